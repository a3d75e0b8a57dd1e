import { splitText, type TextPart } from '../../../src/content/values.ts'
import { wordsFinder, type FieldPath, type Fields } from '../fields/fields.ts'
import { error, warning, type Problem } from '../problem.ts'
import { editAt, type Finder, type Source } from '../source.ts'
import { mailFile } from '../mail/mail-kinds.ts'
import { asKey } from './as-key.ts'
import { listValues, meantValue } from './meant-value.ts'
import { isOfPeople, mergedValue, mergeName } from './merge-names.ts'
import { checkTypedFigures } from './check-typed-figures.ts'
import { isValue } from './is-value.ts'
import { bracketedNames, LEFT_OVER, plainName, type Bracketed } from './odd-brackets.ts'
import { typedUnit, unitTwice } from './typed-unit.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A text of a file, values still between braces. */
export type WrittenText = {
  readonly text: string
  readonly placeOf: Finder
  /** Whether it can hold what only the browser knows: a title cannot, it is plain text. */
  readonly storedValues: boolean
  /** The file, where advice can say how to write the words. */
  readonly source?: Source
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
  const written = { text, placeOf, storedValues, source: fields.source }
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
    if (part.kind === 'words') return checkLeftOver(part.words, written, vocabulary)
    const braces = bracesAround(wordsOf(parts[index - 1]), part.raw, wordsOf(parts[index + 1]))
    if (braces !== null) {
      const sentence = `${braces} has a brace too many: students would read it.`
      return [instead(written, braces, part.raw, sentence, 'Write')]
    }
    const around = { before: wordsOf(parts[index - 1]), behind: wordsOf(parts[index + 1]) }
    return checkValue(part, written, vocabulary).concat(
      checkUnit(part, around, written, vocabulary),
      checkNext(part, parts[index + 1], written),
    )
  })
}

/** Two values with nothing between them: 10 minutes24 hours. */
function checkNext({ raw }: Value, next: TextPart | undefined, written: WrittenText): Problem[] {
  if (next?.kind !== 'value') return []
  const sentence = `No space stands between ${raw} and ${next.raw}.`
  const advice = 'Put one there, or take out the one that does not belong here.'
  return [warning(written.placeOf(raw), sentence, advice)]
}

/** {{{figures.join}} with all its braces; null where there are two and two. */
function bracesAround(before: string, raw: string, behind: string): string | null {
  const [open = ''] = /\{+$/.exec(before) ?? []
  const [close = ''] = /^\}+/.exec(behind) ?? []
  return open === '' && close === '' ? null : `${open}${raw}${close}`
}

function wordsOf(part: TextPart | undefined): string {
  return part?.kind === 'words' ? part.words : ''
}

type Value = { readonly name: string; readonly raw: string }

function checkValue({ name, raw }: Value, written: WrittenText, vocabulary: Vocabulary): Problem[] {
  const { values, knowsValues } = vocabulary
  if (values.stored.has(name)) {
    if (written.storedValues) return []
    const sentence = `${raw} is different for every student and cannot stand here.`
    return [error(written.placeOf(raw), sentence, elsewhere(raw, written.source))]
  }
  if (values.printed.has(name) || !knowsValues(name)) return []
  const meant = meantValue(name, vocabulary)
  const sentence = `There is no value ${raw}.`
  if (meant === null) return [error(written.placeOf(raw), sentence, listValues(name, vocabulary))]
  return [instead(written, raw, `{{${meant}}}`, sentence, 'Did you mean')]
}

/** Where a value can stand that plain text cannot hold. */
function elsewhere(raw: string, source: Source | undefined): string {
  if (!source?.file.startsWith(mailFile('').replace(/\.md$/, ''))) {
    return 'Use it in a description or a paragraph instead.'
  }
  const isThere = source.text.split(raw).length > 2
  return `Take it out here${isThere ? ': it stands in the text below.' : ', and write it in the text below.'}`
}

/** A problem with words that are to be written otherwise. */
function instead(
  { source, placeOf }: WrittenText,
  words: string,
  text: string,
  sentence: string,
  advice: 'Write' | 'Did you mean',
): Problem {
  const place = placeOf(words)
  const suggestion = source && editAt(source, place, words, text)
  const said = advice === 'Write' ? `Write ${text}` : `Did you mean ${text}?`
  return error(place, sentence, said, undefined, suggestion)
}

