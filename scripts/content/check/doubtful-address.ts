import type { Explanation } from '../problem.ts'

/** Hosts that programs put before the address that was copied, and the part of it that holds that one. */
const DETOUR =
  /^https?:\/\/(?:(?:www\.)?google\.\w+(?:\.\w+)?\/url|[\w.-]+\.safelinks\.protection\.outlook\.com\/|lm?\.facebook\.com\/l\.php)\?(?:[^#]*&)?(?:q|u|url)=(https?[^&#]+)/i

/** Why an address that can be opened does not lead where its writer meant; null where nothing is odd. */
export function doubtfulAddress(address: string): Explanation | null {
  if (/^mailto:\/+/i.test(address)) {
    const meant = address.replace(/^mailto:\/+/i, 'mailto:')
    return ['No slashes follow mailto:', `Write ${meant}`]
  }
  const detour = DETOUR.exec(address)?.[1]
  if (detour !== undefined) {
    const sentence = 'This address leads through the program that it was copied from.'
    return [sentence, `Write ${decoded(detour)}`]
  }
  const second = /[^/=?&#:]https?:\/\//i.exec(address.split('?')[0] ?? '')
  if (second) {
    const [one, other] = [address.slice(0, second.index + 1), address.slice(second.index + 1)]
    return [
      'Two addresses stand here, one behind the other.',
      `Keep one of them: ${one} or ${other}`,
    ]
  }
  const plain = address.replace(/[.,;:!]+$/, '')
  if (plain === address || !/^(?:https?|mailto):/i.test(address)) return null
  return [`The address ends with ${address.slice(plain.length)}`, `Write ${plain}`]
}

function decoded(part: string): string {
  return /^https?%3a/i.test(part) && URL.canParse(decodeURIComponent(part))
    ? decodeURIComponent(part)
    : part
}
