import type { Content } from '../content.ts'
import { warning, type Problem } from '../problem.ts'
import { findAll, wordsOf, type Source } from '../source.ts'

/** Numbers typed in place of a figure: they would not follow its changes. */
export function checkTypedFigures({ settings: { figures }, readings, mails }: Content): Problem[] {
  const patterns = Object.entries(figures?.parts ?? {}).flatMap(([name, figure]) => {
    const words = figure && typedAs(String(figure.value ?? ''), figure.unit)
    return words ? [{ name, unit: figure.unit, pattern: new RegExp(words, 'giu') }] : []
  })
  // Minutes in a mail are those of its code.
  const inMails = patterns.filter(({ unit }) => unit !== 'minutes')
  return [
    ...readings.flatMap(({ source }) => checkText(source, patterns)),
    ...mails.flatMap(({ source }) => checkText(source, inMails)),
  ]
}

type Pattern = { readonly name: string; readonly pattern: RegExp }

function checkText(source: Source, patterns: readonly Pattern[]): Problem[] {
  const words = wordsOf(source).replaceAll('*', '\u200b')
  const text = words.toLowerCase()
  // The same number in a text about something else is no figure.
  const about = patterns.filter(({ name }) => name.split('_').some((word) => text.includes(word)))
  return about.flatMap(({ name, pattern }) =>
    findAll(source, pattern, words)
      .filter(({ raw, offset }) => isApart(words, offset, offset + raw.length))
      .map(({ raw, place }) =>
        warning(
          place,
          `${raw.replaceAll('\u200b', '').replace(/\s+/g, ' ')} is also the school's figure ${name}.`,
          `If you mean this figure, write {{figures.${name}}}, which follows its changes. Otherwise leave the number.`,
        ),
      ),
  )
}

/** Whether it is no part of a longer word or number, nor the end of a range such as 5–10. */
function isApart(words: string, start: number, end: number): boolean {
  return !BEFORE.test(words.slice(Math.max(0, start - 4), start)) && !AFTER.test(words.slice(end))
}

// Not in the pattern of each figure: to compile these classes takes a millisecond.
const BEFORE = /(?:[\p{L}\p{N}$.,:]|\d\s?[–-]\s?)$/u
const AFTER = /^[\p{L}\p{N}]/u

const SMALL_NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** A pattern of a figure as people type it; null for one without unit, unless it is like '6:45 PM'. */
function typedAs(value: string, unit: string | undefined): string | null {
  const number = spaced(value.replace(/\+$/, ''))
  if (number === '') return null
  if (unit === undefined) return /\d.*\p{L}/u.test(value) ? spaced(value) : null
  // '$300' is the figure '$300+', too; '$300.50' is not.
  if (unit === '$') return `\\$\\s?${number}(?:\\+|(?![\\d.,]\\d))`
  if (unit === '%') return `${number}(?:\\s?%|\\s+per\\s?cent)`
  const index = SMALL_NUMBERS.indexOf(value.toLowerCase())
  const other = index === -1 ? SMALL_NUMBERS[Number(value) - 1] : String(index + 1)
  return `(?:${other === undefined ? number : `${number}|${other}`})\u200b*(?:\\s+|-)\u200b*${spaced(unit)}`
}

/** A pattern of a text with any white space between its words. */
function spaced(text: string): string {
  return text
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\s+/g, '\\s+')
}