/** A figure brings its unit along: typed as well, students would read it twice. */
function checkUnit(
  { name, raw }: Value,
  { before, behind }: { readonly before: string; readonly behind: string },
  written: WrittenText,
  { values }: Vocabulary,
): Problem[] {
  const printed = name.startsWith('figures.') ? values.printed.get(name) : undefined
  const found = printed === undefined ? null : typedUnit(printed, before, behind)
  if (printed === undefined || found === null) return []
  const { dollar, unit } = found
  const sentence = unitTwice(raw, `${dollar}${printed}${unit}`)
  return [instead(written, `${dollar}${raw}${unit}`, raw, sentence, 'Write')]
}

/** Words outside of values: braces in them are values that were not written as such. */
function checkLeftOver(words: string, written: WrittenText, vocabulary: Vocabulary): Problem[] {
  const left = LEFT_OVER.exec(words)?.[0].trim()
  if (left !== undefined) {
    const meant = meantValue(plainName(left), vocabulary)
    const sentence = `${left} is not written as a value.`
    if (meant !== null) return [instead(written, left, `{{${meant}}}`, sentence, 'Write')]
    const name = /^\{\{([^{}]*)\}\}$/.exec(left)?.[1]?.trim()
    // A new figure may have been called so in its file as well.
    const [, figure = ''] = /^figures\.(.+)$/.exec(name ?? '') ?? []
    const key = asKey(figure)
    if (key !== '') {
      const because = `${sentence} A name has small letters, digits and _ alone.`
      return [instead(written, left, `{{figures.${key}}}`, because, 'Write')]
    }
    if (name) return [error(written.placeOf(left), sentence, listValues(name, vocabulary))]
    const advice = 'Write two braces before and two behind the name, as in {{site.name}}.'
    return [error(written.placeOf(left), sentence, advice)]
  }
  return bracketedNames(words).flatMap((found) => checkBrackets(found, written, vocabulary))
}

/** A value that was written without braces, or with brackets of another kind. */
function checkBrackets(
  { name, raw, isStrong }: Bracketed,
  written: WrittenText,
  vocabulary: Vocabulary,
): Problem[] {
  const { values } = vocabulary
  const isFigure = /^figures?\./.test(name) && raw !== name
  // The word name alone means itself; lesson_time means nothing but the value.
  const known = (/[._]/.test(name) || isStrong) && isValue(name, values)
  const spelt = name.toLowerCase().replaceAll(' ', '_')
  // Word writes «Name», and people [Name], where a program puts the name of each.
  const isSlot = /^(?:«[^]*»|\[[^]*\]|%[^]*%)$/.test(raw)
  const isName = isStrong || (isSlot && spelt.includes('_'))
  const alone = isName
    ? [spelt, `figures.${spelt}`].find((whole) => isValue(whole, values))
    : [spelt].find((whole) => isSlot && isValue(whole, values))
  const isMerged = (isSlot || isStrong) && mergeName(name) !== null
  const merged = isMerged ? mergedValue(name, values) : null
  const meant = known ? name : isFigure ? meantValue(name, vocabulary) : (alone ?? merged)
  const sentence = `${raw} is not written as a value: students would read just this.`
  if (meant !== null) return [instead(written, raw, `{{${meant}}}`, sentence, 'Write')]
  // A letter or two between braces are code.
  const isWord = isStrong && /^[a-z]\w{2,}$/i.test(name) && !/^<<|^\(\(|^%/.test(raw)
  // Of people «First_Name» and %name%; [Name] is told as a link without its address.
  // Between «quotes» a text may name the field of a form; a mail is for a program to fill in.
  const isMail = written.source?.file.startsWith('content/mail/') === true
  const isQuote = raw.startsWith('[') || (raw.startsWith('«') && !isMail)
  const isPlaceholder = isWord || (isMerged && isOfPeople(name) && !isQuote) || isField(raw)
  if (!isFigure && !isPlaceholder) return []
  const advice = listValues(name, vocabulary)
  const place = written.placeOf(raw)
  // Single braces may be meant as they are, as in a line of code.
  return [raw.startsWith('{') ? warning(place, sentence, advice) : error(place, sentence, advice)]
}

/** A field of Word's letters, «Student_ID», which nobody writes between such quotes. */
function isField(raw: string): boolean {
  return /^«\s*[a-z]+(?:_[a-z]+)+\s*»$/i.test(raw)
}
