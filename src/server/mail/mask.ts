/** For the log: 'a…@example.org'. */
export function maskAddress(address: string): string {
  return address.replace(/^(.).*@/su, '$1…@')
}

const MOST_CHARACTERS = 300

/** An SMTP or network error for the log: on one line, with addresses and possible codes masked. */
export function maskReason(cause: unknown): string {
  const { code = '', response, message = String(cause) } = Object(cause) as Partial<SmtpError>
  const words = (response ?? message)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g, maskAddress)
    .replace(/\d{6,}/g, '…')
    .slice(0, MOST_CHARACTERS)
  return words.includes(code) ? words : `${code} ${words}`
}

type SmtpError = { readonly code: string; readonly response: string; readonly message: string }
