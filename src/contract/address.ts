/** A parsed address; each use allows only some kinds. */
export type Address = { readonly href: string } & (
  | { readonly kind: 'web' | 'mail'; readonly host: string }
  /** A host without its scheme, such as `zoom.us/j/1`; href begins with https. */
  | { readonly kind: 'host' }
  | { readonly kind: 'phone' }
  /** A path of the same site; hash is '' or the id of a heading. */
  | { readonly kind: 'portal'; readonly path: string; readonly hash: string }
  /** A heading of the same page. */
  | { readonly kind: 'anchor'; readonly hash: string }
  /** A picture whose bytes are in the address. */
  | { readonly kind: 'picture' }
  /** Anything else without a scheme: `faces/ada.png`, but also `To be updated`. */
  | { readonly kind: 'relative' }
)

const BARE_HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?::\d{1,5})?(?:[/?#].*)?$/i

/** A pasted link without the invisible signs that programs add, such as a soft hyphen. */
export function plainLink(typed: string): string {
  return typed.replaceAll(/\p{Cf}/gu, '').trim()
}

/** Reads any text as an address; null when it is malformed, or of a kind that nothing may use. */
export function readAddress(text: string): Address | null {
  const href = text.trim()
  // A browser drops tabs and line ends inside an address, which would turn '/\t/host' into '//host'.
  if (href === '' || /\p{Cc}/u.test(href) || /^[/\\]{2}/.test(href)) return null
  if (href.startsWith('#')) return { kind: 'anchor', href, hash: href.slice(1) }
  if (href.startsWith('/')) return readPath(href)
  if (BARE_HOST.test(href)) {
    const url = parse(`https://${href}`)
    return url && { kind: 'host', href: url.href }
  }
  return /^[a-z][a-z\d+.-]*:/i.test(href) ? readUrl(href) : { kind: 'relative', href }
}

function readPath(href: string): Address {
  const [beforeHash = '', ...hash] = href.split('#')
  return { kind: 'portal', href, path: beforeHash.split('?')[0] ?? '', hash: hash.join('#') }
}

function readUrl(text: string): Address | null {
  const url = parse(text)
  if (url === null) return null
  const { href } = url
  switch (url.protocol) {
    case 'http:':
    case 'https:':
      return { kind: 'web', href, host: url.hostname }
    case 'mailto:':
      return { kind: 'mail', href, host: /^mailto:[^@?]+@([^@?]+)(?:\?|$)/i.exec(text)?.[1] ?? '' }
    case 'tel:':
      return { kind: 'phone', href }
    default: {
      const isPicture = /^data:image\/(?:png|jpeg|gif|webp);base64,/i.test(text)
      return isPicture ? { kind: 'picture', href: text } : null
    }
  }
}

/**
 * The address of a link that a backend stored; null when it is not safe to follow.
 * @param site the portal's own origin, where it is known
 */
export function linkAddress(stored: string, site = UNKNOWN_SITE): string | null {
  const address = readAddress(stored)
  const isLink =
    address !== null && ['web', 'host', 'mail', 'phone', 'portal'].includes(address.kind)
  return isLink && !leadsToBackend(address.href, site) ? address.href : null
}

/**
 * The address of a picture that a backend stored; null when none may come from there. A relative one
 * counts from the site's root.
 * @param site the portal's own origin
 */
export function imageAddress(stored: string, site: string): string | null {
  // Some backends break the lines of a picture's bytes.
  const isPicture = /^\s*data:/i.test(stored)
  const address = readAddress(isPicture ? stored.replaceAll(/\s+/g, '') : stored)
  if (address === null || address.kind === 'picture') return address?.href ?? null
  // The text itself: 'ada.png' looks like a host, and as a picture it is a file.
  const url = parse(stored.trim(), site)
  if (url === null || leadsToBackend(url.href, site)) return null
  return url.protocol === 'https:' || url.origin === site ? url.href : null
}

/** Where to go after signing in: the page that asked for it when it is on this site, else the dashboard. */
export function safeRedirectPath(wish: string | undefined): string {
  const address = readAddress(wish ?? '')
  const isPage = address?.kind === 'portal' && !leadsToBackend(address.href, UNKNOWN_SITE)
  return isPage ? address.href : '/'
}

/** Whether a student typed an http or https address with a host. */
export function isWebAddress(typed: string): boolean {
  return /^https?:\/\/[^/]/i.test(typed) && readAddress(typed)?.kind === 'web'
}

const HOST = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}][\p{L}\p{N}-]+$/u

/**
 * An address that a writer of content typed; null when it cannot be used. Stricter than the others: a
 * writer can be asked to correct it.
 */
export function contentAddress(typed: string): Address | null {
  const address = /[\s\\<>"]/.test(typed) ? null : readAddress(typed)
  switch (address?.kind) {
    case 'web':
      return isWebAddress(typed) && HOST.test(address.host) && !hasCredentials(address.href)
        ? address
        : null
    case 'mail':
      return HOST.test(address.host) ? { ...address, host: address.host.toLowerCase() } : null
    case 'phone':
      return /^tel:\+?[0-9][0-9().-]*$/i.test(typed) ? address : null
    case 'anchor':
      return address.hash === '' ? null : address
    case 'portal':
      return address
    default:
      return null
  }
}

// 'https://bank.example@elsewhere.example' looks like one host and leads to another.
export function hasCredentials(href: string): boolean {
  const { username, password } = new URL(href)
  return username !== '' || password !== ''
}

/** Used where the portal's own origin is unknown: only paths count as its own. */
const UNKNOWN_SITE = 'https://portal.invalid'

/** Whether an address would make a call of the backend, such as the one that signs out. */
function leadsToBackend(href: string, site: string): boolean {
  const url = parse(href, site)
  // Cookies belong to a host, for all its schemes and ports.
  const isOwn = url?.hostname === parse(site)?.hostname && /^https?:$/.test(url?.protocol ?? '')
  if (url === null || !isOwn) return false
  // Servers decode a path, join its slashes and resolve its dots before they look at it; an encoded # or ?
  // stays a part of the path.
  const decoded = url.pathname
    .replaceAll(/%(?!23|3f)[0-9a-f]{2}/gi, decodeByte)
    .replaceAll(/[/\\]+/g, '/')
  return /^\/backend(?:\/|$)/i.test(parse(decoded, site)?.pathname ?? '')
}

function decodeByte(escape: string): string {
  return String.fromCharCode(Number.parseInt(escape.slice(1), 16))
}

function parse(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null // browsers before 2024 have no URL.parse
  }
}
