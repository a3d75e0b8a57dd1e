import type { Config } from '../../settings/config.ts'
import { maskReason } from '../../mail/mask.ts'

type Mail = { readonly to: string; readonly subject: string; readonly text: string }

/**
 * Sends a mail over a connection of its own.
 * @returns null, or why the mail server did not take it, without addresses and codes
 */
export async function sendMail(
  smtp: NonNullable<Config['smtp']>,
  mail: Mail,
): Promise<string | null> {
  const { sendAtOnce } = await import('../../mail/smtp.ts') // other commands start without it
  try {
    await sendAtOnce(smtp, mail)
    return null
  } catch (cause) {
    return maskReason(cause)
  }
}
