import type { Place } from './source.ts'

/** Something wrong in content, said to the person who wrote it. */
export type Problem = Place & {
  /** An error stops the build, a warning does not. */
  readonly severity: 'error' | 'warning'
  /** One sentence in plain words. */
  readonly sentence: string
  /** What to write instead; a sentence or two. */
  readonly advice: string
  /** What mends it, where that is certain. */
  readonly repair?: Repair
}

/** Puts `text` in the place of what stands from `start` to `end` of a source's text. */
export type Repair = { readonly start: number; readonly end: number; readonly text: string }

/** A repair counted from another beginning. */
export function movedBy({ start, end, text }: Repair, by: number): Repair {
  return { start: start + by, end: end + by, text }
}

/** What is wrong, and what to write instead. */
export type Explanation = readonly [sentence: string, advice: string]

/** The one way for a stage to say that something is wrong; the stage goes on and looks for more. */
export type Report = (place: Place, sentence: string, advice: string, repair?: Repair) => void

/** Collects the problems of one run. */
export function createProblemList() {
  const problems = new Map<string, Problem>()
  const add = (severity: Problem['severity']): Report => {
    return ({ file, line, column }, sentence, advice, repair) => {
      const said = { file, line, column, severity, sentence, advice }
      const problem = repair ? { ...said, repair } : said
      // A card that several pages show is looked at several times; its problem is one.
      problems.set(formatProblem(problem), problem)
    }
  }
  return {
    error: add('error'),
    warning: add('warning'),
    sorted: (): Problem[] => [...problems.values()].sort(byPlace),
  }
}

/** A problem in one line. */
export function formatProblem({ file, line, column, severity, sentence, advice }: Problem): string {
  const kind = severity === 'warning' ? 'warning: ' : ''
  return `${file}:${line}:${column} ${kind}${sentence} ${advice}`
}

function byPlace(a: Problem, b: Problem): number {
  return comparePlaces(a, b) || compareText(a.sentence, b.sentence)
}

export function comparePlaces(a: Place, b: Place): number {
  return compareText(a.file, b.file) || a.line - b.line || a.column - b.column
}

/** Orders texts the same way on every machine. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
