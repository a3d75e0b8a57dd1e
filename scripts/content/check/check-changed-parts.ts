import { contentAddress } from '../../../src/contract/address.ts'
import { changedText } from '../files/changed-text.ts'
import { plainText, type ContentFiles } from '../files/content-files.ts'
import { jsonPath } from '../files/sort-files.ts'
import { lineChanges, type LineChange } from '../line-changes.ts'
import { mayStandTwice } from '../pasted/doubled.ts'
import { warning, type Problem } from '../problem.ts'
import { sameWords } from '../same-words.ts'
import { lineStart, placeAt, type Source } from '../source.ts'
import { isLetterSlip } from '../suggest.ts'
import { SITE_VALUES } from '../vocabulary/vocabulary.ts'
import { addressesIn } from './lost-signs.ts'
import { writtenLinks } from './titled-addresses.ts'

/**
 * Parts of lines that are others than they were, and may be slips: an address outside of the portal or a
 * heading with one other letter, a value in place of another one, a word typed again, and links of which the
 * words are left.
 * @param texts the files that students read
 * @param accepted content before the change
 */
export function checkChangedParts(
  files: ContentFiles,
  texts: readonly string[],
  accepted: ContentFiles,
): Problem[] {
  const figures = plainText(files.get(jsonPath('figures')) ?? '')
  return texts.flatMap((file) => {
    const found = changedText(file, files, accepted)
    if (!found) return []
    const source = { file, text: found.text }
    const isKnown = (value: string) => {
      const [, figure] = /^\{\{figures\.(\w+)\}\}$/.exec(value) ?? []
      if (figure !== undefined) return figures.includes(`"${figure}"`)
      return SITE_VALUES.has(value.slice(2, -2)) || found.was.includes(value)
    }
    const lines = source.text.split('\n')
    return [
      ...textInFences(source, lines, found.was),
      ...lineChanges(found.was, found.text).flatMap((change) =>
        otherParts(source, lines, change, isKnown).concat(lostLinks(source, lines, change)),
      ),
    ]
  })
}

/** Lines that were text, and stand between two lines of ``` now. */
function textInFences(source: Source, lines: readonly string[], was: string): Problem[] {
  const fences = lines.flatMap((line, index) => (FENCE.test(line) ? [index] : []))
  if (fences.length !== 2 || was.split('\n').some((line) => FENCE.test(line))) return []
  const [above = 0, below = 0] = fences
  const inside = lines
    .slice(above + 1, below)
    .join('\n')
    .trim()
  if (inside === '' || !was.includes(inside)) return []
  const start = lineStart(lines, above)
  const end = lineStart(lines, below) + (lines[below] ?? '').length
  const advice = `If that is meant, leave it. If not, remove the lines ${above + 1} and ${below + 1}.`
  const edit = { start, end, text: inside }
  return [warning(placeAt(source, start), FENCED, advice, undefined, edit)]
}

