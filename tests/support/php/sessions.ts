import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** What PHP would hold in $_SESSION. */
type PhpSession = {
  /** The address of the student who signed in. */
  student?: string
}

export type PhpSessions = {
  /** session_start(): the browser's own session, or a new and empty one. */
  readonly start: (headers: IncomingHttpHeaders) => StartedSession
}

export type StartedSession = {
  readonly data: PhpSession
  /** session_regenerate_id(true), so that a session from before the sign-in is worth nothing. */
  readonly regenerate: () => void
  readonly destroy: () => void
  /** The session ID to tell the browser; null where it knows it already. */
  readonly toSend: () => string | null
}

const newId = () => randomBytes(13).toString('hex')

const COOKIE = /(?:^|;\s*)PHPSESSID=([^;]*)/

export function phpSessions(): PhpSessions {
  const sessions = new Map<string, PhpSession>()
  return {
    start(headers) {
      const known = COOKIE.exec(headers.cookie ?? '')?.[1]
      let id = known !== undefined && sessions.has(known) ? known : newId()
      const data = sessions.get(id) ?? {}
      sessions.set(id, data)
      return {
        data,
        regenerate() {
          sessions.delete(id)
          id = newId()
          sessions.set(id, data)
        },
        destroy: () => void sessions.delete(id),
        toSend: () => (id === known ? null : id),
      }
    },
  }
}
