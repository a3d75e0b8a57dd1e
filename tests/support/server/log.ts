import type { Log } from '../../../src/server/log.ts'

/** A log that a test can read. */
export function collectLog() {
  const lines: string[] = []
  const problems: { text: string; cause: unknown }[] = []
  const events: object[] = []
  const log: Log = {
    info: (text) => void lines.push(text),
    problem: (text, cause) => void problems.push({ text, cause }),
    request: () => undefined,
    event: (name, facts) => void events.push({ name, ...facts }),
  }
  return { ...log, lines, problems, events }
}
