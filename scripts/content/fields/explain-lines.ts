import { createColumns } from './columns.ts'
import { lookAtValue } from './explain-value.ts'
import { dataOf, parseYaml } from './fields.ts'
import { lineEnd, mended, type Slip } from './slip.ts'
import { tabWidth } from './tab-width.ts'

const FIELD = /^((?:"[^"\n]*"|'[^'\n]*'|\w[\w-]*)[ \t]*:)(?:([ \t\u00a0]+)(.*))?$/

/**
 * Goes through the lines of fields as a person would and finds what is wrong in each. The parser
 * knows that something is wrong, but it says so where it lost its way, often lines later.
 */
export function explainLines(text: string): Slip[] {
  const slips: Slip[] = []
  const columns = createColumns()
  let tabs: { readonly width: number | null } | undefined
  const widthOfTabs = () => (tabs ??= { width: tabWidth(text, meaningOf) }).width
  /** What the line before was: a text that may go on, or a name or hyphen alone with more below it. */
  let above: 'nothing' | 'text' | 'opening' = 'nothing'
  /** Lines that begin before this are part of a text that was begun earlier. */
  let textEnd = 0
  /** The column of the field whose text is the lines that are indented further. */
  let blockColumn = Infinity
  /** After a slip in its beginning, how a line's neighbours begin tells nothing until the next field at the edge. */
  let lost = false

  for (let start = 0; start < text.length; start = lineEnd(text, start) + 1) {
    const line = readLine(text, start)
    if (!line || start < textEnd || line.column > blockColumn) continue
    blockColumn = Infinity
    const { column, hyphen, name, gap, value } = line
    const isField = name !== null
    const slip =
      slipBefore(line, widthOfTabs) ??
      slipWithoutName(line, above === 'text' && column > columns.current())
    if (slip) slips.push(slip)
    if (slip || !(hyphen || isField)) {
      lost ||= slip !== null
      continue
    }

    const expected = columns.enter(
      { at: column, kind: hyphen ? 'entry' : 'field' },
      above === 'opening',
    )
    if (expected !== null && !lost) slips.push(wrongIndent(start + column, expected))
    lost = expected !== null || (lost && column > 0)
    if (expected === null && hyphen && isField) {
      columns.enter({ at: column + hyphen.length, kind: 'field' }, true)
    }

    above = value === '' ? 'opening' : 'text'
    if (gap.includes('\u00a0')) {
      const offset = line.valueAt - gap.length
      slips.push({ offset, ...ODD_SPACE, repair: { start: offset, end: line.valueAt, text: ' ' } })
    } else if (value !== '') {
      const seen = lookAtValue(text, line.valueAt)
      if (seen.slip) slips.push(seen.slip)
      textEnd = seen.end
      if (seen.block) blockColumn = columns.current()
    }
  }
  return slips
}

/** Whether fields that can be read may not say what was meant; a cheap look that errs on this side. */
export function isSuspicious(text: string): boolean {
  return /\\|[ \t]#|[:-][ \t]+[&!{“”„‘]/.test(text)
}

/** What fields say once their slips are repaired; null when they cannot be read even then. */
function meaningOf(text: string): string | null {
  const whole = mended(text, explainLines(text))
  const data = whole === null ? null : dataOf(parseYaml(whole))
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

function slipBefore({ start, space }: Line, tabs: () => number | null): Slip | null {
  const odd = space.search(/[^ ]/)
  if (odd === -1) return null
  const isTab = space[odd] === '\t'
  const width = space.includes('\t') ? tabs() : 0
  const plain = space.replaceAll('\t', ' '.repeat(width ?? 0)).replace(/[^ ]/g, ' ')
  const repair = width === null ? undefined : { start, end: start + space.length, text: plain }
  return { offset: start + odd, ...(isTab ? TAB : ODD_SPACE), repair }
}

/** What is wrong with a line without hyphen and "name: "; one that continues a text is fine. */
function slipWithoutName(
  { name, hyphen, content, valueAt: at }: Line,
  continues: boolean,
): Slip | null {
  if (name !== null || hyphen !== '') return null
  const glued = /^([\w-]+):(?!\/\/)(\S.*)$/.exec(content)
  if (glued) {
    const [, name = '', rest = ''] = glued
    const advice = `Write it like this: ${name}: ${rest.trim()}`
    const offset = at + name.length
    const repair = { start: offset + 1, end: offset + 1, text: ' ' }
    return { offset, sentence: 'A space is missing behind the colon.', advice, repair }
  }
  if (/^-[^-\s]/.test(content)) {
    const advice = `Write it like this: - ${content.slice(1)}`
    const repair = { start: at + 1, end: at + 1, text: ' ' }
    return { offset: at, sentence: 'A space is missing behind the hyphen.', advice, repair }
  }
  if (continues) {
    const colon = content.search(/:(?:\s|$)/)
    if (colon === -1) return null
    const advice = 'Put the whole text into double quotes.'
    return { offset: at + colon, sentence: 'A text with a colon in it needs quotes.', advice }
  }
  const advice =
    'Write name: value, with a colon and a space; a line that continues the text above begins with two spaces.'
  return { offset: at, sentence: 'This line is not a field.', advice }
}

const TAB = {
  sentence: 'This line begins with a tab.',
  advice: 'Use two spaces for each step instead.',
}
const ODD_SPACE = {
  sentence: 'This is not a plain space but a no-break space, perhaps copied from elsewhere.',
  advice: 'Delete it and type a plain space.',
}

function wrongIndent(offset: number, expected: number): Slip {
  const advice = expected === 0 ? 'Begin it at the left edge.' : `Begin it with ${expected} spaces.`
  return {
    offset,
    sentence: 'This line begins too far left or right.',
    advice,
  }
}
