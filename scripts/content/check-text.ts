import { splitText, type Values } from '../../src/content/values.ts'
import type { Report } from './problem.ts'
import type { Place } from './source.ts'
import { didYouMean } from './suggest.ts'

/** What the checks of one run share. */
export type Checking = {
  readonly values: Values
  readonly report: Report
  /** Names of the values that some text uses. */
  readonly usedValues: Set<string>
}

export type TextRules = {
  /** Whether the text can hold what only the browser knows: a title cannot, it must be plain text. */
  readonly storedValues: boolean
  /** The place of some words of the text in its file. */
  readonly placeOf: (words: string) => Place
}

const LEFT_OVER = /\{\{[^{}]*\}?|[\w.{ -]*\}\}/
const SINGLE = /\{[ \t]*([\w.-]+)[ \t]*\}/

/** Reports what is wrong with the values between braces in a text. */
export function checkValues(text: string, rules: TextRules, checking: Checking): void {
  const { values, report, usedValues } = checking
  const known = [...values.stored, ...values.printed.keys()]
  for (const part of splitText(text)) {
    if (part.kind === 'words') {
      const leftOver = LEFT_OVER.exec(part.words) ?? knownInSingleBraces(part.words, known)
      if (!leftOver) continue
      const raw = leftOver[0].trim()
      report(
        rules.placeOf(raw),
        `${raw} is not written as a value.`,
        `Write two braces before and two behind the name, such as {{${known[0] ?? 'figures.name'}}}.`,
      )
      continue
    }
    usedValues.add(part.name)
    if (values.stored.has(part.name)) {
      if (rules.storedValues) continue
      report(
        rules.placeOf(part.raw),
        `${part.raw} is different for every student and cannot stand here.`,
        'Use it in the description or the text below the fields instead.',
      )
    } else if (!values.printed.has(part.name)) {
      const advice = didYouMean(part.name, known) || `Known values are ${known.join(', ')}.`
      report(rules.placeOf(part.raw), `There is no value ${part.raw}.`, advice)
    }
  }
}

/** Reports what is wrong with a text of the fields, which is plain text with values. */
export function checkPlainText(text: string, rules: TextRules, checking: Checking): void {
  checkValues(text, rules, checking)
  const markdown = /\*\*|\]\(|<\/?[a-z][^>]*>/i.exec(text)?.[0]
  if (markdown === undefined) return
  checking.report(
    rules.placeOf(markdown),
    'This field is plain text, where formatting and links do not work.',
    'Write plain words here, and put formatting into the text below the fields.',
  )
}

function knownInSingleBraces(words: string, known: readonly string[]): RegExpExecArray | null {
  const match = SINGLE.exec(words)
  return match && known.includes(match[1] ?? '') ? match : null
}
