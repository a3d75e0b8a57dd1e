import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import type { Database } from '../store/database.ts'
import type { SchoolFile } from '../built/school-file.ts'
import type { Passwords } from '../security/password.ts'
import type { SessionLife } from '../store/session.ts'

/** What the calls work with. */
export type BackendParts = {
  readonly db: Database
  readonly clock: Clock
  /** Sends the mails that were added. */
  readonly wakeMails: () => void
  readonly passwords: Passwords
  readonly sessionLife: SessionLife
  /** What the server knows of the school now. */
  readonly school: () => SchoolFile
  readonly log: Log
}
