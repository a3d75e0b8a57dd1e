import type { Explanation } from '../problem.ts'

/** Hosts that programs put before the address that was copied, and the part of it that holds that one. */
const DETOUR =
  /^https?:\/\/(?:(?:www\.)?google\.\w+(?:\.\w+)?\/url|[\w.-]+\.safelinks\.protection\.outlook\.com\/|lm?\.facebook\.com\/l\.php)\?(?:[^#]*&)?(?:q|u|url)=(https?[^&#]+)/i

/** Why an address that can be opened does not lead where its writer meant; null where nothing is odd. */
export function doubtfulAddress(
  address: string,
): { explanation: Explanation; meant?: string } | null {
  const detour = DETOUR.exec(address)?.[1]
  if (detour !== undefined) {
    const meant = decoded(detour)
    const sentence = 'This address leads through the program that it was copied from.'
    return { explanation: [sentence, `Write ${meant}`], meant }
  }
  const second = /[^/=?&#:]https?:\/\//i.exec(address.split('?')[0] ?? '')
  if (second === null) return null
  const [one, other] = [address.slice(0, second.index + 1), address.slice(second.index + 1)]
  return {
    explanation: [
      'Two addresses stand here, one behind the other.',
      `Keep one of them: ${one} or ${other}`,
    ],
  }
}

function decoded(part: string): string {
  return /^https?%3a/i.test(part) && URL.canParse(decodeURIComponent(part))
    ? decodeURIComponent(part)
    : part
}
