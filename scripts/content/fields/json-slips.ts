import { lineEnd } from '../source.ts'
import type { Token } from './json-tokens.ts'
import { quote } from './quote.ts'

/** A value that is no JSON: what it has to be, and what is wrong with it. */
type Slip = {
  readonly start: number
  readonly end: number
  readonly text: string
  readonly sentence: string
  readonly advice: string
  readonly certain?: boolean
}

/** Up to where a value goes on a line: a comma before another name, or brackets, or the line's end. */
const VALUE = /[^\n]*?(?=\s*(?:,?\s*$|,\s*["“”„{]|[}\]]+\s*,?\s*$|[}\]]\s*[,}\]]))/

const QUOTES = /^["“”„'‘’]+|["“”„'‘’]+$/g

/** A name without quotes, or in other ones. */
export function bareName(text: string, { start }: Token) {
  const line = text.slice(start, lineEnd(text, start))
  // Without its last quote a name reads as a text up to the next one.
  const written = /^["“”„'‘’]?([\p{L}\p{N}_-]+)["“”„'‘’]?(?=\s*[:={])/u.exec(line)
  return written ? { start, end: start + written[0].length, meant: written[1] ?? '' } : null
}

/** A value without quotes, in other ones, or with a sign behind a number. */
export function bareValue(text: string, { start }: Token): Slip | null {
  const line = text.slice(start, lineEnd(text, start))
  const written = (VALUE.exec(line)?.[0] ?? '').trimEnd()
  if (/^[:,}\]]?$/.test(written)) return null
  const end = start + written.length
  const meant = written.replaceAll(QUOTES, '')
  const slip = { start, end, text: quote(meant) }
  if (/^["“”„]/.test(written)) {
    const certain = written.length > 1 && !/["“”„]/.test(meant)
    return {
      ...slip,
      sentence: 'Curly quotes do not work here.',
      advice: 'Write straight ones:',
      certain,
    }
  }
  if (/^['‘’]/.test(written))
    return { ...slip, sentence: 'Single quotes do not work here.', advice: WRITE }
  const yes = /^(true|yes|on)$/i.test(written)
  if (yes || /^(false|no|off)$/i.test(written)) {
    return {
      ...slip,
      text: String(yes),
      sentence: 'Yes and no are written true and false here.',
      advice: WRITE,
    }
  }
  const figure = isFigure(text, start) ? withUnit(written) : null
  const other = /^[^{}\n]*"unit"\s*:\s*"([^"\n]*)"/.exec(text.slice(end))?.[1]
  if (figure && (other === undefined || other === figure.unit)) {
    const instead =
      other !== undefined ? figure.value : `${figure.value}, "unit": ${quote(figure.unit)}`
    const sentence = `The figure stands alone here; ${figure.unit} is its unit.`
    return { ...slip, text: instead, sentence, advice: WRITE }
  }
  const digits = meantNumber(written)
  if (digits !== null && isFigure(text, start)) {
    const sentence = `${written} cannot be read as a number.`
    return { ...slip, text: digits, sentence, advice: WRITE }
  }
  if (/^0\d+$/.test(written)) {
    return { ...slip, sentence: 'A number that begins with 0 needs double quotes.', advice: WRITE }
  }
  return { ...slip, sentence: 'A text needs double quotes before and behind it.', advice: WRITE }
}

/** 1O, 060, +24 and 1 200 as numbers; null where it is not plain which one was meant. */
function meantNumber(written: string): string | null {
  const number = written
    .replaceAll(/(?<=\d)[Oo]|[Oo](?=\d)/g, '0')
    .replaceAll(/(?<=\d)[Il]|[Il](?=\d)/g, '1')
    .replace(/^\+/, '')
    .replace(/(?:\.0*)+$/, '')
    .replace(/^0+(?=\d)/, '')
  return /^(?:0|[1-9]\d*)$/.test(number) ? number : null
}

/** Whether a value belongs to the name "value", as in a figure. */
function isFigure(text: string, start: number): boolean {
  return /"value"\s*:\s*$/.test(text.slice(0, start))
}

/** A text that begins with a quote and does not end as it should. */
export function openText(text: string, { start }: Token): Slip | null {
  const line = text.slice(start, lineEnd(text, start))
  const closed = /^"(?:[^"\\]|\\.)*"(?=\s*(?:[:,}\]]|$))/.exec(line)?.[0]
  if (closed !== undefined) {
    const tab = closed.includes('\t')
    const meant = closed.replaceAll(/\t+/g, ' ').replaceAll(/\\(?!["\\/bfnrt])/g, '\\\\')
    const sentence = tab ? 'Here is a tab in a text.' : 'A backslash has a special meaning here.'
    const advice = tab ? 'Write a space:' : 'Write two:'
    return { start, end: start + closed.length, text: meant, sentence, advice }
  }
  // A text that somebody broke into two lines ends on the second.
  const broken = /^"([^"\n]*)\n[ \t]*([^"\n]*)"(?=\s*,?[ \t]*\n)/.exec(text.slice(start))
  if (broken) {
    const [whole, first = '', second = ''] = broken
    const sentence = 'A text stands on one line here, however long it is.'
    const joined = quote(`${first.trimEnd()} ${second}`)
    return { start, end: start + whole.length, text: joined, sentence, advice: WRITE }
  }
  // The next quote belongs to the next name: "two, "unit": …
  const upToName = /^"([^"\n]*?)\s*,\s*(?="[^"\n]*"\s*:)/.exec(line)?.[1]
  const written = upToName ?? (VALUE.exec(line)?.[0] ?? '').slice(1)
  const isInside = upToName === undefined && written.includes('"')
  const meant = written.trimEnd().replaceAll(QUOTES, '')
  if (meant === '') return null
  return {
    start,
    end: start + 1 + written.trimEnd().length,
    text: quote(meant),
    sentence: isInside
      ? 'The text ends at the second quote, but more follows.'
      : 'This text begins with a quote and does not end with one.',
    advice: WRITE,
  }
}

const WRITE = 'Write:'

/** A figure that was written together with its unit, as people say it; null for any other text. */
function withUnit(written: string) {
  const [, number, unit] = /^(\d[\d.,]*\+?)\s*(%|[a-z]+)$/.exec(written) ?? []
  const dollars = /^\$\s*(\d[\d.,]*\+?)$/.exec(written)?.[1]
  const value = dollars ?? number
  if (value === undefined) return null
  const plain = /^(?:0|[1-9]\d*)$/.test(value) ? value : quote(value)
  return { value: plain, unit: dollars === undefined ? (unit ?? '') : '$' }
}
