import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import { outboxPath } from '../data-folder.ts'
import type { Log } from '../log.ts'
import { placeOfNotices, type Portal, type SchoolFile } from '../school-file.ts'
import type { Mailer, OPTIONAL_MAILS } from './mailer.ts'
import { outboxMailer } from './outbox.ts'
import { smtpMailer } from './smtp.ts'

/** What mails about tasks need. */
export type Notices = { readonly mailer: Mailer; readonly portal: Portal }

type Parts = { readonly clock: Clock; readonly log: Log; readonly school: () => SchoolFile }

/**
 * The mailers of a server: by SMTP, or else into the outbox. Mails about tasks have connections of their own, so that
 * no code waits behind them.
 * @param parts.school as it is now: a reload may bring other texts
 */
export function openMail({ smtp, dataFolder, production }: Config, parts: Parts) {
  const outbox = outboxMailer(outboxPath(dataFolder), parts)
  const codes = smtp && smtpMailer(smtp, parts)
  const aboutTasks = smtp && smtpMailer(smtp, parts)
  const noticesOf = (mail: (typeof OPTIONAL_MAILS)[number]): Notices | undefined => {
    const portal = placeOfNotices(parts.school())
    const isWritten = parts.school().mails[mail] !== undefined
    return isWritten && portal !== null ? { mailer: aboutTasks ?? outbox, portal } : undefined
  }
  // In the outbox of a real school nobody reads a reminder, and it would count as sent.
  const isRead = smtp !== null || !production
  return {
    mailer: codes ?? outbox,
    /** For the receipts of submissions; undefined where the school sends none. */
    receipts: () => noticesOf('task-received'),
    /** For reminders; undefined where the school sends none. */
    reminders: () => (isRead ? noticesOf('task-due') : undefined),
    /** @param work resolves when no further mail will come */
    close: async (work: Promise<unknown>): Promise<void> => {
      await Promise.all([codes?.close(work), aboutTasks?.close(work)])
    },
  }
}
