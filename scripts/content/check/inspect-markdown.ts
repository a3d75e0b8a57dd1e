import { textOf, walk, type TreeNode } from '../../../src/content/markdown/tree.ts'
import { fillPlainText } from '../../../src/content/values.ts'
import type { Checking } from '../checking.ts'
import { checkCode } from './check-code.ts'
import { checkHeading } from './check-heading.ts'
import { checkMarks } from './check-marks.ts'
import { checkPicture } from './check-picture.ts'
import { checkTypedFigures, checkValues } from './check-text.ts'
import type { LinkUse } from '../link-use.ts'
import { tell, type Look, type MarkdownText } from './look.ts'
import { createFinder, placeAt, placeOf, type Place } from '../source.ts'

/** Looks through a text's Markdown, reports what is wrong and returns its links. */
export function inspectMarkdown(tree: TreeNode, text: MarkdownText, checking: Checking): LinkUse[] {
  const found = { heading: text.headingAbove, links: [] as LinkUse[] }
  const referred = new Map<string, string>()
  walk(tree, ({ type, identifier }) => {
    if (/^(?:link|image)Reference$/.test(type) && identifier) referred.set(identifier, type)
  })
  walk(tree, (node, parents) => {
    const positioned = [node, ...parents.toReversed()].find(({ position }) => position)
    const start = text.bodyStart + (positioned?.position?.start.offset ?? 0)
    const end = node.position ? text.bodyStart + (node.position.end.offset ?? 0) : start
    const wordsPlace = (words: string): Place => placeOf(text.source, words, start)
    if (node.value !== undefined && node.type !== 'html') {
      const storedValues = !parents.some(({ type }) => type === 'heading')
      const rules = { storedValues, finder: () => createFinder(text.source, () => start) }
      checkValues(node.value, rules, checking)
      if (node.type === 'text') checkTypedFigures(node.value, rules, checking)
    }
    const here = placeAt(text.source, start)
    const parent = parents.at(-1)
    const first = parent?.type === 'paragraph' && parent.children?.[0] === node
    const where = { here, start, end, first, wordsPlace }
    CHECKS[node.type]?.({ node, text, checking, found, referred, ...where })
  })
  return found.links
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
    const reference = look.referred.get(look.node.identifier ?? '')
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

function addLink({ node, text, checking, here, start, wordsPlace, found }: Look): void {
  const url = node.url ?? ''
  const finder = () => createFinder(text.source, () => start)
  checkValues(url, { storedValues: false, finder }, checking)
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
