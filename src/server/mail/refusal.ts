import { isUntrusted } from '../start-error.ts'
import { maskReason } from './mask.ts'

/** Why a mail was not taken, without addresses and codes. */
export function reasonOf(cause: unknown): string {
  return isUntrusted(cause) ? `${maskReason(cause)}. ${OWN_AUTHORITY}` : maskReason(cause)
}

const OWN_AUTHORITY =
  'If the school has a certificate authority of its own, set NODE_EXTRA_CA_CERTS to the file with its certificate.'

/**
 * Whether a mail server refuses this address or this mail for good (RFC 5321, 4.2.1). A refusal of the password or of the
 * sender is about the server's settings, which an owner can mend while the mails wait.
 */
export function isPermanent(cause: unknown): boolean {
  const { responseCode = 0, command = '' } = Object(cause) as {
    responseCode?: number
    command?: string
  }
  // 503 is about the order of commands.
  return responseCode >= 500 && responseCode !== 503 && ['RCPT TO', 'DATA'].includes(command)
}
