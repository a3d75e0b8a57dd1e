import { error, type Finding, type Problem } from '../problem.ts'
import { findAll, placeAt, topOf, type Source } from '../source.ts'
import { plainText, type FileContent } from './content-files.ts'

/** In characters, far more than any real text: the Markdown parser's time grows with the square. */
const LONGEST_TEXT = 100_000

/**
 * Decodes a file. Null where it is UTF-16, too long, or holds a merge conflict. A byte-order mark and
 * Windows line ends, which editors add without asking, are dropped.
 */
export function decodeText(file: string, content: FileContent) {
  const source: Source = { file, text: plainText(content) }
  if (typeof content !== 'string' && isWide(content)) return refused(file, UTF_16)
  if (source.text.length > LONGEST_TEXT) return refused(file, TOO_LONG)
  const merge = MERGE_MARKER.exec(source.text)
  if (merge) return { source: null, problems: [error(placeAt(source, merge.index), TWO_VERSIONS)] }
  return {
    source,
    problems: [...told(source, /\uFFFD+/g, UNREADABLE), ...told(source, UNSEEN, INVISIBLE)],
  }
}

function refused(file: string, finding: Finding) {
  return { source: null, problems: [error(topOf(file), finding)] }
}

function told(source: Source, pattern: RegExp, finding: Finding): Problem[] {
  return findAll(source, pattern).map(({ place }) => error(place, finding))
}

/** Whether a file begins with one of the two marks of UTF-16, in which Windows calls a text "Unicode". */
function isWide([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
}

const MERGE_MARKER = /^(?:<{7}|>{7}|\|{7})(?: .*)?$/m

/** Signs that no screen shows and no text needs. The joiners of emoji and of some scripts are not among them. */
const UNSEEN =
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]/g

const UTF_16: Finding = {
  rule: 'encoding',
  message: 'This file was saved in a way that the portal cannot read.',
  advice:
    'Save it again and choose UTF-8, not Unicode; or open the file on GitHub and paste its text there.',
}
const TOO_LONG: Finding = {
  rule: 'too-long',
  message: 'This file is far too large for a text.',
  advice: 'A text has at most 100,000 characters: split it, or remove what was pasted by mistake.',
}
const TWO_VERSIONS: Finding = {
  rule: 'merge-marker',
  message:
    'Two versions of the text stand here, one below the other, because two people changed it.',
  advice:
    'Keep the lines that are right, and remove the others and every line that begins with <<<<<<<, |||||||, ======= or >>>>>>>.',
}
const UNREADABLE: Finding = {
  rule: 'encoding',
  message: 'A letter or sign cannot be read here, because the file was saved in an old way.',
  advice: 'Type it again; then save the file and choose UTF-8, or edit it on GitHub.',
}
const INVISIBLE: Finding = {
  rule: 'invisible-character',
  message: 'Here is an invisible character that does not belong in a text.',
  advice: 'Delete it; it often comes along when text is copied.',
}
