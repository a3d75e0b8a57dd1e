import { error, type Explanation, type Problem } from '../problem.ts'
import { placeAt, type Source } from '../source.ts'

/** A text that was copied from a list of changes, where a plus stands before each line that is new. */
export function checkDiffSigns(source: Source): Problem[] {
  const { text } = source
  const [first] = text.matchAll(BEGINS)
  if (!first) return []
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const signed = lines.filter((line) => line.startsWith('+'))
  if (signed.length * 2 <= lines.length) return []
  const place = placeAt(source, text.indexOf('+', first.index))
  // Nothing of a file stands further left than its first line.
  const isSpaced = /^\+ (?=\S)/.test(signed[0] ?? '')
  const isSigned = isSpaced ? /^(?:\+(?: |$)|---[ \t]*$)/ : /^(?:\+|---[ \t]*$)/
  if (!lines.every((line) => isSigned.test(line))) return [error(place, ...MOST)]
  const plain = text.replaceAll(isSpaced ? /^\+ ?/gm : /^\+/gm, '')
  return [error(place, ...ALL, { start: 0, end: text.length, text: plain })]
}

/** A line that a text of content or settings begin with, behind a plus. */
const BEGINS = /^\+ ?(?:---[ \t]*$|(?:title|subject|intro|description):|[{[][ \t]*$|"\w+":)/gm

const SENTENCE =
  'A plus stands before the lines: they were copied from a list of changes, such as Files changed on GitHub.'
const ALL: Explanation = [SENTENCE, 'Remove the plus before every line.']
const MOST: Explanation = [
  SENTENCE,
  'Open the file itself on GitHub, choose Copy raw file, and paste that in place of everything here; a list of changes holds lines that are gone, too.',
]
