import type { Problem } from '../problem.ts'
import type { TextReading } from '../read/read-text.ts'
import { typedFigure } from '../vocabulary/typed-figures.ts'

/**
 * Says of numbers that are a figure's which texts name that figure: only a person can tell whether it
 * is counted here, too.
 */
export function explainTypedFigures(texts: readonly TextReading[]): Problem[] {
  return texts.flatMap(({ problems }) =>
    problems.map((problem) => {
      const name = typedFigure(problem)
      return name === null ? problem : withUses(problem, name, texts)
    }),
  )
}

/** More titles say no more of what a figure counts. */
const MOST_TITLES = 3

function withUses(problem: Problem, name: string, texts: readonly TextReading[]): Problem {
  const users = texts.filter(({ uses }) => uses.values.includes(`figures.${name}`))
  if (users.length === 0) return problem
  const titles = [...new Set(users.map(titleOf))]
  const more = titles.length > MOST_TITLES ? ' and others' : ''
  const named = `used in ${titles.slice(0, MOST_TITLES).join(', ')}${more}`
  return { ...problem, sentence: problem.sentence.replace(/\.$/, ` (${named}).`) }
}

function titleOf(text: TextReading): string {
  return text.kind === 'mail' ? text.file : (text.found?.title ?? text.file)
}
