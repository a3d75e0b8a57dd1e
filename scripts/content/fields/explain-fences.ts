import { cardSchema } from '../../../src/content/card.ts'
import { mailSchema } from '../../../src/content/mail.ts'
import { pageSchema } from '../../../src/content/page.ts'
import type { Finding, FindingAt } from '../problem.ts'
import type { Source } from '../source.ts'

/** Says what is wrong with the two lines of hyphens around the fields. */
export function explainFences({ file, text }: Source): FindingAt {
  const first = Math.max(text.search(/\S/), 0)
  const isOpen = /^---[ \t]*(?:\n|$)/.test(text)
  const end = isOpen ? endOfFields(text) : first
  const [odd] = oddFences(text)
  if (odd && odd[0] <= end) return odd
  if (isOpen) return [end, ...NOT_CLOSED]
  const hasFields = /^(?:title|subject):|^---[ \t]*$/m.test(text)
  return [first, ...(hasFields ? NOT_AT_TOP : noFields(file))]
}

/** Lines that look like three hyphens, each with the sign that is wrong in it. */
export function oddFences(text: string): FindingAt[] {
  return Array.from(text.matchAll(ODD_FENCE), ({ 0: line, index }) => {
    const typed = line.replace(/[ \t]+$/, '')
    const [sign] = /[^-]/.exec(typed) ?? []
    const other = sign?.trim() === '' ? 'a space beside the hyphens' : `the sign ${sign}`
    const message = `This line has ${sign ? other : `${typed.length} hyphens`}, where three hyphens must stand alone.`
    return [index, message, 'Delete it, and type --- alone on the line.']
  })
}

/** Hyphens or dashes alone on a line, but not three hyphens with plain spaces after them. */
const ODD_FENCE = /^(?!---[ \t]*$)[^\S\n]*(?:[\p{Pd}\u2212]{2,}|[–—])[^\S\n]*$/gmu

/** Fields in the text below the second line of hyphens; null if there are none. */
export function fieldsBelow(text: string, bodyStart: number): FindingAt | null {
  const match = BELOW.exec(text.slice(bodyStart))
  return match && [bodyStart + match.index + match[0].search(/\S/), ...BELOW_FIELDS]
}

const SCHEMAS = [cardSchema, pageSchema, mailSchema]
const NAMES = SCHEMAS.flatMap(({ entries }) => Object.keys(entries)).join('|')

/** The fields once more, a list or group anywhere, or any field where the text should begin. */
const BELOW = new RegExp(
  String.raw`^---[ \t]*\n(?:title|subject):|^(?:${NAMES}):[ \t]*$|(?<![^])\s*(?:${NAMES}): `,
  'm',
)

const NOT_AT_TOP: Finding = [
  'The fields do not begin at the top of the file.',
  'Write --- alone on the first line, and the fields right below it.',
]
const NOT_CLOSED: Finding = [
  'There is no line of three hyphens below the fields.',
  'Write --- on a line of its own, between the last field and the text.',
]
const BELOW_FIELDS: Finding = [
  'These fields stand in the text, so students would read them.',
  'Move them above the second line of three hyphens, or remove them.',
]

/** The first line that is not a field. */
function endOfFields(text: string): number {
  const match = /^(?![a-z_]+:|\s|-|#).+$/m.exec(text.slice(4))
  return match ? 4 + match.index : text.trimEnd().length
}

/** Tells the lines that a file of this kind needs. */
function noFields(file: string): Finding {
  const lines = file.startsWith('content/mail/')
    ? 'subject: Your code for a new password'
    : file.endsWith('/page.md')
      ? 'title: Exams\nintro: Everything about your exams.'
      : 'title: Exam dates\ndescription: When you sit your exams.'
  return [
    'The file does not begin with its fields.',
    `Write these lines above everything else, in your own words:\n---\n${lines}\n---`,
  ]
}
