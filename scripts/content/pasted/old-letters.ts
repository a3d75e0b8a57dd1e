// Windows kept every letter in one byte before there was UTF-8, of which many programs still make use.

const WINDOWS = new TextDecoder('windows-1252')
const UTF_8 = new TextDecoder('utf-8', { fatal: true })

/** The upper half of that alphabet, by its bytes. */
const BYTES: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 128 }, (_, index) => [
    WINDOWS.decode(Uint8Array.of(index + 128)),
    index + 128,
  ]),
)

/** Signs that come of the second and later bytes of a letter. */
const TAIL = `[${[...BYTES.keys()].slice(0, 64).join('')}]`

/** Of those the ones that may follow a capital letter with an accent: “CAFÉ”. */
const BESIDES_QUOTES = `(?![“”‘’–—…])${TAIL}`

/** The signs that come of a letter, a quote, a dash or an emoji of UTF-8 read in that alphabet; â€ is all that many programs leave of ”. */
export const GARBLED = new RegExp(
  `Â${TAIL}|[ÃÄÅÆÇÌ]${BESIDES_QUOTES}|â${TAIL}{2}|á[¸¹º»]${TAIL}|ðŸ${TAIL}{2}|â€\uFFFD?|ï»¿`,
  'gu',
)

/** What was written before a text was read in that alphabet; null where nobody can tell. */
export function ungarbled(signs: string): string | null {
  if (/^â€\uFFFD?$/.test(signs)) return '”'
  if (signs === 'ï»¿') return ''
  try {
    return UTF_8.decode(Uint8Array.from(signs, (sign) => BYTES.get(sign) ?? 0))
  } catch {
    return null
  }
}

/** Whether bytes are the beginning of a letter of UTF-8. */
function isBegun(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}

/** A text of which some letters were saved in that alphabet, with all of its letters. */
export function readMixed(bytes: Uint8Array): string {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  let at = 0
  return Array.from(text, (sign) => {
    const size = Buffer.byteLength(sign)
    // A U+FFFD that was typed is one; another stands for as many bytes as begin a letter.
    const isTyped = sign !== '\uFFFD' || Buffer.from(sign).equals(bytes.subarray(at, at + size))
    const count = isTyped
      ? size
      : ([3, 2].find((most) => isBegun(bytes.subarray(at, at + most))) ?? 1)
    at += count
    return isTyped ? sign : WINDOWS.decode(bytes.subarray(at - count, at))
  }).join('')
}