const FENCE = /^[ \t]*```\w*[ \t]*$/
const FENCED = 'The lines below this one were text before, and are shown as code now.'

function otherParts(
  source: Source,
  lines: readonly string[],
  change: LineChange,
  isKnown: (value: string) => boolean,
): Problem[] {
  const { was, is, now } = change
  if (was.length !== is.length) return []
  return is.flatMap((line, index) => {
    const former = was[index] ?? ''
    const start = lineStart(lines, now + index)
    const others = [
      ...otherAddresses(line, former),
      ...otherValues(line, former, isKnown),
      ...otherNames(line, former),
      ...addedParts(line, former),
      ...otherHeading(line, former),
      ...pastedOver(line, former, [lines[now + index - 1], lines[now + index + 1]]),
    ]
    return others.map(({ found, old, sentence }) => {
      const at = start + line.indexOf(found)
      const advice = `If that is meant, leave it. If not, write: ${old}`
      const edit = { start: at, end: at + found.length, text: old }
      return warning(placeAt(source, at), sentence, advice, undefined, edit)
    })
  })
}

type Other = { readonly found: string; readonly old: string; readonly sentence: string }

/** (A page or card of the portal that is not there is told as that.) */
function otherAddresses(line: string, former: string): Other[] {
  const before = addressesIn(former)
  return addressesIn(line).flatMap((found, at) => {
    const old = before[at]
    const kind = contentAddress(found)?.kind
    if (old === undefined || (kind !== 'web' && kind !== 'mail')) return []
    const sentence = `This address was ${old} before: one letter alone is another.`
    return isLetterSlip(found, old) ? [{ found, old, sentence }] : []
  })
}

/** In a line of which nothing else is another. (A value that there is not is told as that.) */
function otherValues(line: string, former: string, isKnown: (value: string) => boolean): Other[] {
  if (line.replaceAll(VALUE, '{}') !== former.replaceAll(VALUE, '{}')) return []
  const before = former.match(VALUE) ?? []
  return (line.match(VALUE) ?? []).flatMap((found, at) => {
    const old = before[at] ?? found
    const sentence = `${found} stands here in place of ${old}, and nothing else is another in this line.`
    return found === old || ![found, old].every(isKnown) ? [] : [{ found, old, sentence }]
  })
}

/** Words in bold, or between quotes, such as the words of a button, of which one letter is another. */
function otherNames(line: string, former: string): Other[] {
  const before = former.match(NAME) ?? []
  return (line.match(NAME) ?? []).flatMap((found, at) => {
    const old = before[at] ?? found
    const sentence = `${found} was ${old} before: one letter alone is another.`
    const isAlone = line.replace(found, () => old) === former
    return isAlone && isLetterSlip(found, old) ? [{ found, old, sentence }] : []
  })
}

const NAME = /\*\*[^*{}]+\*\*|"[^"{}]+"|“[^“”{}]+”/g

/** Alone in a line as it was: a word typed again that can stand twice, the number of the line, and the sign of a comment, as Word writes it. */
function addedParts(line: string, former: string): Other[] {
  const [, word = '', second = ''] = /(?<!\S)(\p{L}+)( \1)(?![\p{L}\p{N}])/u.exec(line) ?? []
  const twice = `${word}${second}`
  if (mayStandTwice(word) && line.replace(twice, word) === former) {
    return [
      {
        found: twice,
        old: word,
        sentence: `The word ${word} stands here twice, and stood here once before.`,
      },
    ]
  }
  const number = /^[ \t]*\d{1,4}[ \t]+/.exec(line)?.[0] ?? ''
  if (number !== '' && line.slice(number.length).trim() === former.trim()) {
    return [
      { found: line, old: former, sentence: 'A number stands before this line, and none did.' },
    ]
  }
  const [sign = ''] = / ?\[[A-Z]{1,4}\d{1,2}\]/.exec(line) ?? []
  if (sign === '' || line.replace(sign, '') !== former) return []
  const sentence = `Word writes the sign of a comment so:${sign}. This line had none before.`
  return [{ found: line, old: former, sentence }]
}

/** The line beside it once more, in place of another one. */
function pastedOver(line: string, former: string, beside: readonly unknown[]): Other[] {
  const isTwice = line.trim() !== '' && line !== former && beside.includes(line)
  const sentence = 'The line beside this one stands here once more, in place of another one.'
  return isTwice ? [{ found: line, old: former, sentence }] : []
}

function otherHeading(line: string, former: string): Other[] {
  const sentence = 'This heading was written with one other letter before.'
  const isSlip = /^#+ /.test(line) && isLetterSlip(line, former)
  return isSlip ? [{ found: line, old: former, sentence }] : []
}

const VALUE = /\{\{[\w.]+\}\}/g

/** Where a text was copied from where it is shown: there its links are none, nor its values and its bold words. */
function lostLinks(source: Source, lines: readonly string[], change: LineChange): Problem[] {
  const { was, is, now } = change
  const start = lineStart(lines, now)
  const [text, before] = [is.join('\n'), was.join('\n')]
  const left = writtenLinks(text)
  const unlinked = text.replaceAll(/\[[^[\]\n]*\](?:\([^\s()]+\))?/g, (link) =>
    ' '.repeat(link.length),
  )
  const lost = writtenLinks(before).filter(({ words, address }) => {
    return unlinked.includes(words) && left.every((link) => link.address !== address)
  })
  const isLess = (sign: string) => text.split(sign).length < before.split(sign).length
  // One link alone is taken out on purpose.
  if (sameWords(change).length > 0 || !(lost.length > 1 || isLess('**') || isLess('{{'))) return []
  return lost.map(({ words, address }) => {
    const at = unlinked.indexOf(words)
    const old = `[${words}](${address})`
    const edit = { start: start + at, end: start + at + words.length, text: old }
    const advice = `If that is meant, leave it. If not, write: ${old}`
    const sentence = `${words} was a link, and is none any more.`
    return warning(placeAt(source, edit.start), sentence, advice, undefined, edit)
  })
}
