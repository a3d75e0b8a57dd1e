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
  for (const { 0: candidate, index } of text.matchAll(CANDIDATE)) {
    const address = withoutEnd(candidate)
    if (/^https?:\/\/$/i.test(address)) continue
    pieces.push({ text: text.slice(end, index), isAddress: false })
    pieces.push({ text: address, isAddress: true })
    end = index + address.length
  }
  return [...pieces, { text: text.slice(end), isAddress: false }]
}

function withoutEnd(candidate: string): string {
  const count = (sign: string): number => candidate.split(sign).length - 1
  const unopened = new Map([
    [')', count(')') - count('(')],
    [']', count(']') - count('[')],
    ['}', count('}') - count('{')],
  ])
  let end = candidate.length
  for (; end > 0; end -= 1) {
    const last = candidate.charAt(end - 1)
    const left = unopened.get(last)
    if (left === undefined ? !/[.,;:!?'’…*]/.test(last) : left <= 0) break
    if (left !== undefined) unopened.set(last, left - 1)
  }
  return candidate.slice(0, end)
}
