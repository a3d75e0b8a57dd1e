/** Where an address in content leads. */
export type Address =
  | { readonly kind: 'web'; readonly host: string }
  | { readonly kind: 'mail'; readonly host: string }
  | { readonly kind: 'phone' }
  /** One of the portal's own paths; hash is '' or the id of a heading. */
  | { readonly kind: 'portal'; readonly path: string; readonly hash: string }
  /** A heading of the same page. */
  | { readonly kind: 'anchor'; readonly hash: string }

const HOST = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}][\p{L}\p{N}-]+$/u

/** Reads an address that somebody wrote; null when it is malformed or not safe to follow. */
export function readAddress(address: string): Address | null {
  if (/[\s\\<>"]/.test(address)) return null
  if (address.startsWith('#')) {
    return address.length > 1 ? { kind: 'anchor', hash: address.slice(1) } : null
  }
  if (address.startsWith('/')) return readPortalPath(address)
  if (/^https?:\/\/[^/]/i.test(address)) return readWebAddress(address)
  if (/^mailto:/i.test(address)) return readMailAddress(address)
  return /^tel:\+?[0-9][0-9().-]*$/i.test(address) ? { kind: 'phone' } : null
}

function readPortalPath(address: string): Address | null {
  if (address.startsWith('//')) return null
  const [beforeHash = '', ...hash] = address.split('#')
  const path = beforeHash.split('?')[0] ?? ''
  return { kind: 'portal', path, hash: hash.join('#') }
}

function readWebAddress(address: string): Address | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  // 'https://bank.example@elsewhere.example' looks like one host and leads to another.
  if (url.username !== '' || url.password !== '') return null
  return HOST.test(url.hostname) ? { kind: 'web', host: url.hostname } : null
}

function readMailAddress(address: string): Address | null {
  const [user = '', host = '', ...rest] = (
    address.slice('mailto:'.length).split('?')[0] ?? ''
  ).split('@')
  const valid = user !== '' && rest.length === 0 && HOST.test(host)
  return valid ? { kind: 'mail', host: host.toLowerCase() } : null
}
