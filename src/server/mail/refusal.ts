import { isUntrusted } from '../start-error.ts'
import { maskAddress } from './mask.ts'

const MOST_CHARACTERS = 300

/** Why a mail was not taken: an SMTP or network error in one line, with addresses and possible codes masked. */
export function reasonOf(cause: unknown): string {
  const { code = '', response, message = String(cause) } = Object(cause) as Partial<SmtpError>
  const words = (response ?? message)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g, maskAddress)
    .replace(/\d{6,}/g, '…')
    .slice(0, MOST_CHARACTERS)
  const reason = words.includes(code) ? words : `${code} ${words}`
  return isUntrusted(cause) ? `${reason}. ${OWN_AUTHORITY}` : reason
}

type SmtpError = {
  readonly code: string
  readonly response: string
  readonly message: string
  readonly responseCode: number
  readonly command: string
}

const OWN_AUTHORITY =
  'If the school has a certificate authority of its own, set NODE_EXTRA_CA_CERTS to the file with its certificate.'

/**
 * Whether a mail server refuses this address or this mail for good (RFC 5321, 4.2.1). A refusal of the password or of the
 * sender is about the server's settings, which an owner can mend while the mails wait.
 */
export function isPermanent(cause: unknown): boolean {
  const { responseCode = 0, command = '' } = Object(cause) as Partial<SmtpError>
  // 503 is about the order of commands.
  return responseCode >= 500 && responseCode !== 503 && ['RCPT TO', 'DATA'].includes(command)
}
