import { textOf, walk, type TreeNode } from '../../../src/content/markdown/tree.ts'
import { fillPlainText } from '../../../src/content/values.ts'
import type { Checking } from '../checking.ts'
import { checkValues } from './check-text.ts'
import type { LinkUse } from '../link-use.ts'
import { placeAt, placeOf, type Place, type Source } from '../source.ts'

/** The Markdown of a file: what follows its fields. */
export type MarkdownText = {
  readonly source: Source
  readonly bodyStart: number
  /** The heading level around the text: 1 for a page's own text, 2 for a card's message. */
  readonly headingAbove: number
}

/** What a check of one node looks at. */
type Look = {
  readonly node: TreeNode
  readonly text: MarkdownText
  readonly checking: Checking
  readonly here: Place
  /** The place of some words at or after the node's beginning. */
  readonly wordsPlace: (words: string) => Place
  readonly found: { heading: number; readonly links: LinkUse[] }
  /** The names of addresses that links refer to: [words][name], and [name]: address further down. */
  readonly referred: ReadonlySet<string>
}

/** Looks through a text's Markdown, reports what is wrong and returns its links. */
export function inspectMarkdown(tree: TreeNode, text: MarkdownText, checking: Checking): LinkUse[] {
  const found = { heading: text.headingAbove, links: [] as LinkUse[] }
  const referred = new Set<string>()
  walk(tree, ({ type, identifier }) => {
    if (type === 'linkReference' && identifier) referred.add(identifier)
  })
  walk(tree, (node, parents) => {
    const positioned = [node, ...parents.toReversed()].find(({ position }) => position)
    const start = text.bodyStart + (positioned?.position?.start.offset ?? 0)
    const wordsPlace = (words: string): Place => placeOf(text.source, words, start)
    if (node.value !== undefined && node.type !== 'html') {
      const storedValues = !parents.some(({ type }) => type === 'heading')
      checkValues(node.value, { storedValues, placeOf: wordsPlace }, checking)
    }
    const here = placeAt(text.source, start)
    CHECKS[node.type]?.({ node, text, checking, here, wordsPlace, found, referred })
  })
  return found.links
}

const CHECKS: Readonly<Record<string, (look: Look) => void>> = {
  html: tell(
    'HTML is shown as it is written here, not followed.',
    'Use Markdown instead: **bold**, [words](address), - for a list.',
  ),
  footnoteDefinition: tell('Footnotes do not work here.', 'Write the remark into the text itself.'),
  footnoteReference: tell('Footnotes do not work here.', 'Write the remark into the text itself.'),
  heading: checkHeading,
  definition: (look) => {
    if (look.referred.has(look.node.identifier ?? '')) addLink(look)
  },
  link: (look) => {
    checkLinkWords(look)
    addLink(look)
  },
  linkReference: checkLinkWords,
  image: (look) => {
    checkAlternative(look)
    checkPicture(look)
  },
  imageReference: tell(
    'This picture is written in a way that does not work here.',
    'Write its file name directly: ![The map of the campus](map.png).',
  ),
  listItem: (look) => {
    if (typeof look.node.checked !== 'boolean') return
    tell('Boxes to tick do not work here.', 'Write a plain list: - and a space, without [ ].')(look)
  },
  text: ({ node, checking, wordsPlace }) => {
    if (!node.value?.includes('](')) return
    const advice = 'Write [words](address) without spaces in the address.'
    checking.report(wordsPlace(']('), 'This link cannot be read.', advice)
  },
}

function tell(sentence: string, advice: string) {
  return ({ checking, here }: Look): void => checking.report(here, sentence, advice)
}

function addLink({ node, text, checking, here, wordsPlace, found }: Look): void {
  const url = node.url ?? ''
  checkValues(url, { storedValues: false, placeOf: wordsPlace }, checking)
  // An address with escapes in it stands in the file otherwise than it is read.
  const place = url !== '' && text.source.text.includes(url) ? wordsPlace(url) : here
  found.links.push({ address: fillPlainText(url, checking.values), place })
}

function checkLinkWords(look: Look): void {
  const { node } = look
  if (textOf(node).trim() !== '' || node.children?.some(({ type }) => type === 'image')) return
  const advice = 'Write the words between the square brackets: [words](address).'
  tell('This link has no words to click.', advice)(look)
}

function checkHeading(look: Look): void {
  const { node, text, found } = look
  const depth = node.depth ?? 0
  if (textOf(node).trim() === '') {
    const advice = 'Write the heading behind the # signs, or remove them.'
    tell('This heading has no words.', advice)(look)
  } else if (depth <= text.headingAbove) {
    const advice = `Begin with ${hashes(text.headingAbove + 1)}; the title stands above the text already.`
    tell(`A heading with ${hashes(depth)} is too large here.`, advice)(look)
  } else if (depth > found.heading + 1) {
    tell('This heading skips a level.', `Begin it with ${hashes(found.heading + 1)}.`)(look)
  }
  found.heading = Math.max(depth, text.headingAbove)
}

function hashes(depth: number): string {
  return '#'.repeat(depth)
}

function checkAlternative(look: Look): void {
  if ((look.node.alt ?? '').trim() !== '') return
  const advice = 'Describe it between the square brackets: ![The map of the campus](map.png).'
  tell('This picture has no words for people who cannot see it.', advice)(look)
}

function checkPicture({ node, text, checking, wordsPlace }: Look): void {
  const file = text.source.file.replace(/[^/]*$/, node.url ?? '')
  checking.usedPictures.add(file)
  if (checking.pictures.has(file)) return
  const advice = 'Put the picture into the same folder and write its file name alone.'
  const sentence = `There is no picture ${node.url} beside this file.`
  checking.report(wordsPlace(node.url ?? ''), sentence, advice)
}
