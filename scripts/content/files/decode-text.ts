import { error, type Finding, type Problem } from '../problem.ts'
import { findAll, placeAt, type Source } from '../source.ts'
import { plainText, type FileContent } from './content-files.ts'

/** In characters; the policy has 16,000. The Markdown parser's time grows with the square of a text. */
const LONGEST_TEXT = 50_000

/**
 * Decodes a file, without its byte-order mark and Windows line ends.
 * @returns no source if it is UTF-16, too long or too deep, or holds a merge conflict
 */
export function decodeText(file: string, content: FileContent) {
  const source: Source = { file, text: plainText(content) }
  const refuse = (offset: number, finding: Finding) => {
    return { source: null, problems: [error(placeAt(source, offset), ...finding)] }
  }
  if (typeof content !== 'string' && isUtf16(content)) return refuse(0, UTF_16)
  if (source.text.length > LONGEST_TEXT) return refuse(0, TOO_LONG)
  const nested = NESTED.exec(source.text)
  if (nested) return refuse(nested.index, TOO_DEEP)
  const merge = MERGE_MARKER.exec(source.text)
  if (merge) return refuse(merge.index, TWO_VERSIONS)
  return {
    source,
    problems: [...told(source, /\uFFFD+/g, UNREADABLE), ...told(source, UNSEEN, INVISIBLE)],
  }
}

function told(source: Source, pattern: RegExp, finding: Finding): Problem[] {
  return findAll(source, pattern).map(({ place }) => error(place, ...finding))
}

/** Whether a file begins with one of the two byte-order marks of UTF-16. */
function isUtf16([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
}

const MERGE_MARKER = /^(?:<{7}|>{7}|\|{7})(?: .*)?$/m

/** More quotes and lists inside each other than any text has: the Markdown parser would take minutes. */
const NESTED = /^[ \t]*(?:(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))[ \t]*){11}/m

/** Characters that no screen shows and no text needs. The joiners of emoji and of some scripts are needed. */
const UNSEEN =
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]/g

const UTF_16: Finding = [
  'The portal cannot read the letters of this file.',
  'Save it again and choose UTF-8, not Unicode; or open the file on GitHub and paste its text there.',
]
const TOO_LONG: Finding = [
  'This file is too long.',
  'A text has at most 50,000 characters: split it, or remove what was pasted by mistake.',
]
const TOO_DEEP: Finding = [
  'This line begins with more than ten quotes or lists inside each other.',
  'Remove the marks that were pasted by mistake.',
]
const TWO_VERSIONS: Finding = [
  'Two people changed this text, and the file still holds both versions.',
  'Keep the right lines, and remove the others and every line that begins with <<<<<<<, |||||||, ======= or >>>>>>>.',
]
const UNREADABLE: Finding = [
  'The portal cannot read this letter or sign.',
  'Type it again; then save the file and choose UTF-8, or edit it on GitHub.',
]
const INVISIBLE: Finding = [
  'There is an invisible character here.',
  'Delete it: such characters often come along with copied text.',
]
