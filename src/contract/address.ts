/**
 * A stored text as an address that is safe to link to, or null. Safe are http, https, mailto, tel
 * and a path on the same site; text that looks like a host without a scheme (`zoom.us/j/1`) gets https.
 */
export function safeAddress(stored: string): string | null {
  const text = stored.trim()
  // A browser drops tabs and line ends inside an address, which would turn '/\t/host' into '//host'.
  if (text === '' || hasControlCharacter(text)) return null
  if (BARE_HOST.test(text)) return safeAddress(`https://${text}`)
  if (text.startsWith('/')) return /^\/[/\\]/.test(text) ? null : text
  const url = URL.parse(text)
  return url !== null && SAFE_SCHEMES.has(url.protocol) ? url.href : null
}

const SAFE_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:'])

const BARE_HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?::\d{1,5})?(?:[/?#].*)?$/i

function hasControlCharacter(text: string): boolean {
  return Array.from(text).some((character) => character < ' ' || character === '\u007f')
}
