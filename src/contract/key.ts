/** Invisible signs, except the two joiners that Persian words and emoji need. */
const INVISIBLE = /[^\P{Cf}\u200C\u200D]/gu

/**
 * One form of a text by which rows are found, such as a cohort or a lesson number: without the invisible
 * signs that programs add to pasted texts, in one line, each letter one sign with its accent.
 */
export function cleanKey(text: string): string {
  return text.replaceAll(INVISIBLE, '').normalize('NFC').replaceAll(/\s+/g, ' ').trim()
}
