import { splitText } from '../../../src/content/values.ts'
import type { MailName } from '../../../src/server/mail/mailer.ts'
import { NEEDED, valuesOfMail } from '../mail/mail-kinds.ts'
import { comparePlaces, error, warning, type Problem } from '../problem.ts'
import { createFinder, editAt, type Place, type Source } from '../source.ts'

type Text = { readonly body: string; readonly place: Place; readonly start: number }

/**
 * What is wrong with the values that a mail holds and does not hold.
 * @param told what has been told of its text already: a value that only lacks a brace is not missing
 */
export function checkMailValues(
  name: MailName,
  source: Source,
  text: Text,
  told: readonly Problem[],
): Problem[] {
  if (text.body.trim() === '') {
    return [error(text.place, 'This mail says nothing.', 'Write its text below the fields.')]
  }
  const named = splitText(text.body).flatMap((part) => (part.kind === 'value' ? part.name : []))
  const exchanged = checkExchanged(source, text)
  if (exchanged.length > 0) return exchanged
  return [
    ...checkUnit(source, text),
    ...checkNeeded(NEEDED[name], source, text, named, told),
    ...(valuesOfMail(name).has('minutes') &&
    !named.includes('minutes') &&
    !isMisspelt('{{minutes}}', told)
      ? checkMinutes(source, text)
      : []),
  ]
}

function lacks(value: string): string {
  return `This mail does not hold ${value}, so that nobody could use it.`
}

const NO_MINUTES = 'This mail does not say how long its code can be used.'

function isMisspelt(value: string, told: readonly Problem[]): boolean {
  return told.some(({ suggestion }) => suggestion?.text === value)
}

function checkNeeded(
  needed: string | undefined,
  source: Source,
  { place, start }: Text,
  named: readonly string[],
  told: readonly Problem[],
): Problem[] {
  const value = `{{${needed}}}`
  const count = named.filter((other) => other === needed).length
  if (needed === undefined || count === 1) return []
  if (count === 0) {
    // In the subject it is told where it stands.
    if (isMisspelt(value, told) || source.text.slice(0, start).includes(value)) return []
    const sentence = lacks(value)
    return [error(place, sentence, `Write ${value} in a paragraph of its own.`)]
  }
  const placeOf = createFinder(source, start)
  placeOf(value)
  const second = placeOf(value)
  // A paragraph of it that stands there twice has been told.
  if (told.some((problem) => comparePlaces(problem, second) === 0)) return []
  const sentence = `${value} stands in this mail for the second time.`
  return [warning(second, sentence, 'Once is enough: take one of the two out.')]
}

/** The code and its minutes, each in the place of the other. */
function checkExchanged(source: Source, { body, start }: Text): Problem[] {
  const isExchanged = /^\{\{minutes\}\}$/m.test(body) && /\{\{code\}\} min/.test(body)
  if (!isExchanged) return []
  const placeOf = createFinder(source, start)
  const sentence = 'The code and its minutes have changed places.'
  const found = source.text.slice(start).match(/\{\{(?:code|minutes)\}\}/g) ?? []
  return found.map((value) => {
    const place = placeOf(value)
    const meant = value === '{{code}}' ? '{{minutes}}' : '{{code}}'
    const edit = editAt(source, place, value, meant)
    return error(place, sentence, `Write ${meant}`, undefined, edit)
  })
}

/** Another unit beside the number of minutes, or none. */
function checkUnit(source: Source, { start }: Text): Problem[] {
  const [found, unit] = ALONE.exec(source.text.slice(start)) ?? []
  if (found === undefined) return []
  const there = createFinder(source, start)(found)
  const meant = '{{minutes}} minutes'
  const edit = editAt(source, there, found, meant)
  const sentence =
    unit === undefined
      ? 'Behind {{minutes}}, which is a number, the word minutes is missing.'
      : '{{minutes}} is a number of minutes, and of nothing else.'
  return [error(there, sentence, `Write ${meant}`, undefined, edit)]
}

const ALONE =
  /\{\{ *minutes *\}\}(?:[\s-]+(seconds?|hours?|hrs?|days?)(?![\p{L}\p{N}])|(?!\*{0,2}[\s-]+(?:\p{L}+[\s-]+)?min))/iu

/** How long a code can be used is known to the server alone. */
function checkMinutes(source: Source, { body, place, start }: Text): Problem[] {
  const [typed, other] = Array.from(body.matchAll(MINUTES), ([found]) => found)
  // Of two times only the writer knows which one is meant.
  if (typed === undefined || other !== undefined) {
    const advice = 'Say it in a sentence: It can be used for {{minutes}} minutes.'
    return [warning(place, NO_MINUTES, advice)]
  }
  const there = createFinder(source, start)(typed)
  const sentence = `${typed.replaceAll(/\s+/g, ' ')} is typed by hand: how long a code can be used, the portal says itself.`
  const value = '{{minutes}} minutes'
  const edit = editAt(source, there, typed, value)
  return [warning(there, sentence, `Write ${value} instead.`, undefined, edit)]
}

const MINUTES =
  /(?<![\p{L}\p{N}])(?:\d+|five|ten|fifteen|twenty|thirty|sixty)(?:\s+|-)(?:minutes?|mins?)(?![\p{L}\p{N}])/giu
