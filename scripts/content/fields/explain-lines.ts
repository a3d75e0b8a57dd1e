import { applyEdits } from '../edits.ts'
import type { Explanation } from '../problem.ts'
import { lineEnd } from '../source.ts'
import { explainBeginning, ODD_SPACE } from './explain-beginning.ts'
import { explainHeld } from './explain-held.ts'
import { noColon, noName, type Empty } from './explain-nameless.ts'
import { explainValue } from './explain-value.ts'
import { dataOf, parseYaml } from './fields.ts'
import { cutLine, layOut, type LaidOut } from './lay-out.ts'
import { repairsOf, type Mistake } from './mistake.ts'
import { FIELD_NAMES, isHead, placeOfField } from './places.ts'
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
    const laidOut = layout.get(start)
    const { space, mark, content, field } = cutLine(line)
    if (line === '' || /^\s*#/.test(line)) continue
    if (start < textEnd || space.length > blockColumn) continue
    blockColumn = Infinity
    if (line === above) {
      const suggestion = { start, end: Math.min(text.length, start + line.length + 1), text: '' }
      mistakes.push({
        offset: start + space.length,
        explanation: LINE_TWICE,
        silent: true,
        suggestion,
      })
      continue
    }
    above = line
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
    mayGoOn = value !== '' && !ONE_WORD.has(field ?? '')
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

/** Fields that hold a name or an address, which never go on in the next line. */
const ONE_WORD = new Set('address key icon copy public contents card after welcome_card'.split(' '))

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
  const above = text.slice(text.lastIndexOf('\n', start - 2) + 1, Math.max(0, start - 1))
  if (cutLine(above).field === 'label') return { offset, explanation: AMONG_LINKS }
  if (field === 'note' || !begun || new RegExp(`^ +${field}:`, 'm').test(entry)) {
    const place = placeOfField(field)
    const isLink = place?.kind === 'entry' && place.parent === 'links'
    const begins = isLink ? '- address: or - key:' : '- label:'
    if (isTwiceInEntry(text.slice(0, start), field)) {
      const twice = `The field ${field} stands here for the second time in one entry.`
      const advice = `Remove the line that is wrong. If both are right, write above this one the line that begins with ${begins}`
      return { offset, explanation: [twice, advice], layout: true }
    }
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

/** Whether the entry that a text ends with has this field already. */
function isTwiceInEntry(above: string, field: string): boolean {
  const entry = /^ *- .*\n(?:(?! *- ) .*\n)*(?![^])/m.exec(above)?.[0] ?? ''
  return new RegExp(`^ *(?:- +)?${field}:`, 'm').test(entry)
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

/** A field whose text has a quote at its end alone. */
const UNOPENED = new RegExp(
  `^[ -]*(?:${FIELD_NAMES.join('|')}):[ \\t]+[^"\\n]*[^"\\s]"[ \\t]*$`,
  'm',
)

/** Whether fields that can be read may not say what was meant; a cheap look that errs on this side. */
export function isSuspicious(text: string): boolean {
  if (UNOPENED.test(text)) return true
  return /\\|[ \t]#|:[ \t]+[>|+•·●▪–—][^\n]*[ \t]\S|[^\n“]*”[ \t]*$|[:-][ \t]+[&!{“”„‘«]|^([^\n]*\S)[ \t]*\n\1[ \t]*$/m.test(
    text,
  )
}

/** What fields say once their mistakes are repaired; null when they cannot be read even then. */
function meaningOf(text: string): string | null {
  const repairs = repairsOf(explainLines(text))
  const data = repairs && dataOf(parseYaml(applyEdits(text, repairs)))
  return data && JSON.stringify(data)
}

export const LINE_TWICE: Explanation = [
  'This line is there twice.',
  'Remove it here: the line above says the same.',
]
const AMONG_LINKS: Explanation = [
  'This detail stands among the links.',
  'Move it, from the line - label: on, to the end of the list facts:.',
]
const SWAPPED: Explanation = [
  'This line stands above the one that it belongs to.',
  'Put it below the next line.',
]
