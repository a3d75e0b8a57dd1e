import { explainAddress } from '../check/explain-address.ts'
import { asFileName } from '../files/file-name.ts'
import type { Edit } from '../edits.ts'
import { isLeaving } from '../pasted/check-leavings.ts'
import { error, warning, type Explanation, type Problem } from '../problem.ts'
import { lineEnd, placeAt } from '../source.ts'
import { isValue } from '../vocabulary/check-text.ts'
import { starBehind, starsAlone } from './check-bold-ends.ts'
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
  const heading = first ? /^#{2,}|^#(?=\p{L}[^\n#]*$)/u.exec(typed)?.[0] : undefined
  const link = BROKEN_LINK.exec(typed)
  const spaced = Array.from(typed.matchAll(SPACED_BOLD), ({ 0: found, index, groups }) => {
    const { before = '', words = '', after = '' } = groups ?? {}
    const left = /\s$/.test(typed.slice(0, index)) ? '' : before
    const right = /^\s/.test(typed.slice(index + found.length)) ? '' : after
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
    ...Array.from(typed.matchAll(/(?<![\w:]):[a-z]+(?:_[a-z]+)*:(?![\w:])/g), ({ index }) => {
      return problemAt(index, EMOJI_NAME)
    }),
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

const EMOJI_NAME: Explanation = [
  'The name between the colons would be shown as it stands.',
  'Type the sign itself, or remove the name.',
]

/** Square brackets that no address follows. */
function checkBrackets({ text, start, vocabulary }: NodeContext, typed: string): Problem[] {
  return Array.from(typed.matchAll(BRACKETS)).flatMap(({ 0: found, 1: words = '', index }) => {
    const place = placeAt(text.source, start + index)
    const at = start + index
    const whole = text.source.text
    if (words.trim() === '') {
      const edit = {
        start: at,
        end: at + found.length + (whole[at + found.length] === ' ' ? 1 : 0),
        text: '',
      }
      return error(place, ...EMPTY_BRACKETS, undefined, edit)
    }
    if (words.startsWith('!')) {
      const from = whole.lastIndexOf('\n', at) + 1
      const edit = { start: from, end: Math.min(whole.length, lineEnd(whole, at) + 1), text: '' }
      return error(place, ...BOX_NAME, undefined, edit)
    }
    if (whole[at - 1] === '[' && whole.startsWith('](', at + found.length)) {
      const edit = { start: at, end: at + found.length, text: words }
      return error(place, 'These brackets stand there twice.', 'Write them once.', undefined, edit)
    }
    // What was meant as a value is told as that, and what a program left as what it is.
    if (words.startsWith('figures.') || isValue(words.toLowerCase(), vocabulary.values)) return []
    if (isLeaving(whole, at)) return []
    if (/^(?:\d{1,2}|[a-z])$/.test(words)) {
      const sentence = `${found} is the sign of a footnote or a comment, which do not work here.`
      const advice = `Put what it says into the sentence itself, or leave it out; and remove ${found} wherever it stands.`
      return warning(place, sentence, advice)
    }
    const sentence = `No address follows ${found}, so the brackets would be shown.`
    const advice =
      'Write the address behind it, as in [words](/classes), or remove the brackets; \\[ shows one.'
    return warning(place, sentence, advice)
  })
}

const BRACKETS = /(?<!\[)\[(?!\[)([^[\]\n]*)\](?![\](])/g

const EMPTY_BRACKETS: Explanation = [
  'Boxes to tick do not work here.',
  'Write a plain list: - and a space, without [ ].',
]
const BOX_NAME: Explanation = [
  'Boxes of this kind do not work here.',
  'Remove this line; the next ones stay as they are.',
]

function headingProblem(context: NodeContext, found: string): Problem {
  const { text, start, headingBefore } = context
  const smallest = '#'.repeat(Math.min(6, headingBefore + 1))
  const plain = found.length > 6 ? smallest : found
  const meant = found === '#' ? '#'.repeat(text.headingAbove + 1) : plain
  const space = text.source.text[start + found.length] === ' ' ? '' : ' '
  const suggestion = { start, end: start + found.length, text: `${meant}${space}` }
  const explanation = found.length > 6 ? noHeading(found) : noHeading(meant)
  return error(placeAt(text.source, start), ...explanation, undefined, suggestion)
}

/** A file whose name has spaces: a picture that is shown, or another one, to which no link leads. */
function fileProblem({ text, start }: NodeContext, typed: string, index: number): Problem | null {
  const [, name = '', ending = ''] = FILE_NAMED.exec(typed.slice(index)) ?? []
  if (name === '') return null
  const at = start + index + 2
  const place = placeAt(text.source, at)
  const isShown = /!\[[^[\]]*$/.test(typed.slice(0, index))
  if (!isShown) return error(place, ...explainAddress(`${name}.${ending}`))
  const meant = `${asFileName(name) ?? 'map'}.${ending.toLowerCase()}`
  const edit = { start: at, end: at + name.length + 1 + ending.length, text: meant }
  const sentence = 'A picture with a space in its name cannot be shown.'
  return error(
    place,
    sentence,
    `Give the file the name ${meant}, and write that here.`,
    undefined,
    edit,
  )
}

const FILE_NAMED =
  /^\]\(([^()\n/:]*[ \u00a0][^()\n/:]*)\.(png|jpe?g|webp|avif|gif|svg|pdf|docx?|odt|xlsx?|ods|pptx?|odp|csv|txt|zip|mp[34])\)/i

function linkProblem(context: NodeContext, typed: string, index: number): Problem {
  const file = fileProblem(context, typed, index)
  if (file) return file
  const { text, start } = context
  const whole = text.source.text
  const place = placeAt(text.source, start + index)
  // An e-mail address among the words is a node of its own.
  const edit =
    mendedLink(typed, index) ?? mendedLink(whole.slice(start, lineEnd(whole, start)), index)
  const moved = edit && { ...edit, start: start + edit.start, end: start + edit.end }
  return error(place, ...UNREADABLE_LINK, undefined, moved)
}

/** The link that is broken at an index, as it was meant; undefined where that is not plain. */
function mendedLink(typed: string, index: number): Edit | undefined {
  return MENDED_LINKS.flatMap(([pattern, mended]) => {
    const found = pattern.exec(typed)
    if (!found || found.index > index || found.index + found[0].length < index) return []
    const { 0: words, index: at } = found
    return [{ start: at, end: at + words.length, text: words.replace(pattern, mended) }]
  }).at(0)
}

/** What was plainly meant. */
const MENDED_LINKS: readonly (readonly [RegExp, string])[] = [
  [/\[([^\]\n]+)\][ \u00a0]*[ \u00a0\n][ \u00a0]*\(([^\s()]+)\)/, '[$1]($2)'],
  [/\(([^()\n]+)\)\[((?:https?:|mailto:|tel:|\/)[^\s\]]*)\]/, '[$1]($2)'],
  [/\[([^[\]\n(]+)\(((?:\/|mailto:|tel:)[^\s()]*)\)/, '[$1]($2)'],
  [/\[([^\]\n]+)\]\(((?:https?:|mailto:|tel:|\/)[^\s()]+)(?=\s|$)(?![^\n]*\))/, '[$1]($2)'],
  [/[[［]([^\]］\n]+)[\]］](?:（([^\s（）]+)）|(?<=］)\(([^\s()]+)\))/, '[$1]($2$3)'],
  [/\[([^\]\n]*)\][ ]+\(([\w./-]+\.(?:png|jpe?g|webp|avif|gif|svg))\)/i, '[$1]($2)'],
  [/\[([^\]\n]+)\]\((\/[\w-]+(?:\?card=[\w/-]+)?) ([\w-]+)\)/, '[$1]($2-$3)'],
  [
    /\[([^\]\n]+)\]\(((?:mailto|tel|https?):(?:\/\/)?) +([^\s()]+|\{\{[^{}\n]+\}\})\)/,
    '[$1]($2$3)',
  ],
  [/\[([^\]\n]+)\]\([ \u00a0]*((?:https?:|mailto:|tel:|\/)[^\s()]+)[ \u00a0]+\)/, '[$1]($2)'],
]

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
  /\]\(|[\]］]（|］\(|\] +\([\w./-]+\.(?:png|jpe?g|webp|avif|gif|svg)\)|\][ \n]+\((?:https?:|mailto:|tel:|\/)|\)\[(?:https?:|mailto:|tel:|\/)|\]\[|\[[^\]\n]+\((?:\/|mailto:|tel:)/

const UNREADABLE_LINK: Explanation = [
  'This link cannot be read.',
  'Write [words](address), with nothing between ] and ( and without spaces in the address.',
]

function noHeading(hashes: string): Explanation {
  if (hashes.length > 6) return ['There is no heading as small as this.', 'Write fewer # signs.']
  return [
    'A space is missing here, so this is no heading.',
    `Write ${hashes} and a space before the words.`,
  ]
}
