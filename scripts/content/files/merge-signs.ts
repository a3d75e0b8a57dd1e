import { error, type Explanation, type Problem } from '../problem.ts'
import { placeAt, type Source } from '../source.ts'

/** Two versions of a text, one below the other, or a line that was left of them. */
export function checkMergeSigns(source: Source): Problem[] {
  const conflict = CONFLICT.exec(source.text)
  if (conflict) {
    const place = placeAt(source, conflict.index)
    return [error(place, TWO_VERSIONS, keepOne(conflict[0].split('\n'), place.line))]
  }
  return Array.from(source.text.matchAll(LEFT), ({ index, groups }) => {
    const explanation = groups?.older === undefined ? LEFT_OF_TWO : OLDER
    return error(placeAt(source, index), ...explanation)
  })
}

const CONFLICT = /^<{7}(?: .*)?\n(?:.*\n)*?={7}\n(?:.*\n)*?>{7}/m
/** One of the lines around the versions; below the one of |, which has a name, stands what both were made from. */
const LEFT =
  /^(?:[ \t]*\|{7} .+\n(?<older>(?:.*\n)*?)={7}|[ \t]*(?:[<>]{7}(?: .*)?|\|{7} [^|\n]+)|={7})$\n?/gm

const TWO_VERSIONS =
  'Two versions of the text stand here, one below the other, because two people changed it.'

/** @param lines of both versions, from <<<<<<< to >>>>>>>, the first of them at the line `start` */
function keepOne(lines: readonly string[], start: number): string {
  const at = (sign: RegExp) => lines.findIndex((line) => sign.test(line))
  const [older, middle, last] = [at(/^\|{7}/), at(/^={7}$/), lines.length - 1]
  const end = older === -1 ? middle : older
  const signs = [0, ...(older === -1 ? [] : [older]), middle, last].map((line) => start + line)
  const numbers = `${signs.slice(0, -1).join(', ')} and ${signs.at(-1)}`
  const between =
    older === -1
      ? ''
      : ` and ${linesFrom(start + older + 1, start + middle)}, which is older than both`
  return `Keep ${linesFrom(start + 1, start + end)} or ${linesFrom(start + middle + 1, start + last)}. Remove the other${between}, and the lines ${numbers}, which begin with <<<<<<<,${older === -1 ? '' : ' |||||||,'} ======= and >>>>>>>.`
}

function linesFrom(from: number, to: number): string {
  if (to === from) return `nothing (above line ${to})`
  return to === from + 1 ? `line ${from}` : `lines ${from} to ${to - 1}`
}

const LEFT_OF_TWO: Explanation = [
  'This line was left where two versions of the text were put together.',
  'Remove it, and read whether the words above and below it say the same twice.',
]
const OLDER: Explanation = [
  'From this line to ======= an older version of the text was left, where two newer ones were put together.',
  'Remove it with both lines, and read whether the words above and below it say the same twice.',
]
