import { applyEdits } from '../edits.ts'
import type { Explanation } from '../problem.ts'
import { lineEnd } from '../source.ts'
import { explainQuoted, type SeenValue } from './explain-quoted.ts'
import { fieldIn, hasField } from './field-names.ts'
import { parseYaml } from './fields.ts'
import { cutLine } from './lay-out.ts'
import type { Mistake } from './mistake.ts'
import { isHead, placeOfField, type FieldPlace } from './places.ts'
import { isCurlyQuoted, quote } from './quote.ts'

/**
 * Looks at the value that begins at `at`, as it was written.
 * @param end where it ends, if it has no quotes and may go on in the lines below
 */
export function explainValue(text: string, at: number, end = lineEnd(text, at)): SeenValue {
  const value = text.slice(at, end).trimEnd()
  const first = value[0] ?? ''
  if (first === '"' || first === "'") return explainQuoted(text, at, first)
  if (/^[|>][-+0-9]{0,2}(?: +#.*)?$/.test(value)) return { end, block: true }
  if (/^\[[^[\]]*\](?: +#.*)?$/.test(value) || /^\{[^{}]*\}$/.test(value)) return { end }
  const found = explainPlain(value, first)
  if (!found) return { end }
  const joined = found.explanation[0] === NEEDS_QUOTES ? joinedField(text, at, value) : null
  if (joined) return { end, mistake: joined }
  const { offset, explanation, silent = false, instead, isSure = true } = found
  const edit =
    instead === undefined ? undefined : { start: at, end: at + value.length, text: instead }
  // Words of several lines may have been meant as several fields.
  const edits = isSure && !value.includes('\n') ? { repair: edit } : { suggestion: edit }
  return { end, mistake: { offset: at + offset, explanation, silent, ...edits } }
}

const NEEDS_QUOTES = 'A text with a colon in it needs quotes.'

/** A second field on the same line: the line break between the two was deleted. */
function joinedField(text: string, at: number, value: string): Mistake | null {
  const second = fieldIn(value)
  if (!second || value.includes('\n')) return null
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at)
  const place = placeOfField(second.name)
  const { mark, field = '' } = cutLine(line)
  // 'Please note: …' goes on: below this field no note can stand.
  if (place?.kind !== 'edge' && !isBeside(place, placeOfField(field))) return null
  // 'Home address: …' as well: the link that goes on here has its address.
  if (isHead(second.name) && mark === '') return null
  const column = place?.kind === 'edge' ? 0 : (/^ *(?:- +)?/.exec(line)?.[0].length ?? 0)
  const start = at + second.index
  const suggestion = { start, end: start + second.space, text: `\n${' '.repeat(column)}` }
  const { errors } = parseYaml(applyEdits(text, [suggestion]))
  // A field that has a line of its own already is a word of the text here.
  if (errors.some(({ code }) => code === 'DUPLICATE_KEY')) return null
  const advice = `Begin a new line before ${second.name}: or, where all of it is one text, put the whole text into double quotes.`
  return {
    offset: start + second.space,
    explanation: ['Two fields stand on this line.', advice],
    suggestion,
  }
}

/** Whether two fields stand below the same one. */
function isBeside(place: FieldPlace | undefined, other: FieldPlace | undefined): boolean {
  if (place === undefined || other === undefined) return false
  if (place.kind === 'edge' || other.kind === 'edge') return false
  return place.kind === other.kind && place.parent === other.parent
}

/** A text as it can stand behind a colon. */
function plainOrQuoted(text: string): string {
  const plain = text.replace(/^["“](.*)["”]$/, '$1')
  return plain === text && explainPlain(text, text[0] ?? '') === null ? text : quote(plain)
}

type PlainMistake = {
  readonly offset: number
  readonly explanation: Explanation
  readonly silent?: boolean
  /** What to write for the whole value. */
  readonly instead?: string | undefined
  /** Whether that is certain. */
  readonly isSure?: boolean
}

const STRAIGHT = 'Straight ones belong there.'

/** What is wrong with a value without quotes. */
function explainPlain(value: string, first: string): PlainMistake | null {
  const quoted = quote(value)
  const advice = 'Put the whole text into double quotes.'
  // '#1' belongs to a text; '# old name' may have been meant to be left out.
  const hashQuoted = /(?:^|\s)#(?:\s|$)/.test(value) ? undefined : quoted
  const marked = /^(?:[>|][-+]?|[-*+•·●▪–—]|#{1,6})[ \t]+(?=[\p{L}\p{N}"“])/u.exec(value)?.[0]
  if (marked !== undefined && !hasField(value)) {
    const text = value.slice(marked.length)
    const explanation = [
      `A field holds plain text, and ${marked.trim()} would be a part of it.`,
      'Remove this sign.',
    ] as const
    return { offset: 0, explanation, silent: true, instead: plainOrQuoted(text), isSure: false }
  }
  if (first === '#') {
    const sentence = 'What follows a # is left out, so this field is empty.'
    return { offset: 0, explanation: [sentence, advice], silent: true, instead: hashQuoted }
  }
  if (isCurlyQuoted(value)) {
    const plain = quote(value.slice(1, -1))
    const sentence = 'Curly quotes would be shown as a part of the text.'
    return { offset: 0, explanation: [sentence, STRAIGHT], silent: true, instead: plain }
  }
  const half = /^[“„]([^“”„]+)$/.exec(value)?.[1] ?? /^([^“”„"]+)”$/.exec(value)?.[1]
  if (half !== undefined) {
    const explanation = [
      'A curly quote stands at one end of this text alone, and would be shown.',
      'Remove it.',
    ] as const
    return { offset: 0, explanation, silent: true, instead: plainOrQuoted(half), isSure: false }
  }
  // 15" is an inch's sign, which ends a number alone.
  const unopened = /^([^"“”]*[^\s"“”])"$/.exec(value)?.[1]
  if (unopened !== undefined && !/(?:^|\s)\d{1,2}(?:[.,]\d+)?$/.test(unopened)) {
    const explanation = [
      'A quote stands at the end of this text alone, and would be shown.',
      'Write it at the beginning, too.',
    ] as const
    const offset = value.length - 1
    return { offset, explanation, silent: true, instead: quote(unopened), isSure: false }
  }
  const address = /^\[[^\]]*\]\(((?:https?:|mailto:|tel:|\/)[^\s()]*)\)$/.exec(value)?.[1]
  if (address !== undefined) {
    const sentence = 'A field holds the address alone, without words and brackets.'
    const advice = 'Write the address; the words can stand behind note:.'
    return { offset: 0, explanation: [sentence, advice], instead: address, isSure: false }
  }
  if (/^`[^`]+`$|^«[^«»]+»$/.test(value)) {
    const sentence = `The signs ${first} and ${value.at(-1)} would be shown as a part of the text.`
    const instead = quote(value.slice(1, -1).trim())
    return { offset: 0, explanation: [sentence, STRAIGHT], silent: true, instead }
  }
  if (/^(?:[*&!@%`[\]{},|>]|[-?] )/.test(value)) {
    const start = value.startsWith('{{') ? '{{' : first
    const sentence = `A text that begins with ${start} needs quotes.`
    // A list or group that was begun and not ended may not be meant as text.
    const isGroup = /^(?:\[|\{[^{])/.test(value)
    const instead = isGroup && /[,:]/.test(value) ? undefined : quoted
    const silent = /[&!{]/.test(first)
    return { offset: 0, explanation: [sentence, advice], silent, instead, isSure: !isGroup }
  }
  const [colon, hash] = [value.search(/:(?:\s|$)/), value.search(/\s#/)]
  // Behind a # nothing is read at all.
  if (colon !== -1 && (hash === -1 || colon < hash)) {
    const sentence = NEEDS_QUOTES
    return {
      offset: colon,
      explanation: [sentence, advice],
      instead: quoted,
      isSure: !hasField(value),
    }
  }
  if (hash === -1) return null
  const explanation: Explanation = [
    'What follows a # is left out.',
    'If students are to read it, put the whole text into double quotes. If not, remove it from the # on.',
  ]
  return { offset: hash + 1, explanation, silent: true, instead: hashQuoted }
}
