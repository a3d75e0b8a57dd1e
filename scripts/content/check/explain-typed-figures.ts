import { plainText, type ContentFiles } from '../files/content-files.ts'
import { comparePlaces, warning, type Problem } from '../problem.ts'
import type { TextReading } from '../read/read-text.ts'
import { placeAt } from '../source.ts'
import { typedFigure } from '../vocabulary/typed-figures.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { replacedValues } from './replaced-values.ts'

/**
 * Says of numbers that are a figure's which texts name that figure: only a person can tell whether it
 * is counted here, too. Where the accepted version named it in this very place, it says so.
 * @param others what is told of numbers that stand in place of other figures
 */
export function explainTypedFigures(
  texts: readonly TextReading[],
  files: ContentFiles,
  accepted: ContentFiles | null,
  others: readonly Problem[],
  vocabulary: Vocabulary,
): Problem[] {
  return texts.flatMap(({ file, problems }) => {
    if (problems.every((problem) => typedFigure(problem) === null)) return problems
    const lost = lostFigures(file, files, accepted, vocabulary)
    return [
      ...lost,
      ...problems.flatMap((problem) => {
        const name = typedFigure(problem)
        if (name === null) return problem
        const isLost = [...lost, ...others].some((other) => comparePlaces(other, problem) === 0)
        return isLost ? [] : withUses(problem, name, texts)
      }),
    ]
  })
}

/** Figures whose own numbers stand where the accepted version named them. */
function lostFigures(
  file: string,
  files: ContentFiles,
  accepted: ContentFiles | null,
  { typedFigures: { figures } }: Vocabulary,
): Problem[] {
  const [now, before] = [files.get(file), accepted?.get(file)]
  if (now === undefined || before === undefined) return []
  const text = plainText(now)
  return replacedValues(plainText(before), text).flatMap(({ name, raw, typed, start }) => {
    const figure = figures.find((other) => `figures.${other.name}` === name)
    // A sentence may have been added behind it.
    const [first] = figure ? Array.from(typed.matchAll(figure.pattern)) : []
    if (first?.index !== 0) return []
    const [found] = first
    const words = found.replaceAll(/\s+/g, ' ')
    const sentence = `${words} stands here by hand, where ${raw} stood, and would stay when the figure changes.`
    const advice = `Write ${raw} here again. Leave this only if it counts something else now.`
    const edit = { start, end: start + found.length, text: raw }
    return warning(placeAt({ file, text }, start), sentence, advice, undefined, edit)
  })
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
