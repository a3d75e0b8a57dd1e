import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import { outboxPath } from '../data-folder.ts'
import type { Log } from '../log.ts'
import { placeOfNotices, type Portal, type SchoolFile } from '../school-file.ts'
import type { Mailer } from './mailer.ts'
import { outboxMailer } from './outbox.ts'
import { smtpMailer } from './smtp.ts'

/** What mails about tasks need. */
export type Notices = { readonly mailer: Mailer; readonly portal: Portal }

type Parts = { readonly clock: Clock; readonly log: Log; readonly school: SchoolFile }

/**
 * The mailers of a server: by SMTP, or else into the outbox. Mails about tasks have connections of their own, so that
 * no code waits behind them.
 */
export function openMail({ smtp, dataFolder, production }: Config, parts: Parts) {
  const outbox = outboxMailer(outboxPath(dataFolder), parts)
  const portal = placeOfNotices(parts.school)
  const codes = smtp && smtpMailer(smtp, parts)
  const aboutTasks = smtp && portal && smtpMailer(smtp, parts)
  const notices = portal === null ? undefined : { mailer: aboutTasks ?? outbox, portal }
  const { 'task-received': received, 'task-due': due } = parts.school.mails
  // In the outbox of a real school nobody reads a reminder, and it would count as sent.
  const isRead = smtp !== null || !production
  return {
    mailer: codes ?? outbox,
    /** For the receipts of submissions; undefined where the school sends none. */
    receipts: received && notices,
    /** For reminders; undefined where the school sends none. */
    reminders: isRead ? due && notices : undefined,
    /** @param work resolves when no further mail will come */
    close: async (work: Promise<unknown>): Promise<void> => {
      await Promise.all([codes?.close(work), aboutTasks?.close(work)])
    },
  }
}
