import { error, type Explanation, type Problem } from '../problem.ts'
import { placeAt, topOf, type Source } from '../source.ts'
import { plainText, type FileContent } from './content-files.ts'
import { checkMergeSigns } from './merge-signs.ts'

/** In characters: five times the longest text there is; the Markdown parser's time grows with the square. */
const LONGEST_TEXT = 100_000

/** A file's text, null when it is none; what is wrong with its characters. */
export type Decoded = { readonly source: Source | null; readonly problems: readonly Problem[] }

/**
 * Turns what a file holds into text: a byte-order mark and Windows line ends, which editors add
 * without asking, are dropped. A text with single characters that cannot be read goes on to the
 * other checks.
 */
export function decodeText(file: string, content: FileContent): Decoded {
  const text = plainText(content)
  if (text.length > LONGEST_TEXT) {
    const advice =
      'A text has at most 100,000 characters: split it, or remove what was pasted by mistake.'
    const problem = error(topOf(file), 'This file is far too large for a text.', advice)
    return { source: null, problems: [problem] }
  }
  if (typeof content !== 'string' && isWide(content)) {
    const sentence = 'This file was saved in a way that the portal cannot read.'
    const advice =
      'Save it again and choose UTF-8, not Unicode; or open the file on GitHub and paste its text there.'
    return { source: null, problems: [error(topOf(file), sentence, advice)] }
  }
  const source = { file, text }
  const left = checkMergeSigns(source)
  if (left.length > 0) return { source: null, problems: left }
  return { source, problems: [...checkLetters(source), ...checkControls(source)] }
}

/** What stands in place of bytes that are no letter. */
function checkLetters(source: Source): Problem[] {
  return Array.from(source.text.matchAll(/\uFFFD+/g), ({ index }) => {
    return error(placeAt(source, index), ...UNREADABLE)
  })
}

const UNREADABLE: Explanation = [
  'A letter or sign cannot be read here, because the file was saved in an old way.',
  'Type it again; then save the file and choose UTF-8, or edit it on GitHub.',
]

function checkControls(source: Source): Problem[] {
  return Array.from(source.text.matchAll(UNSEEN), ({ index }) => {
    const [sentence, advice] = INVISIBLE
    const repair = { start: index, end: index + 1, text: '' }
    return error(placeAt(source, index), sentence, advice, repair)
  })
}

const INVISIBLE: Explanation = [
  'Here is an invisible character that does not belong in a text.',
  'Delete it; it often comes along when text is copied.',
]

/** Signs that no screen shows and no text needs. The joiners of emoji and of some scripts are not among them. */
export const UNSEEN =
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]/g

/** Whether a file begins with one of the two marks of UTF-16, in which Windows calls a text "Unicode". */
function isWide([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
}
