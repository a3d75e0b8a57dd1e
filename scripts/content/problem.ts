import type { Place } from './source.ts'

/** Something wrong in content, said to the person who wrote it. */
export type Problem = Place & {
  /** An error stops the build, a warning does not. */
  readonly severity: 'error' | 'warning'
  /** One sentence in plain words. */
  readonly sentence: string
  /** What to write instead: a sentence or two, and below it the lines to type, as they are. */
  readonly advice: string
}

/** What is wrong, and what to write instead. */
export type Explanation = readonly [sentence: string, advice: string]

export const error = problemOf('error')
export const warning = problemOf('warning')

function problemOf(severity: Problem['severity']) {
  return ({ file, line, column }: Place, sentence: string, advice: string): Problem => {
    return { file, line, column, severity, sentence, advice }
  }
}

/**
 * Problems in the order of their places, each once: words that are written otherwise than they are
 * read, such as 10&nbsp;minutes, all have the place of their text.
 */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const different = new Map(problems.map((problem) => [formatProblem(problem), problem]))
  return [...different.values()].sort((a, b) => {
    return comparePlaces(a, b) || compareText(a.sentence, b.sentence)
  })
}

/** A problem in one line. */
export function formatProblem({ file, line, column, severity, sentence, advice }: Problem): string {
  const kind = severity === 'warning' ? 'warning: ' : ''
  return `${file}:${line}:${column} ${kind}${sentence} ${advice.replace(/\s*\n\s*/g, ' ')}`
}

export function comparePlaces(a: Place, b: Place): number {
  return compareText(a.file, b.file) || a.line - b.line || a.column - b.column
}

/** Orders texts the same way on every machine. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
