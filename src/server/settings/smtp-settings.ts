/** A mail server, in nodemailer's words. */
export type SmtpServer = NonNullable<ReturnType<typeof readSmtpServer>>

/** The sender of all mails; without a name it is called as the school. */
export type Sender = { readonly name: string; readonly address: string }

/**
 * Reads the address of a mail server at the start, so that no later error can hold its password.
 *
 * Encryption is required for other machines: without it, an attacker on the network could read the mail server's
 * password and every code. An owner can waive it with requireTLS=false. Where it is not required, no certificate is
 * either: a server on this machine often has one that it made itself.
 * @returns null when the text is not such an address, or when a sign of the password ends it early
 */
export function readSmtpServer(text: string) {
  if (!/^smtps?:\/\/[^\s\\]+$/i.test(text) || !URL.canParse(text)) return null
  const { protocol, username, password, hostname, port, pathname, hash, searchParams } = new URL(
    text,
  )
  const [user, pass, host] = [username, password, hostname].map(decoded)
  const isWaived = searchParams.get('requireTLS') === 'false'
  const isPlain = ['', '/'].includes(pathname) && hash === ''
  const isKnown = [...searchParams.keys()].every((name) => name === 'requireTLS')
  if (user == null || pass == null || !host || !isPlain || !isKnown) return null
  const secure = protocol === 'smtps:'
  const name = host.replace(/^\[(.*)\]$/, '$1')
  const isNear = !secure && /^(?:localhost|127\.[\d.]+|::1)$/i.test(name)
  const isOpen = isWaived || isNear
  // Where Postfix and Exim take mails of their own machine, as Debian installs them.
  const usual = isNear && user === '' ? 25 : undefined
  return {
    host: name,
    /** undefined: 465 for smtps, else 587. */
    port: port === '' ? usual : Number(port),
    /** Whether the connection is encrypted from its first byte. */
    secure,
    requireTLS: !isOpen,
    auth: user === '' ? undefined : { user, pass },
    tls: { rejectUnauthorized: !isOpen },
  }
}

/** @returns null for a stray %, which belongs to the password */
export function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** @returns null unless the text is exactly one address, with or without one name: 'School (Tech) <a@b.org>' */
export function readSender(text: string): Sender | null {
  const [, quoted, plain, named, alone] =
    /^\s*(?:(?:"([^"<>\r\n]*)"|([^"<>\r\n]*?))\s*<([^<>\s]+)>|([^<>\s]+))\s*$/.exec(text) ?? []
  const address = named ?? alone ?? ''
  const isOne = /^[^\s@,;:"<>()]+@[^\s@,;:"<>()]+$/.test(address)
  const name = quoted ?? plain ?? ''
  return isOne && !/@/.test(name) ? { name, address } : null
}
