import { error, type Explanation, type Problem } from '../problem.ts'
import { placeAt } from '../source.ts'
import { writtenNode, type NodeContext } from './node-context.ts'

/**
 * Marks of Markdown that are left in a text as they were typed, because they did not mean
 * anything there: bold that is never closed, a link with a space in the middle.
 */
export function checkMarks(context: NodeContext): Problem[] {
  const { text, start, end, first } = context
  if (start === end) return []
  // A star left over from **this* stands right before the italic text that came of the others.
  const next = text.source.text[end] === '*' ? '*' : ''
  // What stands behind a backslash is meant as it is; spaces in its place keep the columns.
  const typed = `${writtenNode(context)}${next}`.replace(/\\[^\n]/g, '  ')
  const problemAt = (index: number, explanation: Explanation): Problem =>
    error(placeAt(text.source, start + index), ...explanation)
  const heading = first ? /^#{2,}/.exec(typed)?.[0] : undefined
  const link = BROKEN_LINK.exec(typed)
  return [
    ...MARKS.flatMap(([pattern, ...explanation]) =>
      Array.from(typed.matchAll(pattern), ({ index }) => problemAt(index, explanation)),
    ),
    ...(heading === undefined ? [] : [problemAt(0, noHeading(heading))]),
    ...(link ? [problemAt(link.index, UNREADABLE_LINK)] : []),
  ]
}

const MARKS: readonly (readonly [RegExp, ...Explanation])[] = [
  [
    /\*\*+/g,
    'These stars have no partner, so no bold text comes of them.',
    'Write ** right before the first word and right behind the last one, in the same paragraph: **like this**.',
  ],
  [
    /(?<![\p{L}\p{N}*])\*(?=[\p{L}\p{N}])(?!\*)/gu,
    'This star has no partner, so it would be shown.',
    'Write * right behind the last word, too, or \\* for a star.',
  ],
  [
    /(?<![\p{L}\p{N}_])__(?=[^\s_])|(?<=[^\s_])__(?![\p{L}\p{N}_])/gu,
    'These underscores have no partner, so no bold text comes of them.',
    'Write __ right before the first word and right behind the last one, in the same paragraph.',
  ],
  [
    /~~+/g,
    'These waves have no partner, so nothing is crossed out.',
    'Write ~~ right before the first word and right behind the last one: ~~like this~~.',
  ],
  [
    /`+/g,
    'This ` has no partner, so it would be shown.',
    'Write ` before and behind what is to be typed exactly, or \\` for the sign itself.',
  ],
]

/** [words](address with spaces), [words] (address), (words)[address], [words][name that is nowhere]. */
const BROKEN_LINK =
  /\]\(|\] +\((?:https?:|mailto:|tel:|\/)|\)\[(?:https?:|mailto:|tel:|\/)|\]\[|\[[^\]\n]+\((?:\/|mailto:|tel:)/

const UNREADABLE_LINK: Explanation = [
  'This link cannot be read.',
  'Write [words](address), with nothing between ] and ( and without spaces in the address.',
]

function noHeading(hashes: string): Explanation {
  if (hashes.length > 6) return ['There is no heading as small as this.', 'Write fewer # signs.']
  return [
    `A space is missing behind ${hashes}, so this is no heading.`,
    `Write ${hashes} and a space before the words.`,
  ]
}
