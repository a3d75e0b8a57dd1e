import { splitText } from '../../../src/content/values.ts'
import type { Checking } from '../checking.ts'
import type { Finder } from '../source.ts'
import { suggest } from '../suggest.ts'

type TextRules = {
  /** Whether the text can hold what only the browser knows: a title cannot, it is plain text. */
  readonly storedValues: boolean
  /** Begins to look for words of the text in its file. */
  readonly finder: () => Finder
}

type PlacedRules = TextRules & { readonly placeOf: Finder }

/** Reports what is wrong with the values between braces in a text. */
export function checkValues(text: string, rules: TextRules, checking: Checking): void {
  if (!text.includes('{') && !text.includes('}')) return
  const placed = { ...rules, placeOf: rules.finder() }
  for (const part of splitText(text)) {
    if (part.kind === 'words') checkLeftOver(part.words, placed, checking)
    else checkValue(part, placed, checking)
  }
}

/** Warns of figures that are typed by hand, which would stay behind when the figure changes. */
export function checkTypedFigures(text: string, { finder }: TextRules, checking: Checking): void {
  if (!checking.typedFigures.any.test(text)) return
  const words = splitText(text).flatMap((part) => (part.kind === 'words' ? [part.words] : []))
  for (const { name, pattern } of checking.typedFigures.figures) {
    const placeOf = finder()
    for (const [typed] of words.flatMap((part) => Array.from(part.matchAll(pattern)))) {
      const sentence = `${typed.replace(/\s+/g, ' ')} is typed by hand, and would stay when the school's figure changes.`
      checking.warn(placeOf(typed), sentence, `Write {{figures.${name}}} instead.`)
    }
  }
}

/** Reports what is wrong with a text of the fields, which is plain text with values. */
export function checkPlainText(text: string, rules: TextRules, checking: Checking): void {
  checkValues(text, rules, checking)
  checkTypedFigures(text, rules, checking)
  const markdown = /\*\*|\]\(|<\/?[a-z][^>]*>/i.exec(text)?.[0]
  if (markdown === undefined) return
  const sentence = 'This field is plain text, where formatting and links do not work.'
  const advice = 'Write plain words here, and formatted text below the fields.'
  checking.report(rules.finder()(markdown), sentence, advice)
}

function checkValue(
  { name, raw }: { name: string; raw: string },
  { storedValues, placeOf }: PlacedRules,
  { values, knowsValues, usedValues, report }: Checking,
): void {
  usedValues.add(name)
  if (values.stored.has(name) && !storedValues) {
    const sentence = `${raw} is different for every student and cannot stand here.`
    report(placeOf(raw), sentence, 'Use it in a description or a paragraph instead.')
  } else if (!values.stored.has(name) && !values.printed.has(name) && knowsValues(name)) {
    const known = [...values.stored, ...values.printed.keys()]
    const advice = suggest(name, known) ?? `The values are ${known.join(', ')}.`
    report(placeOf(raw), `There is no value ${raw}.`, advice)
  }
}

const LEFT_OVER = /\{\{[ \t]*[\w.-]*(?:[ \t]*\})?|(?:\{[ \t]*)?[\w.-]*[ \t]*\}\}/

/** Words outside of values: braces in them are values that were not written as such. */
function checkLeftOver(
  words: string,
  { placeOf }: PlacedRules,
  { values, report }: Checking,
): void {
  const single = /\{[ \t]*([\w.-]+)[ \t]*\}/.exec(words)
  const isValue = values.stored.has(single?.[1] ?? '') || values.printed.has(single?.[1] ?? '')
  const raw = (LEFT_OVER.exec(words) ?? (isValue ? single : null))?.[0].trim()
  if (raw === undefined) return
  const advice = 'Write two braces before and two behind the name, as in {{site.name}}.'
  report(placeOf(raw), `${raw} is not written as a value.`, advice)
}
