import { OPTIONAL_MAILS } from '../../content/mail-template.ts'
import { SECOND_MS } from '../clock.ts'
import type { Config } from '../settings/config.ts'
import { outboxPath } from '../settings/data-folder.ts'
import { placeFor } from '../built/school-file.ts'
import { createMailQueue, type MailParts } from './mail-queue.ts'
import { outboxTransport } from './outbox.ts'
import { smtpTransport } from './smtp.ts'

/**
 * Sends the mails that wait: by SMTP, or else into the outbox. Mails about tasks have connections of their own, so that
 * no code waits behind them.
 */
export function openMail({ smtp, dataFolder, production }: Config, parts: MailParts) {
  const { clock, log, school } = parts
  const transport = () =>
    smtp === null ? outboxTransport(outboxPath(dataFolder), clock, log) : smtpTransport(smtp, log)
  const queues = [['reset-code', 'password-changed'] as const, OPTIONAL_MAILS].map((kinds) =>
    createMailQueue(parts, kinds, transport(), { withinMs: 2 * SECOND_MS }),
  )
  // In the outbox of a real school nobody reads a reminder.
  const isRead = smtp !== null || !production
  return {
    /** Sends mails that were added. */
    wake: () => queues.forEach((queue) => queue.wake()),
    /** Where reminders lead; null where the school sends none. */
    placeForReminders: () => (isRead ? placeFor('task-due', school()) : null),
    close: async (): Promise<void> => {
      await Promise.all(queues.map((queue) => queue.close()))
    },
  }
}
