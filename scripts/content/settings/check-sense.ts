import {
  rewritten,
  valuePlace,
  wordsFinder,
  type FieldPath,
  type Fields,
} from '../fields/fields.ts'
import { warning, type Problem } from '../problem.ts'
import { isLetterSlip } from '../suggest.ts'
import { checkTimes, WEEKDAYS } from '../vocabulary/impossible-times.ts'
import type { Settings } from './read-settings.ts'

/** Figures and hours that are well written and that nobody would say so. */
export function checkSense({ figures, site }: Settings): Problem[] {
  const ofFigures = Object.entries(figures?.parts ?? {}).flatMap(([name, figure]) => {
    if (!figures || figure?.value === undefined) return []
    const value = String(figure.value)
    const { fields } = figures
    return [
      checkOne(fields, name, value, figure.unit),
      checkLetters(fields, name, value),
      checkNumberWord(fields, name, value),
      ...checkNumbers(fields, [name, 'value'], value),
    ].filter((problem) => problem !== null)
  })
  return [...ofFigures, ...(site ? checkHours(site) : [])]
}

/** One lessons. */
function checkOne(fields: Fields, name: string, value: string, unit = ''): Problem | null {
  const one = /(?:[^aius]s|(?:ss|sh|ch|x)es)$/.test(unit)
    ? unit.replace(/(?<=ss|sh|ch|x)es$|(?<=[^aeiou])ies$|s$/, (end) => (end === 'ies' ? 'y' : ''))
    : unit
  if (!/^(?:1|one)$/i.test(value) || one === unit) return null
  const path = [name, 'unit']
  const sentence = `Students would read ${value} ${unit}.`
  const edit = rewritten(fields, path, JSON.stringify(one))
  return warning(valuePlace(fields, path), sentence, `Write "${one}"`, undefined, edit)
}

/** A letter in place of the digit that looks like it: 3OO. */
function checkLetters(fields: Fields, name: string, value: string): Problem | null {
  const meant = value
    .replaceAll(/(?<=\d[Oo]*)[Oo]/g, '0')
    .replaceAll(/(?<=\d)[lI]|[lI](?=\d)/g, '1')
  if (meant === value) return null
  const path = [name, 'value']
  const sentence = 'A letter stands here in place of a digit.'
  const edit = rewritten(fields, path, JSON.stringify(meant))
  return warning(valuePlace(fields, path), sentence, `Write "${meant}"`, undefined, edit)
}

/** Thee, fourty; and a sign that belongs behind the value: "50,". */
function checkNumberWord(fields: Fields, name: string, value: string): Problem | null {
  const plain = value.replace(/[,;:]+$/, '')
  const isWord = /^[a-z]{3,}$/i.test(plain) && !NUMBERS.includes(plain.toLowerCase())
  const near = isWord ? NUMBERS.find((number) => isLetterSlip(plain, number)) : undefined
  const meant = near ?? plain
  if (meant === value) return null
  const path = [name, 'value']
  const sentence = near ? `${value} is no number.` : 'The sign at the end is no part of the value.'
  const edit = rewritten(fields, path, JSON.stringify(meant))
  return warning(valuePlace(fields, path), sentence, `Write "${meant}"`, undefined, edit)
}

const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty ninety hundred'.split(
    ' ',
  )

/** Times that no clock shows, and 0.78125: how a spreadsheet keeps a time or a share. */
function checkNumbers(fields: Fields, path: FieldPath, text: string): Problem[] {
  const placeOf = wordsFinder(fields, path)
  const found = text.match(/(?<![\d.])0\.\d{3,}(?!\d)|(?<![\d.])0\.\d+(?=\s*[–-]\s*0\.\d)/)?.[0]
  const sentence = `${found} is how a spreadsheet keeps a time or a share.`
  const kept =
    found === undefined
      ? []
      : [warning(placeOf(found), sentence, 'Write what students are to read.')]
  return [...kept, ...checkTimes({ text, placeOf, storedValues: false, source: fields.source })]
}

/** What nobody would say so of the hours of the school's support. */
function checkHours({ fields, parts }: NonNullable<Settings['site']>): Problem[] {
  const path = ['support', 'hours']
  const hours = parts?.support?.hours ?? ''
  return [
    ...checkNumbers(fields, path, hours),
    ...misspeltIn(hours).map(({ sentence, meant, whole }) => {
      const edit = rewritten(fields, path, JSON.stringify(whole))
      return warning(valuePlace(fields, path), sentence, `Write ${meant}`, undefined, edit)
    }),
    ...endsTooEarly(hours).map((found) => {
      const sentence = `${found} ends before it begins.`
      const advice =
        'If it goes on until the next day, leave it. If not, write the hours that are meant.'
      return warning(valuePlace(fields, path), sentence, advice)
    }),
  ]
}

/** Modnay; 9 AM ot 5 PM */
function misspeltIn(hours: string) {
  const days = (hours.match(/\p{Lu}\p{L}{4,}/gu) ?? []).flatMap((word) => {
    const meant = WEEKDAYS.find((day) => isLetterSlip(word, day))
    if (meant === undefined || word === `${meant}s`) return []
    return { sentence: `${word} is no day.`, meant, whole: hours.replace(word, meant) }
  })
  const word = /(?<=\d\s?[ap]m\s+)(?!(?:to|or)\s)\p{L}{1,2}(?=\s+\d)/iu.exec(hours)?.[0]
  if (word === undefined) return days
  const whole = hours.replace(` ${word} `, ' to ')
  return [...days, { sentence: `No word is written ${word}.`, meant: 'to', whole }]
}

/** 9 PM to 6 PM */
function endsTooEarly(hours: string): string[] {
  return Array.from(hours.matchAll(HOURS)).flatMap(([found, begin, half, end, otherHalf]) => {
    const isSameHalf = half?.toLowerCase() === otherHalf?.toLowerCase()
    return isSameHalf && minutesOf(end) < minutesOf(begin) ? found : []
  })
}

const HOURS =
  /(\d{1,2}(?::\d\d)?)\s*([ap]m)\s*(?:to|until|till|-|–)\s*(\d{1,2}(?::\d\d)?)\s*([ap]m)/gi

/** Since noon or midnight, where 12 comes first. */
function minutesOf(time = ''): number {
  const [hour, minute = '0'] = time.split(':')
  return (Number(hour) % 12) * 60 + Number(minute)
}
