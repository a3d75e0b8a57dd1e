import { textOf, type TreeNode } from '../../../src/content/markdown/tree.ts'
import type { Values } from '../../../src/content/values.ts'
import type { Finding, FindingAt } from '../problem.ts'
import { checkLines } from './check-lines.ts'
import { checkStored } from './check-stored.ts'

/** What is different about the Markdown of cards, pages and mails. */
export type TextKind = {
  /** The heading level around the text: 1 for a page's own text, 2 for a card's message and for a mail. */
  readonly headingAbove: 1 | 2
  /** What does not work in texts of this kind, by the types of the nodes. */
  readonly refused?: Readonly<Record<string, Finding>>
}

/** A node of a text's tree, with what its check needs. */
export type NodeContext = {
  readonly node: TreeNode
  readonly kind: TextKind
  readonly values: Values
  /** The node as it stands in the file. */
  readonly raw: string
  readonly inHeading: boolean
  /** The node that holds it, and the one below it. */
  readonly around: TreeNode | undefined
  readonly next: TreeNode | undefined
  /** The level of the heading before it, or of the title above the text. */
  readonly headingBefore: number
}

type FindingInNode = readonly [...FindingAt, severity?: 'warning']
type CheckNode = (context: NodeContext) => readonly FindingInNode[]

/** Of a line such as `[name]: address`, which nothing draws. */
export const UNUSED: Finding = [
  'Students would not see this line: no link uses it.',
  'Write a link as [words](address), and other words without the square brackets; or remove this line.',
]

/** Says why a node does not work in texts of this kind; undefined if it does. */
export function refusalOf(
  { type, checked }: TreeNode,
  { refused }: TextKind,
  raw: string,
): Finding | undefined {
  // An underlined text was not meant as a heading.
  if (type === 'heading' && raw.includes('\n')) return undefined
  if (typeof checked === 'boolean') return TICK_BOX
  return type.startsWith('footnote') ? FOOTNOTE : refused?.[type]
}

/** Finds mistakes in how a node is written; offsets count from its beginning. */
export const checkNode: CheckNode = (context) => [
  ...(CHECKS[context.node.type]?.(context) ?? []),
  ...checkUnseen(context),
]

const CHECKS: Readonly<Record<string, CheckNode>> = {
  text: checkWords,
  heading: checkHeading,
  code: checkCode,
  html: () => [[0, ...TAG]],
  image: checkPicture,
  imageReference: () => [[0, ...NAMED_PICTURE]],
  link: checkLink,
  definition: checkAddress,
  paragraph: ({ raw, around, next }) =>
    checkLines(raw, around?.type === 'listItem' ? 1 : next?.type === 'list' ? 0 : Infinity),
  list: (context) => [...checkNesting(context), ...checkNumbers(context)],
  table: checkTable,
}

const FOOTNOTE: Finding = ['Footnotes do not work here.', 'Write the remark into the text itself.']
const TICK_BOX: Finding = [
  'Boxes to tick do not work here.',
  'Write a plain list: - and a space, without [ ].',
]
const TAG: Finding = [
  'Tags such as <b> and remarks such as <!-- --> do not work here: students would see them.',
  'Write **bold**, [words](address), or - and a space for a list; remove everything else.',
]
const NAMED_PICTURE: Finding = [
  'A picture needs its file right after its words.',
  'Write the name of the file in round brackets: ![The map of the campus](map.png)',
]
const BROKEN_LINK: Finding = [
  'The portal cannot read this link.',
  'Write [words](address), with nothing between ] and ( and without spaces in the address.',
]
const LONE_STARS: Finding = [
  'These stars make no bold text.',
  'Write ** right before the first word and right after the last one, in the same paragraph: **like this**.',
]
const LOST_CELL: Finding = [
  'This row has more cells than the first row, so students would not see what stands from here on.',
  'Remove the extra |, or write \\| for a sign that students should see.',
]
const BELOW_TABLE: Finding = [
  'This line stands right below a table, so it becomes a row.',
  'Leave an empty line above it; a row begins with |',
]

/** Finds a point that its writer has moved to the right, but not far enough to stand inside the one above. */
function checkNesting({ node, next }: NodeContext): FindingInNode[] {
  const [here = 0, below = 0] = [node, next].map((list) => list?.position?.start.column)
  if (next?.type !== 'list' || below < here + 2) return []
  const message = 'This point does not belong to the one above it.'
  const advice = 'Move it to the right, to where the words above it begin.'
  return [[offsetIn(node, next), message, advice, 'warning']]
}

/** Finds a number that a list does not show, because it counts from its first one. */
function checkNumbers({ node, raw }: NodeContext): FindingInNode[] {
  const starts = (node.children ?? []).map((item) => offsetIn(node, item))
  const [first = NaN, ...numbers] = starts.map((start) => Number.parseInt(raw.slice(start), 10))
  const at = numbers.findIndex((number, index) => number > first + index + 1)
  if (at === -1) return []
  const message = `Students would see ${first + at + 1} here, and not ${numbers[at]}.`
  const advice = 'A list counts by itself: correct the number, or begin the line with a word.'
  return [[starts[at + 1] ?? 0, message, advice, 'warning']]
}

