/** A piece of a text: a web address, or what stands between two of them. */
export type TextPiece = { readonly text: string; readonly isAddress: boolean }

/** No address holds white space, quotes that come in pairs, or the punctuation of East Asian texts. */
const CANDIDATE = /https?:\/\/[^\s<>"“”„«»‹›「」『』【】（）。，、；：！？]+/gi

/**
 * Splits a text at its web addresses. Punctuation at the end of an address belongs to the sentence around it, and so
 * does a closing bracket that was not opened within the address.
 */
export function splitAtAddresses(text: string): TextPiece[] {
  const pieces: TextPiece[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(CANDIDATE)) {
    const address = withoutEnd(found)
    if (/^https?:\/\/$/i.test(address)) continue
    pieces.push({ text: text.slice(end, index), isAddress: false })
    pieces.push({ text: address, isAddress: true })
    end = index + address.length
  }
  return [...pieces, { text: text.slice(end), isAddress: false }]
}

const OPENING = { ')': '(', ']': '[', '}': '{' } as const

function withoutEnd(found: string): string {
  const count = (sign: string): number => found.split(sign).length - 1
  let end = found.length
  for (let tooMany: Record<string, number> = {}; end > 0; end -= 1) {
    const last = found.charAt(end - 1)
    if (last === ')' || last === ']' || last === '}') {
      const left = tooMany[last] ?? count(last) - count(OPENING[last])
      if (left <= 0) break
      tooMany = { ...tooMany, [last]: left - 1 }
    } else if (!/[.,;:!?'’…*]/.test(last)) break
  }
  return found.slice(0, end)
}
