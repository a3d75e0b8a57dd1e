import { error, type Explanation, type Problem } from '../problem.ts'
import { placeAt, type Source } from '../source.ts'

/** Two versions of a text, one below the other, or a line that was left of them. */
export function checkMergeSigns(source: Source): Problem[] {
  const conflict = CONFLICT.exec(source.text)
  if (conflict) {
    const hasOlder = /^\|{7}(?: .*)?$/m.test(conflict[0])
    return [error(placeAt(source, conflict.index), TWO_VERSIONS, hasOlder ? KEEP_OF_THREE : KEEP)]
  }
  return Array.from(source.text.matchAll(LEFT), ({ 0: lines, index, groups }) => {
    const edit = { start: index, end: index + lines.length, text: '' }
    const explanation = groups?.older === undefined ? LEFT_OF_TWO : OLDER
    return error(placeAt(source, index), ...explanation, undefined, edit)
  })
}

const CONFLICT = /^<{7}(?: .*)?\n(?:.*\n)*?={7}\n(?:.*\n)*?>{7}/m
/** One of the lines around the versions; below the one of |, which has a name, stands what both were made from. */
const LEFT =
  /^(?:[ \t]*\|{7} .+\n(?<older>(?:.*\n)*?)={7}|[ \t]*(?:[<>]{7}(?: .*)?|\|{7} [^|\n]+)|={7})$\n?/gm

const TWO_VERSIONS =
  'Two versions of the text stand here, one below the other, because two people changed it.'
const KEEP =
  'Keep one of the two and remove the other, together with the three lines that begin with <<<<<<<, ======= and >>>>>>>.'
const KEEP_OF_THREE =
  'Keep what stands above the line ||||||| or what stands below =======. Remove the other, everything between those two lines, which is older than both, and the four lines that begin with <<<<<<<, |||||||, ======= and >>>>>>>.'

const LEFT_OF_TWO: Explanation = [
  'This line was left where two versions of the text were put together.',
  'Remove it, and read whether the words above and below it say the same twice.',
]
const OLDER: Explanation = [
  'From this line to ======= an older version of the text was left, where two newer ones were put together.',
  'Remove it with both lines, and read whether the words above and below it say the same twice.',
]
