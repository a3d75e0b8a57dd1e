import { placeOf, type Place, type Spot } from './source.ts'

/** A mistake in content, told to its writer. */
export type Problem = {
  /** An error stops the build, a warning does not. */
  readonly severity: 'error' | 'warning'
  readonly place: Place
  /** One sentence in plain words. */
  readonly message: string
  /** What to write instead: one or two sentences, then the lines to type. */
  readonly advice: string
  /** Other places with the same mistake. */
  readonly also: readonly Place[]
}

/** How many problems are told at once: nobody reads more, and a hostile file can have thousands. */
export const MOST_TOLD = 100

/** What a problem says, without its place. */
export type Finding = readonly [message: string, advice: string]

/** A finding with its offset in a text. */
export type FindingAt = readonly [offset: number, ...Finding]

export const error = problemOf('error')
export const warning = problemOf('warning')

function problemOf(severity: Problem['severity']) {
  return (
    at: Place | Spot,
    message: string,
    advice: string,
    also: readonly Place[] = [],
  ): Problem => {
    return { severity, place: 'source' in at ? placeOf(at) : at, message, advice, also }
  }
}

/** Problems in the order of their places. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return problems.toSorted((a, b) => {
    return comparePlaces(a.place, b.place) || compareText(a.message, b.message)
  })
}

/** A problem in one line. */
export function formatProblem(problem: Problem): string {
  const { place, severity, advice } = problem
  const kind = severity === 'warning' ? 'warning: ' : ''
  return `${formatPlace(place)} ${kind}${messageOf(problem)} ${advice.replace(/\s*\n\s*/g, ' ')}`
}

/** The message, with all other places. */
export function messageOf({ message, also }: Problem): string {
  if (also.length === 0) return message
  return `${message} It is also named in ${also.map(({ file, line }) => `${file}:${line}`).join(', ')}.`
}

/** The problems that were not in the same files before, on whatever lines. */
export function newProblems(before: readonly Problem[], after: readonly Problem[]): Problem[] {
  const withoutLine = ({ severity, place, also, message }: Problem) =>
    [severity, message, ...[place, ...also].map(({ file }) => file)].join('\n')
  const earlier = new Set(before.map(withoutLine))
  return after.filter((problem) => !earlier.has(withoutLine(problem)))
}

export function formatPlace({ file, line, column }: Place): string {
  return `${file}:${line}:${column}`
}

export function filesWithErrors(problems: readonly Problem[]): ReadonlySet<string> {
  const errors = problems.filter(({ severity }) => severity === 'error')
  const places = errors.flatMap(({ place, also }) => [place].concat(also))
  return new Set(places.map(({ file }) => file))
}

export function comparePlaces(a: Place, b: Place): number {
  return compareText(a.file, b.file) || a.line - b.line || a.column - b.column
}

/** Orders texts the same way on every machine. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
