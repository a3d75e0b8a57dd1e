import { textOf, type TreeNode } from '../../../src/content/markdown/tree.ts'
import type { Values } from '../../../src/content/values.ts'
import type { Found, Problem } from '../problem.ts'
import { checkStored } from './check-stored.ts'

/** What is different about the Markdown of cards, pages and mails. */
export type TextKind = {
  /** The heading level around the text: 1 for a page's own text, 2 for a card's message and for a mail. */
  readonly headingAbove: 1 | 2
  /** What does not work in texts of this kind, by the types of the nodes. */
  readonly refused?: Readonly<Record<string, readonly [message: string, advice: string]>>
}

/** A node of the tree of a text, and what its check has to know besides. */
type NodeContext = {
  readonly node: TreeNode
  readonly kind: TextKind
  readonly values: Values
  /** The node exactly as it was written. */
  readonly written: string
  readonly inHeading: boolean
  /** The level of the heading before it; that of the title above the text where there is none. */
  readonly headingBefore: number
}

type FoundInNode = Found & { readonly severity?: Problem['severity'] }

type CheckNode = (context: NodeContext) => readonly FoundInNode[]

/** What is wrong with how a piece of Markdown is written; offsets count from its beginning. */
export const checkNode: CheckNode = (context) => {
  const { node, kind } = context
  const isTickBox = typeof node.checked === 'boolean'
  const refused = isTickBox ? TICK_BOX : (REFUSED[node.type] ?? kind.refused?.[node.type])
  if (refused) return [found('does-not-work-here', ...refused)]
  return CHECKS[node.type]?.(context) ?? []
}

const CHECKS: Readonly<Record<string, CheckNode>> = {
  text: checkWords,
  heading: checkHeading,
  code: checkCode,
  html: checkTags,
  image: checkPicture,
  link: checkLink,
  definition: checkAddress,
  paragraph: checkList,
}

const FOOTNOTE = ['Footnotes do not work here.', 'Write the remark into the text itself.'] as const
const TICK_BOX = [
  'Boxes to tick do not work here.',
  'Write a plain list: - and a space, without [ ].',
] as const

/** What Markdown knows and content does not. */
const REFUSED: Readonly<Record<string, readonly [string, string]>> = {
  footnoteDefinition: FOOTNOTE,
  footnoteReference: FOOTNOTE,
  imageReference: [
    'This picture is written in a way that does not work here.',
    'Write its file name directly: ![The map of the campus](map.png)',
  ],
}

function found(rule: string, message: string, advice: string, offset = 0): Found {
  return { rule, message, advice, offset }
}

/** Signs of Markdown in plain text: they had no effect, and would be shown. */
function checkWords({ written, inHeading, values }: NodeContext): FoundInNode[] {
  // What stands behind a backslash is meant as it is; spaces in its place keep the columns.
  const typed = written.replace(/\\[^\n]/g, '  ')
  const link = BROKEN_LINK.exec(typed)
  const stars = typed.indexOf('**')
  return [
    ...(inHeading ? checkStored(written, values.stored) : []),
    ...(link ? [found('broken-link', ...UNREADABLE_LINK, link.index)] : checkBrackets(typed)),
    ...(stars === -1 ? [] : [found('bold-left-over', ...NO_BOLD, stars)]),
  ]
}

