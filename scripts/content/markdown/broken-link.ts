import type { Edit } from '../edits.ts'
import { error, type Explanation, type Problem } from '../problem.ts'
import { lineEnd, placeAt } from '../source.ts'
import { fileProblem } from './check-named-file.ts'
import type { NodeContext } from './node-context.ts'

/** [words](address with spaces), [words] (address), (words)[address], [words][name that is nowhere]. */
export const BROKEN_LINK =
  /\]\(|\(\](?=\/|mailto:|https?:)|[\]］]（|］\(|\] +\([\w./-]+\.(?:png|jpe?g|webp|avif|gif|svg)\)|\][ \n]+\((?:https?:|mailto:|tel:|\/)|\)\[(?:https?:|mailto:|tel:|\/)|\]\[|\[[^\]\n]+\((?:\/|mailto:|tel:)/

const UNREADABLE_LINK: Explanation = [
  'This link cannot be read.',
  'Write [words](address), with nothing between ] and ( and without spaces in the address.',
]

const NOT_OPENED: Explanation = [
  'The sign [ is missing before the words of this link.',
  'Write it right before the first of them: [words](address).',
]

/** What is wrong with the link that BROKEN_LINK finds at an index of what is typed. */
export function linkProblem(context: NodeContext, typed: string, index: number): Problem {
  const file = fileProblem(context, index)
  if (file) return file
  const { text, start } = context
  const whole = text.source.text
  const place = placeAt(text.source, start + index)
  const paragraph = whole.slice(whole.lastIndexOf('\n\n', start) + 1, start + index)
  // Words in bold are nodes of their own: the sign may stand before this one.
  const isOpened = /\[[^\]]*$/.test(paragraph)
  if (typed.startsWith('](', index) && !isOpened) return error(place, ...NOT_OPENED)
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
  // An address that goes on in the next line: there the whole link has room.
  [/[ ]\[([^\]\n]+)\]\(((?:https?:|mailto:|tel:|\/)[^\s()]*)\n *([^\s()]+)\)/, '\n[$1]($2$3)'],
  [/\[([^\]\n]+)\]\(((?:https?:|mailto:|tel:|\/)[^\s()]*)\n *([^\s()]+)\)/, '[$1]($2$3)'],
  [/\[([^\]\n]+)\][ \u00a0]*[ \u00a0\n][ \u00a0]*\(([^\s()]+)\)/, '[$1]($2)'],
  [/\[([^\]\n(]+)\(\]([^\s()]+)\)/, '[$1]($2)'],
  [/\[((?:https?:|mailto:|tel:|\/)[^\s\]]*)\]\(([^()\n]+)\)/, '[$2]($1)'],
  [/\[([^\]\n]+)\]\((mailto:[^\s()@]+) *@ *([^\s()@]+)\)/, '[$1]($2@$3)'],
  [/\(([^()\n]+)\)\[((?:https?:|mailto:|tel:|\/)[^\s\]]*)\]/, '[$1]($2)'],
  [/\[([^[\]\n(]+)\(((?:\/|mailto:|tel:)[^\s()]*)\)/, '[$1]($2)'],
  [
    /\[([^\]\n]+)\]\(((?:https?:|mailto:|tel:|\/)[^\s()]*[^\s().,;:!?])(?=[.,;:!?]*(?:\s|$))(?![^\n]*\))/,
    '[$1]($2)',
  ],
  [/[[［]([^\]］\n]+)[\]］](?:（([^\s（）]+)）|(?<=］)\(([^\s()]+)\))/, '[$1]($2$3)'],
  [/\[([^\]\n]*)\][ ]+\(([\w./-]+\.(?:png|jpe?g|webp|avif|gif|svg))\)/i, '[$1]($2)'],
  [/\[([^\]\n]+)\]\((\/[\w-]+(?:\?card=[\w/-]+)?) ([\w-]+)\)/, '[$1]($2-$3)'],
  [/\[([^\]\n]+)\]\((\/[\w-]+\?card=[\w/-]+) ([\w-]+) ([\w-]+)\)/, '[$1]($2-$3-$4)'],
  [
    /\[([^\]\n]+)\]\(((?:mailto|tel|https?):(?:\/\/)?) +([^\s()]+|\{\{[^{}\n]+\}\})\)/,
    '[$1]($2$3)',
  ],
  [/\[([^\]\n]+)\]\([ \u00a0]*((?:https?:|mailto:|tel:|\/)[^\s()]+)[ \u00a0]+\)/, '[$1]($2)'],
]
