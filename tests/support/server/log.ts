import type { Log } from '../../../src/server/log.ts'

export type Problem = { readonly text: string; readonly cause: unknown }

/** A log that a test can read. */
export function collectLog(): Log & {
  readonly lines: readonly string[]
  readonly problems: readonly Problem[]
} {
  const lines: string[] = []
  const problems: Problem[] = []
  return {
    lines,
    problems,
    info: (text) => void lines.push(text),
    problem: (text, cause) => void problems.push({ text, cause }),
  }
}
