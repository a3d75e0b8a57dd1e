import { splitText } from '../../../src/content/values.ts'
import { wordsFinder, type FieldPath, type Fields } from '../fields/fields.ts'
import { error, warning, type Problem } from '../problem.ts'
import type { Finder } from '../source.ts'
import { suggest } from '../suggest.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A text of a file, values still between braces. */
export type WrittenText = {
  readonly text: string
  readonly placeOf: Finder
  /** Whether it can hold what only the browser knows: a title cannot, it is plain text. */
  readonly storedValues: boolean
}

/** What is wrong with a field of plain text, if it is there. */
export function checkField(
  fields: Fields,
  path: FieldPath,
  text: string | undefined,
  storedValues: boolean,
  vocabulary: Vocabulary,
): Problem[] {
  if (text === undefined) return []
  const written = { text, placeOf: wordsFinder(fields, path), storedValues }
  const problems = [...checkValues(written, vocabulary), ...checkTypedFigures(written, vocabulary)]
  const markdown = /\*\*|\]\(|<\/?[a-z][^>]*>/i.exec(text)?.[0]
  if (markdown === undefined) return problems
  const sentence = 'This field is plain text, where formatting and links do not work.'
  const advice = 'Write plain words here, and formatted text below the fields.'
  return [...problems, error(written.placeOf(markdown), sentence, advice)]
}

/** What is wrong with the values between braces in a text. */
export function checkValues(written: WrittenText, vocabulary: Vocabulary): Problem[] {
  return splitText(written.text).flatMap((part) =>
    part.kind === 'words'
      ? checkLeftOver(part.words, written, vocabulary)
      : checkValue(part, written, vocabulary),
  )
}

function checkValue(
  { name, raw }: { name: string; raw: string },
  { placeOf, storedValues }: WrittenText,
  { values, knowsValues }: Vocabulary,
): Problem[] {
  if (values.stored.has(name)) {
    if (storedValues) return []
    const sentence = `${raw} is different for every student and cannot stand here.`
    return [error(placeOf(raw), sentence, 'Use it in a description or a paragraph instead.')]
  }
  if (values.printed.has(name) || !knowsValues(name)) return []
  const known = [...values.stored, ...values.printed.keys()]
  const advice = suggest(name, known) ?? `The values are ${known.join(', ')}.`
  return [error(placeOf(raw), `There is no value ${raw}.`, advice)]
}

const LEFT_OVER = /\{\{[ \t]*[\w.-]*(?:[ \t]*\})?|(?:\{[ \t]*)?[\w.-]*[ \t]*\}\}/

/** Words outside of values: braces in them are values that were not written as such. */
function checkLeftOver(words: string, { placeOf }: WrittenText, { values }: Vocabulary): Problem[] {
  const single = /\{[ \t]*([\w.-]+)[ \t]*\}/.exec(words)
  const isValue = values.stored.has(single?.[1] ?? '') || values.printed.has(single?.[1] ?? '')
  const raw = (LEFT_OVER.exec(words) ?? (isValue ? single : null))?.[0].trim()
  if (raw === undefined) return []
  const advice = 'Write two braces before and two behind the name, as in {{site.name}}.'
  return [error(placeOf(raw), `${raw} is not written as a value.`, advice)]
}

/** Figures that are typed by hand, which would stay behind when the figure changes. */
export function checkTypedFigures(
  { text, placeOf }: WrittenText,
  { typedFigures: { any, figures } }: Vocabulary,
): Problem[] {
  if (!any.test(text)) return []
  const words = splitText(text).flatMap((part) => (part.kind === 'words' ? [part.words] : []))
  return figures.flatMap(({ name, pattern }) => {
    const typed = words.flatMap((part) => Array.from(part.matchAll(pattern), ([found]) => found))
    return typed.map((found) => {
      const sentence = `${found.replace(/\s+/g, ' ')} is typed by hand, and would stay when the school's figure changes.`
      return warning(placeOf(found), sentence, `Write {{figures.${name}}} instead.`)
    })
  })
}
