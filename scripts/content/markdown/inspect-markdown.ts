import { textOf, walk, type TreeNode } from '../../../src/content/markdown/tree.ts'
import { fillPlainText } from '../../../src/content/values.ts'
import { checkTypedFigures, checkValues } from '../vocabulary/check-text.ts'
import type { LinkUse } from '../links.ts'
import type { Problem } from '../problem.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { createFinder } from '../source.ts'
import { checkCode } from './check-code.ts'
import { checkHeading } from './check-heading.ts'
import { checkMarks } from './check-marks.ts'
import { checkPicture, pictureFile } from './check-picture.ts'
import { problemHere, type Look, type MarkdownText } from './look.ts'

/** What was found in the Markdown of a text. */
export type Inspected = {
  readonly problems: readonly Problem[]
  readonly links: readonly LinkUse[]
  /** The files of its pictures, from the project's root. */
  readonly pictures: readonly string[]
}

export function inspectMarkdown(
  tree: TreeNode,
  text: MarkdownText,
  vocabulary: Vocabulary,
): Inspected {
  const looks = looksAt(tree, text, vocabulary)
  return {
    problems: looks.flatMap((look) => [
      ...checkWords(look),
      ...(CHECKS[look.node.type]?.(look) ?? []),
    ]),
    links: looks.filter(isLink).map(linkOf),
    pictures: looks.flatMap((look) => (look.node.type === 'image' ? pictureFile(look) : [])),
  }
}

/** Every node of the tree, with what its checks have to know. */
function looksAt(tree: TreeNode, text: MarkdownText, vocabulary: Vocabulary): Look[] {
  const looks: Look[] = []
  const references = new Map<string, string>()
  let headingBefore: number = text.headingAbove
  walk(tree, (node, parents) => {
    const start = text.bodyStart + startOf(node, parents)
    const parent = parents.at(-1)
    looks.push({
      node,
      text,
      vocabulary,
      start,
      end: node.position ? text.bodyStart + (node.position.end.offset ?? 0) : start,
      first: parent?.type === 'paragraph' && parent.children?.[0] === node,
      inHeading: parents.some(({ type }) => type === 'heading'),
      headingBefore,
      referenceTo: (name) => references.get(name),
    })
    // A heading that a line of hyphens made by accident does not count.
    if (node.type === 'heading' && text.source.text[start] === '#') {
      headingBefore = Math.max(node.depth ?? 0, text.headingAbove)
    }
    if (/^(?:link|image)Reference$/.test(node.type) && node.identifier) {
      references.set(node.identifier, node.type)
    }
  })
  return looks
}

/** A node that no writer wrote begins where the one around it does. */
function startOf(node: TreeNode, parents: readonly TreeNode[]): number {
  const written = node.position ? node : parents.findLast(({ position }) => position)
  return written?.position?.start.offset ?? 0
}

function checkWords({ node, text, vocabulary, start, inHeading }: Look): Problem[] {
  const { type, value } = node
  if (value === undefined || type === 'html') return []
  const placeOf = createFinder(text.source, start)
  const written = { text: value, placeOf, storedValues: !inHeading }
  return [
    ...checkValues(written, vocabulary),
    ...(type === 'text' ? checkTypedFigures(written, vocabulary) : []),
  ]
}

const noFootnotes = (look: Look) => [
  problemHere(look, 'Footnotes do not work here.', 'Write the remark into the text itself.'),
]

const CHECKS: Readonly<Record<string, (look: Look) => readonly Problem[]>> = {
  text: checkMarks,
  heading: checkHeading,
  code: checkCode,
  image: checkPicture,
  link: (look) => [...checkLinkWords(look), ...checkAddress(look)],
  linkReference: checkLinkWords,
  definition: checkDefinition,
  footnoteDefinition: noFootnotes,
  footnoteReference: noFootnotes,
  html: (look) => [
    problemHere(
      look,
      'Tags such as <b> do not work here; readers would see them.',
      'Write **bold**, [words](address), or - and a space for a list.',
    ),
  ],
  imageReference: (look) => [
    problemHere(
      look,
      'This picture is written in a way that does not work here.',
      'Write its file name directly: ![The map of the campus](map.png).',
    ),
  ],
  listItem: (look) => {
    if (typeof look.node.checked !== 'boolean') return []
    const advice = 'Write a plain list: - and a space, without [ ].'
    return [problemHere(look, 'Boxes to tick do not work here.', advice)]
  },
}

/** Whether the node holds an address that a student can follow: a link's own, or one that a link names. */
function isLink({ node, referenceTo }: Look): boolean {
  if (node.type !== 'definition') return node.type === 'link'
  return referenceTo(node.identifier ?? '') === 'linkReference'
}

/** (An address with escapes in it stands in the file otherwise than it is read; then its link is the place.) */
function linkOf({ node: { url = '' }, text, vocabulary, start }: Look): LinkUse {
  const place = createFinder(text.source, start)(url)
  return { address: fillPlainText(url, vocabulary.values), place }
}

function checkAddress({ node, text, vocabulary, start }: Look): Problem[] {
  const placeOf = createFinder(text.source, start)
  return checkValues({ text: node.url ?? '', placeOf, storedValues: false }, vocabulary)
}

function checkDefinition(look: Look): Problem[] {
  if (isLink(look)) return checkAddress(look)
  if (look.referenceTo(look.node.identifier ?? '') !== undefined) return []
  const sentence = 'No link uses this address, so the line is not shown.'
  const advice = 'Write [words](address) where the link belongs, or remove this line.'
  return [problemHere(look, sentence, advice)]
}

function checkLinkWords(look: Look): Problem[] {
  const { node } = look
  if (textOf(node).trim() !== '' || node.children?.some(({ type }) => type === 'image')) return []
  const advice = 'Write the words between the square brackets: [words](address).'
  return [problemHere(look, 'This link has no words to click.', advice)]
}
