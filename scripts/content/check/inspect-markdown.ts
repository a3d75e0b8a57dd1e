import { textOf, walk, type TreeNode } from '../../../src/content/markdown/tree.ts'
import { fillPlainText } from '../../../src/content/values.ts'
import type { Checking } from '../checking.ts'
import { checkCode } from './check-code.ts'
import { checkHeading } from './check-heading.ts'
import { checkMarks } from './check-marks.ts'
import { checkPicture } from './check-picture.ts'
import { checkTypedFigures, checkValues } from './check-text.ts'
import { linkUse, type LinkUse } from '../link-use.ts'
import { tell, type Look, type MarkdownText } from './look.ts'
import { createFinder, placeAt, placeOf, type Place } from '../source.ts'

/** Looks through a text's Markdown, reports what is wrong and returns its links. */
export function inspectMarkdown(tree: TreeNode, text: MarkdownText, checking: Checking): LinkUse[] {
  const found = { heading: text.headingAbove, links: [] as LinkUse[] }
  let references: ReadonlyMap<string, string> | undefined
  const referenceTo = (name: string) => (references ??= referencesIn(tree)).get(name)
  walk(tree, (node, parents) => {
    const { source, bodyStart } = text
    const start = bodyStart + startOf(node, parents)
    if (node.value !== undefined && node.type !== 'html') {
      const storedValues = !parents.some(({ type }) => type === 'heading')
      const rules = { storedValues, finder: () => createFinder(source, () => start) }
      checkValues(node.value, rules, checking)
      if (node.type === 'text') checkTypedFigures(node.value, rules, checking)
    }
    const check = CHECKS[node.type]
    if (!check) return
    const parent = parents.at(-1)
    check({
      node,
      text,
      checking,
      found,
      referenceTo,
      start,
      end: node.position ? bodyStart + (node.position.end.offset ?? 0) : start,
      first: parent?.type === 'paragraph' && parent.children?.[0] === node,
      here: () => placeAt(source, start),
      wordsPlace: (words) => placeOf(source, words, start),
    })
  })
  return found.links
}

function referencesIn(tree: TreeNode): ReadonlyMap<string, string> {
  const references = new Map<string, string>()
  walk(tree, ({ type, identifier }) => {
    if (/^(?:link|image)Reference$/.test(type) && identifier) references.set(identifier, type)
  })
  return references
}

/** A node that no writer wrote begins where the one around it does. */
function startOf(node: TreeNode, parents: readonly TreeNode[]): number {
  const written = node.position ? node : parents.findLast(({ position }) => position)
  return written?.position?.start.offset ?? 0
}

const CHECKS: Readonly<Record<string, (look: Look) => void>> = {
  html: tell(
    'Tags such as <b> do not work here; readers would see them.',
    'Write **bold**, [words](address), or - and a space for a list.',
  ),
  footnoteDefinition: tell('Footnotes do not work here.', 'Write the remark into the text itself.'),
  footnoteReference: tell('Footnotes do not work here.', 'Write the remark into the text itself.'),
  heading: checkHeading,
  definition: (look) => {
    const reference = look.referenceTo(look.node.identifier ?? '')
    if (reference === 'linkReference') addLink(look)
    if (reference === undefined)
      tell('No link uses this address, so the line is not shown.', UNUSED_ADDRESS)(look)
  },
  link: (look) => {
    checkLinkWords(look)
    addLink(look)
  },
  linkReference: checkLinkWords,
  image: checkPicture,
  code: checkCode,
  imageReference: tell(
    'This picture is written in a way that does not work here.',
    'Write its file name directly: ![The map of the campus](map.png).',
  ),
  listItem: (look) => {
    if (typeof look.node.checked !== 'boolean') return
    tell('Boxes to tick do not work here.', 'Write a plain list: - and a space, without [ ].')(look)
  },
  text: checkMarks,
}

const UNUSED_ADDRESS = 'Write [words](address) where the link belongs, or remove this line.'

function addLink({ node, text, checking, start, found }: Look): void {
  const url = node.url ?? ''
  const finder = () => createFinder(text.source, () => start)
  checkValues(url, { storedValues: false, finder }, checking)
  // Links are kept: this must not hold on to the tree. (An address with escapes in it stands in the
  // file otherwise than it is read; then its link is the place.)
  const place = (): Place => placeOf(text.source, url, start)
  found.links.push(linkUse(fillPlainText(url, checking.values), place))
}

function checkLinkWords(look: Look): void {
  const { node } = look
  if (textOf(node).trim() !== '' || node.children?.some(({ type }) => type === 'image')) return
  const advice = 'Write the words between the square brackets: [words](address).'
  tell('This link has no words to click.', advice)(look)
}
