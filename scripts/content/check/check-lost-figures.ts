import { plainText, type ContentFiles } from '../files/content-files.ts'
import { lineChanges, type LineChange } from '../line-changes.ts'
import { warning, type Problem } from '../problem.ts'
import { placeAt } from '../source.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'

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
  return texts.flatMap((file) => {
    const [now, before] = [files.get(file), accepted.get(file)]
    if (now === undefined || before === undefined || now === before) return []
    const [text, was] = [plainText(now), plainText(before)]
    return lineChanges(was, text).flatMap((change) => checkChange(file, text, change, vocabulary))
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
  file: string,
  text: string,
  { was, is, now }: LineChange,
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
  const start = text.split('\n').slice(0, now).join('\n').length + (now > 0 ? 1 : 0)
  return lost.flatMap((name) => {
    const printed = values.printed.get(`figures.${name}`)
    const kind = printed === undefined ? null : kindOf(printed)
    const index = typed.findIndex(([amount]) => kind !== null && kindOf(amount) === kind)
    const [found] = index === -1 ? [] : typed.splice(index, 1)
    const isTold = typedFigures.figures.some(({ pattern }) =>
      found ? found[0].replace(pattern, '') === '' : true,
    )
    if (!found || isTold) return []
    const amount = found[0].replaceAll(/\s+/g, ' ')
    const sentence = `${amount} stands here by hand, where {{figures.${name}}} stood, which is ${printed}.`
    const advice = `Write {{figures.${name}}} here again. If ${amount} is right now, change the figure in content/figures.json: every text that names it follows. Leave this only if it is something else.`
    return [warning(placeAt({ file, text }, start + found.index), sentence, advice)]
  })
}
