import { applyEdits } from '../edits.ts'
import type { Explanation } from '../problem.ts'
import { lineEnd } from '../source.ts'
import { createColumns } from './columns.ts'
import { explainValue } from './explain-value.ts'
import { dataOf, parseYaml } from './fields.ts'
import { repairsOf, type Mistake } from './mistake.ts'
import { tabWidth } from './tab-width.ts'

const FIELD = /^((?:"[^"\n]*"|'[^'\n]*'|\w[\w-]*)[ \t]*:)(?:([ \t\u00a0]+)(.*))?$/

/**
 * Goes through the lines of fields as a person would and finds what is wrong in each. The parser
 * knows that something is wrong, but it says so where it lost its way, often lines later.
 * @param begin where in the text the fields begin; they end with it
 */
export function explainLines(text: string, begin = 0): Mistake[] {
  const mistakes: Mistake[] = []
  const columns = createColumns()
  const widthOfTabs = tabWidth(text.slice(begin), meaningOf)
  /** What the line before was: a text that may go on, or a name or hyphen alone with more below it. */
  let above: 'nothing' | 'text' | 'opening' = 'nothing'
  /** Lines that begin before this are part of a text that was begun earlier. */
  let textEnd = 0
  /** The column of the field whose text is the lines that are indented further. */
  let blockColumn = Infinity
  /** Whether a line began wrongly: until the next field at the left edge, columns tell nothing. */
  let lost = false

  for (let start = begin; start < text.length; start = lineEnd(text, start) + 1) {
    const line = readLine(text, start)
    if (!line || start < textEnd || line.column > blockColumn) continue
    blockColumn = Infinity
    const { column, hyphen, name, gap, value } = line
    const isField = name !== null
    const mistake =
      mistakeBefore(line, widthOfTabs) ??
      mistakeWithoutName(line, above === 'text' && column > columns.current())
    if (mistake) mistakes.push(mistake)
    if (mistake || !(hyphen || isField)) {
      lost ||= mistake !== null
      continue
    }

    const expected = columns.enter(
      { at: column, kind: hyphen ? 'entry' : 'field' },
      above === 'opening',
    )
    if (expected !== null && !lost) mistakes.push(wrongIndent(start + column, expected))
    lost = expected !== null || (lost && column > 0)
    if (expected === null && hyphen && isField) {
      columns.enter({ at: column + hyphen.length, kind: 'field' }, true)
    }

    above = value === '' ? 'opening' : 'text'
    if (gap.includes('\u00a0')) {
      const offset = line.valueAt - gap.length
      const repair = { start: offset, end: line.valueAt, text: ' ' }
      mistakes.push({ offset, explanation: ODD_SPACE, repair })
    } else if (value !== '') {
      const seen = explainValue(text, line.valueAt)
      if (seen.mistake) mistakes.push(seen.mistake)
      textEnd = seen.end
      if (seen.block) blockColumn = columns.current()
    }
  }
  return mistakes
}

/** Whether fields that can be read may not say what was meant; a cheap look that errs on this side. */
export function isSuspicious(text: string): boolean {
  return /\\|[ \t]#|[:-][ \t]+[&!{“”„‘]/.test(text)
}

/** What fields say once their mistakes are repaired; null when they cannot be read even then. */
function meaningOf(text: string): string | null {
  const repairs = repairsOf(explainLines(text))
  const data = repairs && dataOf(parseYaml(applyEdits(text, repairs)))
  return data && JSON.stringify(data)
}

/** A line of fields: white space, a hyphen if it begins an entry, a name if it is a field, a value. */
type Line = {
  readonly start: number
  readonly space: string
  /** The column of the first character that is not white space. */
  readonly column: number
  readonly hyphen: string
  readonly content: string
  readonly name: string | null
  /** The white space between the colon and the value. */
  readonly gap: string
  readonly value: string
  readonly valueAt: number
}

/** Null for lines that are empty or a remark. */
function readLine(text: string, start: number): Line | null {
  const line = text.slice(start, lineEnd(text, start)).trimEnd()
  const space = /^\s*/.exec(line)?.[0] ?? ''
  const hyphen = /^-(?: +|$)/.exec(line.slice(space.length))?.[0] ?? ''
  const content = line.slice(space.length + hyphen.length)
  if (line === '' || line.startsWith('#', space.length)) return null
  const [, name = null, gap = '', fieldValue = ''] = FIELD.exec(content) ?? []
  const value = name === null ? content : fieldValue
  const valueAt = start + line.length - value.length
  return { start, space, column: space.length, hyphen, content, name, gap, value, valueAt }
}

function mistakeBefore({ start, space }: Line, widthOfTabs: number | null): Mistake | null {
  const odd = space.search(/[^ ]/)
  if (odd === -1) return null
  const explanation = space[odd] === '\t' ? TAB : ODD_SPACE
  const width = space.includes('\t') ? widthOfTabs : 0
  const plain = space.replaceAll('\t', ' '.repeat(width ?? 0)).replace(/[^ ]/g, ' ')
  const repair = width === null ? undefined : { start, end: start + space.length, text: plain }
  return { offset: start + odd, explanation, repair }
}

/** What is wrong with a line without hyphen and "name: "; one that continues a text is fine. */
function mistakeWithoutName(
  { name, hyphen, content, valueAt: at }: Line,
  continues: boolean,
): Mistake | null {
  if (name !== null || hyphen !== '') return null
  const glued = /^([\w-]+):(?!\/\/)(\S.*)$/.exec(content)
  if (glued) {
    const [, name = '', rest = ''] = glued
    const advice = `Write it like this: ${name}: ${rest.trim()}`
    const offset = at + name.length
    const repair = { start: offset + 1, end: offset + 1, text: ' ' }
    return { offset, explanation: ['A space is missing behind the colon.', advice], repair }
  }
  if (/^-[^-\s]/.test(content)) {
    const advice = `Write it like this: - ${content.slice(1)}`
    const repair = { start: at + 1, end: at + 1, text: ' ' }
    return { offset: at, explanation: ['A space is missing behind the hyphen.', advice], repair }
  }
  if (continues) {
    const colon = content.search(/:(?:\s|$)/)
    if (colon === -1) return null
    return { offset: at + colon, explanation: COLON }
  }
  return { offset: at, explanation: NO_FIELD }
}

function wrongIndent(offset: number, expected: number): Mistake {
  const advice = expected === 0 ? 'Begin it at the left edge.' : `Begin it with ${expected} spaces.`
  return { offset, explanation: ['This line begins too far left or right.', advice] }
}

const TAB: Explanation = ['This line begins with a tab.', 'Use two spaces for each step instead.']
const ODD_SPACE: Explanation = [
  'This is not a plain space but a no-break space, perhaps copied from elsewhere.',
  'Delete it and type a plain space.',
]
const COLON: Explanation = [
  'A text with a colon in it needs quotes.',
  'Put the whole text into double quotes.',
]
const NO_FIELD: Explanation = [
  'This line is not a field.',
  'Write name: value, with a colon and a space; a line that continues the text above begins with two spaces.',
]
