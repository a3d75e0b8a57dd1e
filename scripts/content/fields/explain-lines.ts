import { applyEdits } from '../edits.ts'
import type { Explanation } from '../problem.ts'
import { lineEnd } from '../source.ts'
import { explainHeld } from './explain-held.ts'
import { explainValue } from './explain-value.ts'
import { dataOf, parseYaml } from './fields.ts'
import { cutLine, layOut, type LaidOut } from './lay-out.ts'
import { repairsOf, type Mistake } from './mistake.ts'
import { isHead, placeOfField } from './places.ts'
import { tabWidth } from './tab-width.ts'

const FIELD = /^((?:"[^"\n]*"|'[^'\n]*'|\w[\w-]*)[ \t]*:)(?:([ \t\u00a0]+)(.*))?$/

/**
 * Goes through the lines of fields as a person would and finds what is wrong in each. The parser
 * knows that something is wrong, but it says so where it lost its way, often lines later.
 * @param begin where in the text the fields begin; they end with it
 */
export function explainLines(text: string, begin = 0): Mistake[] {
  const mistakes: Mistake[] = []
  const layout = layOut(text, begin)
  const widthOfTabs = tabWidth(text.slice(begin), meaningOf)
  /** Lines that begin before this are part of a text that was begun earlier. */
  let textEnd = 0
  /** The column of the field whose text is the lines that are indented further. */
  let blockColumn = Infinity
  /** Whether the line above holds a text, which may go on. */
  let mayGoOn = false
  /** The field above whose text is missing, and where its line ends. */
  let empty: Empty | null = null
  let above = ''

  for (let start = begin; start < text.length; start = lineEnd(text, start) + 1) {
    const line = text.slice(start, lineEnd(text, start)).trimEnd()
    const { space, mark, content, field } = cutLine(line)
    if (line === '' || /^\s*#/.test(line)) continue
    if (start < textEnd || space.length > blockColumn) continue
    blockColumn = Infinity
    if (line === above) {
      const suggestion = { start, end: Math.min(text.length, start + line.length + 1), text: '' }
      mistakes.push({ offset: start + space.length, explanation: TWICE, silent: true, suggestion })
      continue
    }
    above = line
    const laidOut = layout.get(start)
    const at = start + space.length + mark.length
    const lost = explainLostHead(text, start, laidOut)
    mistakes.push(
      ...(lost ? [lost] : explainBeginning({ start, space, mark, content }, laidOut, widthOfTabs)),
    )
    const [, name = '', gap = '', value = ''] = FIELD.exec(content) ?? []
    if (name === '') {
      const isField = laidOut && laidOut.name === undefined && field !== undefined
      const mistake = isField
        ? noColon(content, at, field)
        : noName(content, at, mark, mayGoOn, empty)
      empty = null
      // What has a place without a name is an entry of a list, and was told above.
      if (mistake && (isField || laidOut === undefined)) mistakes.push(mistake)
      mayGoOn = false
      continue
    }
    const valueAt = at + content.length - value.length
    mayGoOn = value !== ''
    const lineAt = start + line.length
    empty = value === '' && field !== undefined && holdsText(field) ? { field, end: lineAt } : null
    if (gap.includes('\u00a0')) {
      const offset = valueAt - gap.length
      mistakes.push({
        offset,
        explanation: ODD_SPACE,
        repair: { start: offset, end: valueAt, text: ' ' },
      })
    } else if (value !== '') {
      const held = field === undefined ? null : explainHeld(field, value, valueAt)
      if (held) {
        mistakes.push(held)
        continue
      }
      const seen = explainValue(text, valueAt, endOfText(text, valueAt, space.length + mark.length))
      if (seen.mistake) mistakes.push(seen.mistake)
      textEnd = seen.end
      if (seen.block) blockColumn = space.length
    }
  }
  return mistakes
}

type Empty = { readonly field: string; readonly end: number }

function holdsText(field: string): boolean {
  const place = placeOfField(field)
  return place !== undefined && (place.kind !== 'edge' || place.holds === 'text')
}

/** A field of an entry, such as a note, above which the line that begins the entry is not where it was. */
function explainLostHead(
  text: string,
  start: number,
  laidOut: LaidOut | undefined,
): Mistake | null {
  const end = lineEnd(text, start)
  const line = text.slice(start, end)
  const { space, mark, field } = cutLine(line)
  if (mark !== '' || field === undefined || isHead(field)) return null
  if (laidOut?.prefix.includes('-') !== true || laidOut.parent !== undefined) return null
  const offset = start + space.length
  const next = cutLine(text.slice(end + 1, lineEnd(text, end + 1)))
  const begun = next.mark !== '' && next.field !== undefined && isHead(next.field)
  const entry = /^[^\n]*\n(?! *- )(?: +.*\n?(?! *- ))*/.exec(text.slice(end + 1))?.[0] ?? ''
  // A note may belong to a link that is gone; a value has a label for certain.
  if (field === 'note' || !begun || new RegExp(`^ +${field}:`, 'm').test(entry)) {
    const place = placeOfField(field)
    const isLink = place?.kind === 'entry' && place.parent === 'links'
    const begins = isLink ? '- address: or - key:' : '- label:'
    const sentence = `The line above ${field} is missing, which begins with ${begins}`
    return {
      offset,
      explanation: [sentence, `Put it back, or move the line ${field} to where it belongs.`],
    }
  }
  const nextEnd = Math.min(text.length, lineEnd(text, end + 1))
  const swapped = `${text.slice(end + 1, nextEnd)}\n${line}`
  const suggestion = { start, end: nextEnd, text: swapped }
  return { offset, explanation: SWAPPED, suggestion }
}

/** Where a text without quotes ends that begins in a field of this column: lines that stand further in go on with it. */
function endOfText(text: string, at: number, column: number): number {
  let end = lineEnd(text, at)
  while (end < text.length) {
    const line = text.slice(end + 1, lineEnd(text, end + 1))
    const { space, mark, field } = cutLine(line)
    const isField = field !== undefined && placeOfField(field) !== undefined
    if (line.trim() === '' || space.length <= column || isField || mark !== '') break
    end = lineEnd(text, end + 1)
  }
  return end
}

/** Whether fields that can be read may not say what was meant; a cheap look that errs on this side. */
export function isSuspicious(text: string): boolean {
  return /\\|[ \t]#|[:-][ \t]+[&!{“”„‘«]|^([^\n]*\S)[ \t]*\n\1[ \t]*$/m.test(text)
}

/** What fields say once their mistakes are repaired; null when they cannot be read even then. */
function meaningOf(text: string): string | null {
  const repairs = repairsOf(explainLines(text))
  const data = repairs && dataOf(parseYaml(applyEdits(text, repairs)))
  return data && JSON.stringify(data)
}

type Beginning = {
  readonly start: number
  readonly space: string
  readonly mark: string
  readonly content: string
}

/** What is wrong with where a line begins, and with what it begins. */
function explainBeginning(
  { start, space, mark, content }: Beginning,
  laidOut: LaidOut | undefined,
  widthOfTabs: number | null,
): Mistake[] {
  const end = start + space.length + mark.length
  const wrongHyphen = mark !== '' && !(content === '' ? /^-/ : /^- /).test(mark)
  const odd = space.search(/[^ ]/)
  const plain = plainSpace(space, widthOfTabs)
  const hyphen = /^-(?: *|\u00a0*)$/.test(mark) ? '- ' : mark
  const certain = { start, end, text: `${plain ?? ''}${wrongHyphen ? hyphen : mark}` }
  const isCertain = plain !== null && (!wrongHyphen || hyphen !== mark)
  const { prefix, parent, name } = laidOut ?? {}
  const above = parent === undefined ? '' : `${parent}:\n`
  const behind = name === undefined ? '' : `${name}: `
  const isMoved = prefix !== undefined && beginning(prefix) !== beginning(`${space}${mark}`)
  const isWrong = odd !== -1 || wrongHyphen
  if (!isWrong && !isMoved && above === '' && behind === '') return []
  const offset = isWrong && odd !== -1 ? start + odd : start + space.length
  const meant =
    prefix === undefined ? undefined : { start, end, text: `${above}${prefix}${behind}` }
  const edits =
    isWrong && isCertain && (meant === undefined || meant.text === certain.text)
      ? { repair: certain }
      : isWrong && isCertain && widthOfTabs !== null && space.includes('\t')
        ? { repair: certain }
        : { suggestion: meant ?? (isCertain ? certain : undefined) }
  const explanation =
    odd !== -1
      ? space[odd] === '\t'
        ? TAB
        : ODD_SPACE
      : wrongHyphen
        ? noHyphen(mark)
        : above !== ''
          ? noParent(parent ?? '')
          : behind !== ''
            ? noFieldName(name ?? '')
            : moved(prefix ?? '', space, mark, content)
  return [{ offset, explanation, layout: true, ...edits }]
}

/** How a line begins, however many spaces stand behind the hyphen. */
function beginning(prefix: string): string {
  return prefix.replace(/- +$/, '-')
}

/** White space as plain spaces; null where tabs in it have no certain width. */
function plainSpace(space: string, widthOfTabs: number | null): string | null {
  if (!space.includes('\t')) return space.replace(/[^ ]/g, ' ')
  return widthOfTabs === null
    ? null
    : space.replaceAll('\t', ' '.repeat(widthOfTabs)).replace(/[^ ]/g, ' ')
}

function noHyphen(mark: string): Explanation {
  if (/^-./.test(mark)) return ODD_SPACE
  return mark === '-'
    ? ['A space is missing behind the hyphen.', 'Put one there.']
    : ['This line begins with another sign than a hyphen.', 'A hyphen and a space belong there.']
}

function noParent(parent: string): Explanation {
  return [`The line ${parent}: is missing here.`, `Put ${parent}: alone on the line above.`]
}

function noFieldName(name: string): Explanation {
  return [`The name of this field is missing.`, `Put ${name}: and a space before it.`]
}

function moved(prefix: string, space: string, mark: string, content: string): Explanation {
  const word = /^[\w-]+/.exec(content)?.[0] ?? ''
  if (mark === '' && prefix.includes('-')) {
    return [`A hyphen is missing before ${word}.`, `Every entry of a list begins with one.`]
  }
  if (mark !== '' && !prefix.includes('-')) {
    return [`The hyphen before ${word} is too many.`, `This line belongs to the one above it.`]
  }
  const sentence = 'This line begins too far left or right.'
  const spaces = /^ */.exec(prefix)?.[0].length ?? 0
  if (spaces === space.length) return [sentence, 'One space stands behind the hyphen.']
  return [sentence, spaces === 0 ? 'Begin it at the left edge.' : `Begin it with ${spaces} spaces.`]
}

/** A field whose name and value are not parted by a colon and a space. */
function noColon(content: string, at: number, field: string): Mistake {
  const name = /^["'“”‘’]?[\w-]+["'“”‘’]?/.exec(content)?.[0] ?? ''
  const [, between = '', value = ''] =
    /^([ \t\u00a0]*[:：=;]?[ \t\u00a0]*)(.*)$/.exec(content.slice(name.length)) ?? []
  if (/^[^\w]/.test(name)) {
    const explanation = ['The name of a field has no quotes.', 'Remove them.'] as const
    return { offset: at, explanation, repair: { start: at, end: at + name.length, text: field } }
  }
  const start = at + name.length
  const edit = { start, end: start + between.length, text: value === '' ? ':' : ': ' }
  if (between === ':') {
    return {
      offset: start,
      explanation: ['A space is missing behind the colon.', 'Put one there.'],
      repair: edit,
    }
  }
  const explanation = [
    `A colon is missing behind ${field}.`,
    'Put a colon and a space there.',
  ] as const
  return { offset: start, explanation, suggestion: edit }
}

/** What is wrong with a line that is no field. */
function noName(
  content: string,
  at: number,
  mark: string,
  mayGoOn: boolean,
  empty: Empty | null,
): Mistake | null {
  const glued = /^([\w-]+):(?!\/\/)\S/.exec(content)
  if (glued && mark === '') {
    const offset = at + (glued[1] ?? '').length
    const repair = { start: offset + 1, end: offset + 1, text: ' ' }
    return {
      offset,
      explanation: ['A space is missing behind the colon.', 'Put one there.'],
      repair,
    }
  }
  if (mark !== '') return null
  if (/^(?:<!--|\/\/|\/\*)/.test(content)) return { offset: at, explanation: REMARK }
  if (empty !== null && /^[\p{L}\p{N}"]/u.test(content)) {
    const sentence = `This text belongs behind ${empty.field}:`
    const explanation = [sentence, 'Put it on the same line, with a space before it.'] as const
    return { offset: at, explanation, suggestion: { start: empty.end, end: at, text: ' ' } }
  }
  const strange = /^(?:>|[.,]|\d+[.)])[ \t]+(?=(?:- )?([a-z][\w-]*)(?::|$))/.exec(content)
  if (strange && (/^\d/.test(content) || placeOfField(strange[1] ?? ''))) {
    const text = /^\d/.test(content) ? '- ' : ''
    const suggestion = { start: at, end: at + strange[0].length, text }
    return { offset: at, explanation: text === '' ? STRANGE_SIGN : NUMBERED, suggestion }
  }
  const [, name = '', sign = ''] = /^(\w+)([ \t]?[,.;|][ \t]*)(?=\S)/.exec(content) ?? []
  if (placeOfField(name.toLowerCase())) {
    const start = at + name.length
    const explanation = [
      `A colon is missing behind ${name}.`,
      'Put a colon and a space there.',
    ] as const
    return {
      offset: start,
      explanation,
      suggestion: { start, end: start + sign.length, text: ': ' },
    }
  }
  if (!mayGoOn || !/^[\p{L}\p{N}"“‘'({[]/u.test(content))
    return { offset: at, explanation: NO_FIELD }
  return { offset: at, explanation: GOES_ON, suggestion: { start: at, end: at, text: '  ' } }
}

const TWICE: Explanation = ['This line is there twice.', 'Remove one of the two.']
const SWAPPED: Explanation = [
  'This line stands above the one that it belongs to.',
  'Put it below the next line.',
]
const REMARK: Explanation = ['Remarks cannot stand among the fields.', 'Remove the line.']
const STRANGE_SIGN: Explanation = [
  'A sign stands before this field that does not belong there.',
  'Remove it.',
]
const NUMBERED: Explanation = [
  'This list has numbers.',
  'A hyphen and a space belong before each line.',
]
const TAB: Explanation = ['This line begins with a tab.', 'Begin it with spaces.']
const ODD_SPACE: Explanation = [
  'This is not a plain space but a no-break space, perhaps copied from elsewhere.',
  'Delete it and type a plain space.',
]
const NO_FIELD: Explanation = [
  'This line belongs to no field.',
  'Remove it, or move it below the second line of three hyphens, where the text of the card stands.',
]
const GOES_ON: Explanation = [
  'This line belongs to no field.',
  'If it goes on with the text above, begin it with two spaces.',
]