/** [words](address with spaces), [words] (address), (words)[address], [words][name that is nowhere]. */
const BROKEN_LINK =
  /\]\(|\] *\((?:https?:|mailto:|tel:|\/)|\)\[(?:https?:|mailto:|tel:|\/)|\]\[|\[[^\]\n]+\((?:\/|mailto:|tel:)/

const UNREADABLE_LINK = [
  'This link cannot be read.',
  'Write [words](address), with nothing between ] and ( and without spaces in the address.',
] as const
const NO_BOLD = [
  'No bold text comes of these stars.',
  'Write ** right before the first word and right behind the last one, in the same paragraph: **like this**.',
] as const

/** Square brackets that no address follows: a link may have been meant. */
function checkBrackets(typed: string): FoundInNode[] {
  return Array.from(typed.matchAll(/\[[^[\]\n]*[^[\]\s][^[\]\n]*\]/g), ({ 0: words, index }) => {
    const message = `No address follows ${words}, so the brackets would be shown.`
    const advice =
      'Write the address behind it, as in [words](/classes), or remove the brackets; \\[ shows one.'
    return { ...found('link-without-address', message, advice, index), severity: 'warning' }
  })
}

function checkHeading({ node, kind, headingBefore }: NodeContext): Found[] {
  const { depth = 0 } = node
  const first = '#'.repeat(kind.headingAbove + 1)
  if (depth <= kind.headingAbove) {
    const message = `A heading with ${'#'.repeat(depth)} is too large here.`
    const advice = `Begin it with ${first}; the title stands above the text already.`
    return [found('heading-too-large', message, advice)]
  }
  if (depth <= headingBefore + 1) return []
  const advice = `Begin it with ${'#'.repeat(headingBefore + 1)}.`
  return [found('heading-skips-level', 'This heading skips a level.', advice)]
}

/** A block of code whose second fence is missing. */
function checkCode({ written }: NodeContext): Found[] {
  const lines = written.split('\n')
  const fence = /^(?:`{3,}|~{3,})/.exec(written)?.[0]
  const last = lines.length > 1 ? (lines.at(-1) ?? '').replace(/^[ \t>]*/, '').trimEnd() : ''
  const isClosed = fence === undefined || (last.startsWith(fence) && /^(.)\1*$/.test(last))
  const message = 'This block of code is never closed: everything below it is shown as code.'
  const advice = `Remove this line, or write ${fence} on a line of its own where the code ends.`
  return isClosed ? [] : [found('open-code', message, advice)]
}

function checkTags({ written }: NodeContext): Found[] {
  return written.startsWith('<!--')
    ? [
        found(
          'html',
          'This is a remark for those who write, and readers would see it.',
          'Remove all of it, from <!-- to -->.',
        ),
      ]
    : [
        found(
          'html',
          'Tags such as <b> do not work here; readers would see them.',
          'Write **bold**, [words](address), or - and a space for a list; remove other tags.',
        ),
      ]
}

function checkPicture({ node: { alt, url = '' } }: NodeContext): Found[] {
  if ((alt ?? '').trim() !== '') return []
  const message = 'This picture has no words for people who cannot see it.'
  const advice = `Describe it between the square brackets, in words such as these: ![The map of the campus](${url})`
  return [found('picture-without-words', message, advice)]
}

function checkLink(context: NodeContext): Found[] {
  const { node } = context
  if (textOf(node).trim() !== '' || node.children?.some(isPicture)) return checkAddress(context)
  const advice = 'Write the words between the square brackets: [words](address).'
  return [found('link-without-words', 'This link has no words to click.', advice)]
}

function isPicture({ type }: TreeNode): boolean {
  return type === 'image'
}

function checkAddress({ node: { url = '' }, values, written }: NodeContext): Found[] {
  const start = Math.max(0, written.lastIndexOf(url))
  return checkStored(url, values.stored).map((each) =>
    Object.assign(each, { offset: start + each.offset }),
  )
}

/** Signs that are nothing but the point of a list. */
const POINT = /^[ \u00a0]*[•·●▪▫‣◦○■□➢➤▸►▶❖⁃✓✔][ \t\u00a0]*(?=\S)/

/** A dash, which makes a list where two lines begin with it. */
const DASH = /^[ \u00a0]*[–—−][ \u00a0]+(?=\S)/

/** Lists as other programs write them, which here are lines of one paragraph; told at their first line. */
function checkList({ written }: NodeContext): Found[] {
  const lines = written.split('\n')
  const dashes = lines.filter((line) => DASH.test(line)).length
  const first = lines.findIndex((line) => POINT.test(line) || (dashes > 1 && DASH.test(line)))
  if (first === -1) return []
  const offset = lines.slice(0, first).join('\n').length + Math.min(first, 1)
  const advice = 'Begin each of them with a hyphen and a space.'
  return [found('not-a-list', 'This sign makes no list of the lines.', advice, offset)]
}
