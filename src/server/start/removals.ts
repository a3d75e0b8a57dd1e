import type { Clock } from '../clock.ts'
import { pruneOutbox } from '../mail/outbox.ts'
import type { Database } from '../store/database.ts'
import { pruneDevices } from '../store/devices.ts'
import { pruneMessages } from '../store/messages.ts'
import { pruneResets } from '../store/password-reset.ts'
import { pruneAttempts } from '../store/rate-limiter.ts'
import { pruneReminders } from '../store/reminders.ts'
import { pruneSessions } from '../store/session.ts'
import { pruneMails } from '../store/waiting-mails.ts'

/** What the server removes every hour, by its name in the log. */
export function removals(db: Database, clock: Clock, outbox: string) {
  return {
    'Removing old limits': () => pruneAttempts(db, clock.now()),
    'Removing old sessions': () => pruneSessions(db, clock.now()),
    'Removing old devices': () => pruneDevices(db, clock.now()),
    'Removing old reset codes': () => pruneResets(db, clock.now()),
    'Removing old reminders': () => pruneReminders(db, clock.now()),
    'Removing old mails': () => pruneMails(db, clock.now()),
    'Removing old messages': () => pruneMessages(db, clock.now()),
    'Emptying the outbox': () => pruneOutbox(outbox, clock.now()),
  }
}
