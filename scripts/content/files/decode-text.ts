import { error, type Finding } from '../problem.ts'
import { findAll, placeAt, type Source } from '../source.ts'
import { plainText, type FileContent } from './content-files.ts'

// The time of the parsers grows with the square of what is inside each other, or in one paragraph. A person comes
// nowhere near these limits: the policy has 16,000 characters in 200 lines, a paragraph of it 35 marks.
const LONGEST_TEXT = 50_000
const MOST_LINES = 3000
const MOST_MARKS = 1000
const DEEPEST_JSON = 20

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
  const heavy = findHeavy(source)
  if (heavy) return refuse(...heavy)
  const merge = MERGE_MARKER.exec(source.text)
  if (merge) return refuse(merge.index, TWO_VERSIONS)
  const words = source.text.replaceAll(CODE, letterOf)
  const problemsOf = (pattern: RegExp, finding: Finding) =>
    findAll(source, pattern, words).map(({ place }) => error(place, ...finding))
  return { source, problems: [...problemsOf(UNREAD, UNREADABLE), ...problemsOf(UNSEEN, INVISIBLE)] }
}

/** A letter written as its number, such as `\u202e` in fields or `&#8203;` in texts; and the names of unseen ones. */
const CODE =
  /\\(?:u|U0{4})([\da-f]{4})|&#x([\da-f]+);|&#(\d+);|&(?:shy|[lr]rm|af|i[ct]|(?:Apply|Invisible|Negative|NoBreak|Zero)\w*);/gi

/** The letter, in as many characters as its code has, so that every place stays. */
function letterOf(code: string, field?: string, hex?: string, decimal?: string): string {
  const number = decimal ? Number(decimal) : Number.parseInt(field ?? hex ?? '200b', 16)
  return (number <= 0x10ffff ? String.fromCodePoint(number) : '').padEnd(code.length)
}

/** Whether a file begins with one of the two byte-order marks of UTF-16. */
function isUtf16([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
}

const MERGE_MARKER = /^(?:<{7}|>{7}|\|{7})(?: .*)?$/m

/** What would keep a parser busy for seconds, or overflow its stack. */
function findHeavy({ file, text }: Source): [offset: number, Finding] | null {
  const lines = text.split('\n', MOST_LINES + 1).length
  if (text.length > LONGEST_TEXT || lines > MOST_LINES) return [0, TOO_LONG]
  if (file.endsWith('.json')) return findDeepJson(text)
  const nested = NESTED.exec(text)
  if (nested) return [nested.index, TOO_DEEP]
  let marks = 0
  for (const { 0: sign, index } of text.matchAll(/[*_~[\]`<]|\n[ \t]*(?=\n)/g)) {
    marks = sign.startsWith('\n') ? 0 : marks + 1
    if (marks > MOST_MARKS) return [index, TOO_MANY_MARKS]
  }
  return null
}

function findDeepJson(text: string): [offset: number, Finding] | null {
  let depth = 0
  for (const { 0: sign, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[[\]{}]/g)) {
    if (sign === '[' || sign === '{') depth += 1
    if (sign === ']' || sign === '}') depth -= 1
    if (depth > DEEPEST_JSON) return [index, TOO_DEEP_JSON]
  }
  return null
}

/** More quotes and lists inside each other than any text has. */
const NESTED = /^[ \t]*(?:(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))[ \t]*){11}/m

/** Not UTF-8, or a sign that each font draws differently; the review marks changed words with such signs. */
const UNREAD = /[\uFFFD\p{Co}]+/gu

/** Characters that no screen shows and no text needs. The joiners of emoji and of some scripts are needed. */
const UNSEEN =
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g

const UTF_16: Finding = [
  'The portal cannot read the letters of this file.',
  'Save it again and choose UTF-8, not Unicode; or open the file on GitHub and paste its text there.',
]
const TOO_LONG: Finding = [
  'This file is too long.',
  'A text has at most 3,000 lines and 50,000 characters: split it, or remove what was pasted by mistake.',
]
const TOO_MANY_MARKS: Finding = [
  'This paragraph has more than 1,000 stars, brackets and other marks.',
  'Split it with an empty line, or remove what was pasted by mistake.',
]
const TOO_DEEP_JSON: Finding = [
  'This bracket stands inside more than twenty others.',
  'Remove the brackets that were pasted by mistake.',
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
