import { changedText } from '../files/changed-text.ts'
import { plainText, type ContentFiles } from '../files/content-files.ts'
import { jsonPath } from '../files/sort-files.ts'
import { lineChanges, type LineChange } from '../line-changes.ts'
import { warning, type Problem } from '../problem.ts'
import { lineStart, placeAt, type Source } from '../source.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { asItWas, replacedValues, type ReplacedValue } from './replaced-values.ts'

/**
 * Numbers that were typed where the accepted version named a figure, and are another one than the
 * figure's. (Of its own number the reading of the text tells.)
 * @param texts the files that students read
 * @param accepted content before the change
 */
export function checkLostFigures(
  files: ContentFiles,
  texts: readonly string[],
  accepted: ContentFiles,
  vocabulary: Vocabulary,
): Problem[] {
  const figuresNow = plainText(files.get(jsonPath('figures')) ?? '')
  return texts.flatMap((file) => {
    const found = changedText(file, files, accepted)
    if (!found) return []
    const { text, was } = found
    const replaced = replacedValues(was, text)
    return lineChanges(was, text).flatMap((change) =>
      checkChange({ file, text }, change, replaced, figuresNow, vocabulary),
    )
  })
}

const FIGURE = /\{\{figures\.(\w+)\}\}/g

const NUMBERS = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty'
/** An amount of time, of money or of a hundred, or a time of the day. */
const AMOUNT = new RegExp(
  `(?<![\\p{L}\\p{N}{.])(?:(?:\\d+(?:[.,]\\d+)*|${NUMBERS})(?:\\s+|-)?(?<unit>minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?)(?![\\p{L}\\p{N}])|(?<dollar>\\$)\\s?\\d[\\d.,]*\\+?|\\d+(?:\\s?%|\\s+per\\s?cent)|(?<clock>\\d{1,2}[:.]\\d{2}(?:\\s?[ap]m)?|\\d{1,2}\\s?[ap]m))`,
  'giu',
)

/** What an amount is of: nobody writes hours for a share. */
function kindOf(amount: string): string | null {
  const groups = new RegExp(AMOUNT, 'iu').exec(amount)?.groups
  if (!groups) return null
  const name = ['unit', 'dollar', 'clock'].find((part) => groups[part] !== undefined)
  return name ?? 'share'
}

function checkChange(
  source: Source,
  { was, is, now }: LineChange,
  replaced: readonly ReplacedValue[],
  figuresNow: string,
  { values, typedFigures }: Vocabulary,
): Problem[] {
  const [old, written] = [was.join('\n'), is.join('\n')]
  const left = Array.from(written.matchAll(FIGURE), ([, name]) => name)
  const lost = Array.from(old.matchAll(FIGURE), ([, name = '']) => name).filter((name) => {
    const at = left.indexOf(name)
    if (at !== -1) left.splice(at, 1)
    return at === -1
  })
  const typed = Array.from(written.matchAll(AMOUNT)).filter(([amount]) => !old.includes(amount))
  const start = lineStart(source.text.split('\n'), now)
  return lost.flatMap((name) => {
    const printed = values.printed.get(`figures.${name}`)
    const kind = printed === undefined ? null : kindOf(printed)
    const index = typed.findIndex(([amount]) => kind !== null && kindOf(amount) === kind)
    const [found] = index === -1 ? [] : typed.splice(index, 1)
    if (printed === undefined || !found) return []
    const there = replaced.find(
      (other) => other.name === `figures.${name}` && other.start === start + found.index,
    )
    // Another figure's number is told as this one's only in this very place.
    const isTold = typedFigures.figures.some((figure) => {
      const isOther = figure.name !== name && there !== undefined
      return !isOther && found[0].replace(figure.pattern, '') === ''
    })
    if (isTold) return []
    const whole = withTail(found[0], written.slice(found.index + found[0].length), printed)
    const amount = whole.replaceAll(/\s+/g, ' ')
    const sentence = `${amount} stands here by hand, where {{figures.${name}}} stood, which is ${printed}.`
    const advice = `Write {{figures.${name}}} here again. If ${amount} is right now, change the figure in content/figures.json: every text that names it follows. Leave this only if it is something else.`
    // Of a figure that was taken out of its file there is no more.
    const isThere = figuresNow.includes(`"${name}"`)
    const edit = there && isThere ? asItWas(there, whole) : undefined
    return [warning(placeAt(source, start + found.index), sentence, advice, undefined, edit)]
  })
}

/** An amount with what stands behind it as in the figure, such as Lagos time: the figure brings it along. */
function withTail(amount: string, behind: string, printed: string): string {
  const own = new RegExp(AMOUNT, 'iu').exec(printed)
  const words = own ? printed.slice(own.index + own[0].length).match(/[\p{L}\p{N}]+/gu) : null
  if (!words) return amount
  return amount + (new RegExp(`^[\\s,(]*${words.join('\\s+')}\\)?`, 'iu').exec(behind)?.[0] ?? '')
}