/** Finds signs of Markdown that have no effect, so that students would see them. */
function checkWords({ raw, inHeading, values }: NodeContext): FindingInNode[] {
  // A backslash makes a sign plain text; spaces in its place keep the columns.
  const typed = raw.replace(/\\[^\n]/g, '  ')
  const link = typed.search(LOST_LINK)
  const stars = typed.indexOf('**')
  return [
    ...(inHeading ? checkStored(raw, values.stored) : []),
    ...(link === -1 ? checkBrackets(typed) : [[link, ...BROKEN_LINK] as const]),
    ...(stars === -1 ? [] : [[stars, ...LONE_STARS] as const]),
  ]
}

/** [words](address with spaces), [words] (address), (words)[address], [words][name that is nowhere]. */
const LOST_LINK =
  /\]\(|\] *\((?:https?:|mailto:|tel:|\/)|\)\[(?:https?:|mailto:|tel:|\/)|\]\[|\[[^\]\n]+\((?:\/|mailto:|tel:)/

/** Finds square brackets without an address: the writer may have meant a link. */
function checkBrackets(typed: string): FindingInNode[] {
  return Array.from(typed.matchAll(/\[[^[\]\n]*[^[\]\s][^[\]\n]*\]/g), ({ 0: words, index }) => [
    index,
    `No address follows ${words}, so students would see the brackets.`,
    'Write the address in round brackets right after it, as in [words](/classes), or remove the square brackets; \\[ shows one.',
    'warning',
  ])
}

function checkHeading({ node: { depth = 0 }, raw, kind, headingBefore }: NodeContext): FindingAt[] {
  const underline = raw.lastIndexOf('\n') + 1
  if (underline > 0) {
    const sign = raw.slice(underline).replace(/^[ \t>]+/, '')
    const message = `${sign} right below a text makes a large heading of it.`
    return [[underline, message, 'Remove it, or write --- with an empty line above it.']]
  }
  if (depth <= kind.headingAbove) {
    const first = '#'.repeat(kind.headingAbove + 1)
    return [[0, `A heading with ${'#'.repeat(depth)} is too large here.`, `Begin it with ${first}`]]
  }
  if (depth <= headingBefore + 1) return []
  return [[0, 'This heading skips a level.', `Begin it with ${'#'.repeat(headingBefore + 1)}`]]
}

/** Finds a sentence that spaces have made code, and a block of code whose second fence is missing. */
function checkCode({ raw }: NodeContext): FindingInNode[] {
  const fence = /^(?:`{3,}|~{3,})/.exec(raw)?.[0]
  if (fence === undefined) return SENTENCE.test(raw) ? [[0, ...SPACED, 'warning']] : []
  const [, ...below] = raw.split('\n')
  const last = (below.at(-1) ?? '').replaceAll(/^[ \t>]*|\s*$/g, '')
  const isClosed = last.startsWith(fence) && /^(.)\1*$/.test(last)
  const message = 'This block of code never ends: students see everything below it as code.'
  const advice = `Remove this line, or write ${fence} on a line of its own below the code.`
  return isClosed ? [] : [[0, message, advice]]
}

/** Words that a person reads, or a point of a list. */
const SENTENCE = /^\s*(?:[-*+•o§]\s|\d+[.)]\s|\p{Lu}.* \p{Ll})/u
const SPACED: Finding = [
  'Four spaces or a tab before this text make code of it.',
  'Begin the line at the left edge. If it is code, write ``` on a line above and below it.',
]

/** Finds words that a table does not show, and text that became a row. */
function checkTable({ node, raw }: NodeContext): FindingAt[] {
  const [head, ...rows] = node.children ?? []
  return rows.flatMap((row): FindingAt[] => {
    const cells = row.children?.slice(head?.children?.length)
    const lost = cells?.find(({ children = [] }) => children.length > 0)
    if (lost) return [[offsetIn(node, lost), ...LOST_CELL]]
    const [line = ''] = raw.slice(offsetIn(node, row)).split('\n', 1)
    return line.includes('|') ? [] : [[offsetIn(node, row), ...BELOW_TABLE]]
  })
}

function offsetIn(node: TreeNode, part: TreeNode): number {
  return (part.position?.start.offset ?? 0) - (node.position?.start.offset ?? 0)
}

/** Finds words that nothing draws: beside the address of a link or picture, and beside the fence of code. */
function checkUnseen({ node: { title, meta }, raw }: NodeContext): FindingAt[] {
  const words = title || meta
  if (!words) return []
  // The words of a link may be the same as its title.
  const at = raw.indexOf(words, raw.lastIndexOf(']('))
  const message = `Students would not see “${words}” here.`
  return [[Math.max(0, at), message, 'Write it into the text, or remove it.']]
}

function checkPicture({ node: { alt, url = '' } }: NodeContext): FindingAt[] {
  if ((alt ?? '').trim() !== '') return []
  const message = 'This picture has no words for people who cannot see it.'
  const advice = `Describe it between the square brackets: ![The map of the campus](${url})`
  return [[0, message, advice]]
}

function checkLink(context: NodeContext): FindingAt[] {
  const { node } = context
  const hasWords = textOf(node).trim() !== '' || node.children?.some(({ type }) => type === 'image')
  if (hasWords) return checkAddress(context)
  const advice = 'Write the words between the square brackets: [words](address).'
  return [[0, 'This link has no words to click.', advice]]
}

function checkAddress({ node: { url = '' }, values, raw }: NodeContext): FindingAt[] {
  const start = Math.max(0, raw.lastIndexOf(url))
  const findings = checkStored(url, values.stored)
  return findings.map(([at, message, advice]) => [start + at, message, advice])
}
