import { cardSchema, mailSchema, pageSchema } from '../schemas/documents.ts'
import { lineEnd, type Source } from '../source.ts'
import { unwrapped } from './schema-parts.ts'
import type { Found } from '../problem.ts'

/** Says what is wrong with the two lines of hyphens around the fields. */
export function explainFences({ file, text }: Source): Found {
  const first = text.search(/\S/)
  const head = first === -1 ? '' : text.slice(first, lineEnd(text, first)).trim()
  if (head !== '---' || first !== 0) {
    const offset = Math.max(first, 0)
    // Below something else, or without the line above them, the fields are there all the same.
    const isThere = /^(?:title|subject):|^---[ \t]*$/m.test(text)
    return { rule: 'front-matter', offset, ...(isThere ? NOT_AT_TOP : noFields(file)) }
  }
  return { rule: 'front-matter', offset: endOfFields(text), ...NOT_CLOSED }
}

/** Fields below the second line of hyphens, where they are words of the text; null where there are none. */
export function fieldsBelow(text: string, bodyStart: number): Found | null {
  const found = BELOW.exec(text.slice(bodyStart))
  if (!found) return null
  const offset = bodyStart + found.index + found[0].search(/\S/)
  const isCopy = found[0].includes('---')
  return { rule: 'front-matter', offset, ...(isCopy ? COPIED : MISPLACED) }
}

const FIELDS = Object.entries({
  ...cardSchema.entries,
  ...pageSchema.entries,
  ...mailSchema.entries,
}).map(([name, schema]) => ({ name, type: unwrapped(schema).type }))

const namesOf = (fields: typeof FIELDS): string => fields.map(({ name }) => name).join('|')
const LISTS = FIELDS.filter(({ type }) => type === 'array' || type === 'strict_object')

/** The fields once more, a list anywhere, or any field where the text should begin. */
const BELOW = new RegExp(
  [
    String.raw`^---[ \t]*\n(?:title|subject):`,
    String.raw`^(?:${namesOf(LISTS)}):[ \t]*$`,
    String.raw`(?<![^])\s*(?:${namesOf(FIELDS)}): `,
  ].join('|'),
  'm',
)

const NOT_AT_TOP = {
  message: 'The fields do not begin at the top of the file with a line of three hyphens.',
  advice: 'Make --- the first line, alone on it, and write the fields right below.',
}
const NOT_CLOSED = {
  message: 'The fields are not closed: a line of three hyphens is missing below them.',
  advice: 'Write --- on a line of its own, between the last field and the text.',
}
const MISPLACED = {
  message: 'A field stands below the fields, where it would be shown as text.',
  advice: 'Move it up, above the second line of three hyphens, or remove it.',
}
const COPIED = {
  message: 'The fields stand here a second time.',
  advice: 'Keep one of the two, each from --- to ---, and remove the other.',
}

/** Where the first line begins that is no field any more. */
function endOfFields(text: string): number {
  const found = /^(?![a-z_]+:|\s|-|#).+$/m.exec(text.slice(4))
  return found ? 4 + found.index : text.trimEnd().length
}

/** What to say of a file without fields: the lines that one of its kind needs. */
function noFields(file: string) {
  const lines = file.startsWith('content/mail/')
    ? 'subject: Your code for a new password'
    : file.endsWith('/page.md')
      ? 'title: Exams\nintro: Everything about your exams.'
      : 'title: Exam dates\ndescription: When you sit your exams.'
  return {
    message: 'The file does not begin with its fields.',
    advice: `Write these lines above everything else, in your own words:\n---\n${lines}\n---`,
  }
}
