import type { Env } from './settings/settings-file.ts'

/** Never holds a password, code or token, and in production names a student by the account's id alone. */
export type Log = {
  readonly info: (text: string) => void
  /** @param requestId the X-Request-Id of the request that failed */
  readonly problem: (text: string, cause: unknown, requestId?: string) => void
  readonly request: (request: AnsweredRequest) => void
  /** For the audit, such as a sign-in. */
  readonly event: (name: AuditEvent, facts: Readonly<Record<string, string | number>>) => void
}

type AuditEvent = 'sign-in' | 'sign-in-refused' | 'reset-code' | 'password-reset' | 'import'

type AnsweredRequest = {
  readonly id: string
  readonly method: string
  /** Without the query. */
  readonly path: string
  /** 499: the browser went away before the response. */
  readonly status: number
  readonly ms: number
  /** Of the whole response as sent, headers included. */
  readonly bytes: number
}

/** For a terminal: without a line for each request. */
export const consoleLog: Log = {
  info: (text) => console.log(text),
  problem: (text, cause) => console.error(text, cause),
  request: () => {},
  event: () => {},
}

/** Levels of syslog, which `journalctl -p` filters by. */
const PRIORITIES = { error: '<3>', warning: '<4>', info: '<6>' }

/**
 * For log collectors: one line of JSON for each event.
 * @param inJournal whether systemd's journal reads the lines, and a priority in front of each
 */
export function jsonLog(write: (line: string) => void, inJournal = false): Log {
  const line = (level: keyof typeof PRIORITIES, facts: object) => {
    const text = JSON.stringify({ time: new Date().toISOString(), level, ...facts })
    write(`${inJournal ? PRIORITIES[level] : ''}${text}\n`)
  }
  return {
    info: (text) => line('info', { text: withoutSecrets(text) }),
    problem: (text, cause, requestId) =>
      line('error', {
        ...(requestId !== undefined && { request: requestId }),
        text: withoutSecrets(text),
        cause: withoutSecrets(
          cause instanceof Error ? (cause.stack ?? cause.message) : String(cause),
        ),
      }),
    request: ({ id, path, ms, ...facts }) =>
      line('info', {
        request: id,
        ...facts,
        path: withoutSecrets(path),
        ms: Math.round(ms * 10) / 10,
      }),
    event: (event, facts) =>
      line(event === 'sign-in-refused' ? 'warning' : 'info', { event, ...facts }),
  }
}

/** An error of a command, marked for the journal where systemd reads the output. */
export function asError(text: string, env: Env): string {
  return env['JOURNAL_STREAM'] === undefined ? text : text.replace(/^/gm, PRIORITIES.error)
}

export function logFor(env: Env): Log {
  if (env['NODE_ENV'] !== 'production') return consoleLog
  // Set by systemd where it reads the output.
  return jsonLog((line) => process.stdout.write(line), env['JOURNAL_STREAM'] !== undefined)
}

/** Longer texts are cut. */
const MAX_LENGTH = 2000

/** A path can hold anything, and a mail server's refusal names the student. */
export function withoutSecrets(text: string): string {
  return text
    .slice(0, MAX_LENGTH)
    .replace(/[\w.%+-]{1,64}(?:@|%40)[\w.-]+/gi, '…@…')
    .replace(/[\w-]{40,}/g, '…') // a token
    .replace(/\b\d{6,}\b/g, '…') // a code
}
