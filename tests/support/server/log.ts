import type { AnsweredRequest, Log } from '../../../src/server/log.ts'

export type Problem = { readonly text: string; readonly cause: unknown }

/** A log that a test can read. */
export function collectLog(): Log & {
  readonly lines: readonly string[]
  readonly problems: readonly Problem[]
  readonly requests: readonly AnsweredRequest[]
  readonly events: readonly object[]
} {
  const lines: string[] = []
  const problems: Problem[] = []
  const requests: AnsweredRequest[] = []
  const events: object[] = []
  return {
    lines,
    problems,
    requests,
    events,
    info: (text) => void lines.push(text),
    problem: (text, cause) => void problems.push({ text, cause }),
    request: (request) => void requests.push(request),
    event: (name, facts) => void events.push({ name, ...facts }),
  }
}
