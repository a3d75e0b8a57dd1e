import { splitText, type TextPart } from '../../../src/content/values.ts'
import { wordsFinder, type FieldPath, type Fields } from '../fields/fields.ts'
import { error, type Problem } from '../problem.ts'
import type { Finder } from '../source.ts'
import { didYouMean, nearest } from '../suggest.ts'
import { checkTypedFigures } from './check-typed-figures.ts'
import { typedUnit, unitTwice } from './typed-unit.ts'
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
  const placeOf = wordsFinder(fields, path)
  const written = { text, placeOf, storedValues }
  const problems = [...checkValues(written, vocabulary), ...checkTypedFigures(written, vocabulary)]
  const markdown = /\*\*|\]\(|<\/?[a-z][^>]*>/i.exec(text)?.[0]
  if (markdown === undefined) return problems
  const sentence = 'This field is plain text, where formatting and links do not work.'
  const advice = 'Write plain words here, and formatted text below the fields.'
  return [...problems, error(placeOf(markdown), sentence, advice)]
}

/** What is wrong with the values between braces in a text. */
export function checkValues(written: WrittenText, vocabulary: Vocabulary): Problem[] {
  const parts = splitText(written.text)
  return parts.flatMap((part, index) => {
    if (part.kind === 'words') return checkLeftOver(part.words, written)
    const around = { before: wordsOf(parts[index - 1]), behind: wordsOf(parts[index + 1]) }
    return checkValue(part, written, vocabulary).concat(
      checkUnit(part, around, written, vocabulary),
    )
  })
}

function wordsOf(part: TextPart | undefined): string {
  return part?.kind === 'words' ? part.words : ''
}

type Value = { readonly name: string; readonly raw: string }

function checkValue(
  { name, raw }: Value,
  { placeOf, storedValues }: WrittenText,
  vocabulary: Vocabulary,
): Problem[] {
  const { values, knowsValues } = vocabulary
  if (values.stored.has(name)) {
    if (storedValues) return []
    const sentence = `${raw} is different for every student and cannot stand here.`
    return [error(placeOf(raw), sentence, 'Take it out here; a paragraph can hold it.')]
  }
  if (values.printed.has(name) || !knowsValues(name)) return []
  const known = [...values.stored, ...values.printed.keys()]
  const meant = nearest(name, known)
  const advice = meant === null ? listed(name, known) : didYouMean(`{{${meant}}}`)
  return [error(placeOf(raw), `There is no value ${raw}.`, advice)]
}

/** What there is, and where a figure that is new belongs. */
function listed(name: string, known: readonly string[]): string {
  if (!name.startsWith('figures.')) {
    return `Write plain words in its place, or one of these values: ${known.join(', ')}.`
  }
  const figures = known.filter((value) => value.startsWith('figures.'))
  return `The figures are ${figures.join(', ')}: write the one that is meant, or add a new one to content/figures.json.`
}

/** A figure brings its unit along: typed as well, students would read it twice. */
function checkUnit(
  { name, raw }: Value,
  { before, behind }: { readonly before: string; readonly behind: string },
  { placeOf }: WrittenText,
  { values }: Vocabulary,
): Problem[] {
  const printed = name.startsWith('figures.') ? values.printed.get(name) : undefined
  const found = printed === undefined ? null : typedUnit(printed, before, behind)
  if (printed === undefined || found === null) return []
  const { dollar, unit } = found
  const sentence = unitTwice(raw, `${dollar}${printed}${unit}`)
  return [error(placeOf(`${dollar}${raw}${unit}`), sentence, `Write ${raw}`)]
}

/** Braces in words outside of values: they were meant as values. */
function checkLeftOver(words: string, { placeOf }: WrittenText): Problem[] {
  const left = LEFT_OVER.exec(words)?.[0].trim()
  if (left === undefined) return []
  const advice = 'Write two braces before and two behind the name, as in {{site.name}}.'
  return [error(placeOf(left), `${left} is not written as a value.`, advice)]
}

const LEFT_OVER = /\{\{[^{}\n]{0,60}\}{0,2}|[\w.-]{0,60} *\}\}/
