import { error, warning, type Explanation, type Problem } from '../problem.ts'
import { lineEnd, placeAt, type Source } from '../source.ts'
import { isMeantAsValue } from '../vocabulary/is-value.ts'
import type { NodeContext } from './node-context.ts'

/** Square brackets that no address follows. */
export function checkBrackets(context: NodeContext, typed: string): Problem[] {
  const end = context.start + typed.length
  return [
    ...Array.from(typed.matchAll(DOUBLED), (found) => checkDoubled(context, found)).flat(),
    ...Array.from(typed.matchAll(BRACKETS), (found) => checkSingle(context, found)).flat(),
    ...beforeLink(context.text.source, end),
  ]
}

/** [[words]], as other programs write a link to a page; one word between them is told as a value. */
function checkDoubled({ text, start, vocabulary }: NodeContext, match: RegExpExecArray): Problem[] {
  const { 0: found, 1: words = '', index } = match
  if (isMeantAsValue(words.trim().replaceAll(' ', '_'), vocabulary.values)) return []
  const sentence = `${found} makes no link here: students would read the brackets.`
  const advice = 'Write [words](address), as in [Classes](/classes), or remove the brackets.'
  return [warning(placeAt(text.source, start + index), sentence, advice)]
}

function checkSingle({ text, start, vocabulary }: NodeContext, match: RegExpExecArray): Problem[] {
  const { 0: found, 1: words = '', index } = match
  const at = start + index
  const place = placeAt(text.source, at)
  const whole = text.source.text
  if (words.trim() === '') {
    const isSpaced = whole[at + found.length] === ' '
    const edit = { start: at, end: at + found.length + (isSpaced ? 1 : 0), text: '' }
    return [error(place, ...EMPTY_BRACKETS, undefined, edit)]
  }
  if (words.startsWith('!')) {
    const from = whole.lastIndexOf('\n', at) + 1
    const edit = { start: from, end: Math.min(whole.length, lineEnd(whole, at) + 1), text: '' }
    return [error(place, ...BOX_NAME, undefined, edit)]
  }
  if (whole[at - 1] === '[' && whole.startsWith('](', at + found.length)) {
    const edit = { start: at, end: at + found.length, text: words }
    return [error(place, ...TWICE, undefined, edit)]
  }
  // What was meant as a value is told as that.
  if (isMeantAsValue(words, vocabulary.values)) return []
  // A comment of Word is glued to the words before it: a level [B2] is not.
  const isGlued = /[\p{L}\p{N}.,;:!?)]/u.test(whole[at - 1] ?? '')
  if (FOOTNOTE.test(words) || (isGlued && /^[A-Z]{1,4}\d{1,2}$/.test(words))) {
    const sentence = `${found} is the sign of a footnote or a comment, which do not work here.`
    const advice = `Put what it says into the sentence itself, or leave it out; and remove ${found} wherever it stands.`
    return [warning(place, sentence, advice)]
  }
  if (QUESTION.test(words)) {
    const sentence = `${found} speaks to those who write: students would read it.`
    return [warning(place, sentence, 'Settle it, and remove it with its brackets.')]
  }
  if (TO_FILL_IN.test(words)) {
    const sentence = `${found} waits to be filled in: students would read just this.`
    return [warning(place, sentence, 'Write in its place what is meant.')]
  }
  const sentence = `${NO_ADDRESS}${found}${SHOWN}`
  const advice =
    'Write the address behind it, as in [words](/classes), or remove the brackets; \\[ shows one.'
  return [warning(place, sentence, advice)]
}

/** [[words](address) */
function beforeLink(source: Source, end: number): Problem[] {
  if (source.text.slice(end - 1, end + 1) !== '[[') return []
  const edit = { start: end - 1, end, text: '' }
  const sentence = 'This bracket stands there twice.'
  return [error(placeAt(source, end - 1), sentence, 'Write it once.', undefined, edit)]
}

/** The brackets with their words, where a problem says that no address follows them; null of another one. */
export function bracketsAlone({ sentence }: Problem): string | null {
  const isIt = sentence.startsWith(NO_ADDRESS) && sentence.endsWith(SHOWN)
  return isIt ? sentence.slice(NO_ADDRESS.length, -SHOWN.length) : null
}

const NO_ADDRESS = 'No address follows '
const SHOWN = ', so the brackets would be shown.'

const DOUBLED = /\[\[([^[\]\n]*\S +\S[^[\]\n]*)\]\](?![\](])/g

const BRACKETS = /(?<!\[)\[(?!\[)([^[\]\n]*)\](?![\](])/g

const FOOTNOTE = /^(?:\d{1,2}|[a-z]|\^\S{1,9})$/

const TWICE: Explanation = ['These brackets stand there twice.', 'Write them once.']

const EMPTY_BRACKETS: Explanation = [
  'Boxes to tick do not work here.',
  'Write a plain list: - and a space, without [ ].',
]
const BOX_NAME: Explanation = [
  'Boxes of this kind do not work here.',
  'Remove this line; the next ones stay as they are.',
]

/** What chatbots and forms write where a person is to write something. */
const TO_FILL_IN =
  /^(?:insert|enter|add|fill in|type|specify|your)\s|^(?:tb[acd]|x{2,}|_+|\.{2,}|…|date|time|day|month|year|amount|price|venue|place|link|url)$/i

/** What colleagues ask each other within a text: Ada: is this still right? */
const QUESTION = /^\p{Lu}\p{L}+: .+\?$|^to ?do\b/iu
