import { error, type Explanation, type Problem } from '../problem.ts'
import { lineEnd, placeAt } from '../source.ts'
import { BROKEN_LINK, linkProblem } from './broken-link.ts'
import { starBehind, starsAlone } from './check-bold-ends.ts'
import { checkBrackets } from './check-brackets.ts'
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
  const heading = first ? /^#{2,}|^#(?=\p{L}[^\n#]*$)/u.exec(typed)?.[0] : undefined
  const link = BROKEN_LINK.exec(typed)
  const spaced = Array.from(typed.matchAll(SPACED_BOLD), ({ 0: found, index, groups }) => {
    const { before = '', words = '', after = '' } = groups ?? {}
    const left = /\s$/.test(typed.slice(0, index)) ? '' : before
    // Before a full stop no space was meant.
    const right = /^[\s.,;:!?)”’]/.test(typed.slice(index + found.length)) ? '' : after
    const plain = `${left}**${words}**${right}`
    const at = start + index
    const suggestion = { start: at, end: at + found.length, text: plain }
    return error(placeAt(text.source, at), ...SPACE_IN_BOLD, undefined, suggestion)
  })
  const behind = typed.startsWith('*') ? starBehind(text.source, start) : null
  const rest = typed
    .replace(SPACED_BOLD, (found) => ' '.repeat(found.length))
    .replace(behind ? /^\*/ : NOTHING, ' ')
  const escaped = Array.from(writtenNode(context).matchAll(/\\\*\\\*/g), ({ index }) => {
    const at = start + index
    const suggestion = { start: at, end: at + 4, text: '**' }
    return error(placeAt(text.source, at), ...ESCAPED_BOLD, undefined, suggestion)
  })
  const bullet = first ? /^[ \t]*\*(?=\p{L})/u.exec(rest)?.[0] : undefined
  return [
    ...spaced,
    ...escaped,
    ...(behind ? [behind] : []),
    ...(link ? [] : checkBrackets(context, typed)),
    ...(bullet === undefined ? MARKS : []).flatMap(([pattern, ...explanation]) =>
      Array.from(rest.matchAll(pattern), ({ index }) => {
        return starsAlone(text.source, start + index, explanation)
      }),
    ),
    ...(heading === undefined ? [] : [headingProblem(context, heading)]),
    ...(link ? [linkProblem(context, typed, link.index)] : []),
  ]
}

const NOTHING = /(?!)/

/** **words** with spaces between the stars and the words. */
const SPACED_BOLD =
  /\*\*(?=[^*\n]*[^*\s])(?=[^*\n]*\s\*\*|\s)(?<before>[ \u00a0]*)(?<words>[^*\n]*[^*\s])(?<after>[ \u00a0]*)\*\*/g

const SPACE_IN_BOLD: Explanation = [
  'No bold text comes of these stars, because a space stands between them and the words.',
  'Put the stars right before the first word and right behind the last one.',
]

const ESCAPED_BOLD: Explanation = [
  'The backslashes keep these stars from making bold text.',
  'Remove the backslashes.',
]

function headingProblem(context: NodeContext, found: string): Problem {
  const { text, start, headingBefore } = context
  const smallest = '#'.repeat(Math.min(6, headingBefore + 1))
  const plain = found.length > 6 ? smallest : found
  const meant = found === '#' ? '#'.repeat(text.headingAbove + 1) : plain
  const [gap = ''] = /^[ \u00a0]*/.exec(text.source.text.slice(start + found.length)) ?? []
  const end = start + found.length + gap.length
  const suggestion = { start, end, text: `${meant} ` }
  const place = placeAt(text.source, start)
  if (gap.includes('\u00a0')) {
    const words = text.source.text.slice(end, lineEnd(text.source.text, end))
    const advice = `Remove that space and type one with the space bar:\n${meant} ${words}`
    return error(place, ODD_SPACE, advice, undefined, suggestion)
  }
  const explanation = noHeading(found.length > 6 ? found : meant)
  return error(place, ...explanation, undefined, suggestion)
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

const ODD_SPACE =
  'The space behind these signs is a no-break space, which looks the same but makes no heading.'

function noHeading(hashes: string): Explanation {
  if (hashes.length > 6) return ['There is no heading as small as this.', 'Write fewer # signs.']
  return [
    'A space is missing here, so this is no heading.',
    `Write ${hashes} and a space before the words.`,
  ]
}
