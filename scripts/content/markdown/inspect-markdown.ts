import type { TreeNode } from '../../../src/content/markdown/tree.ts'
import type { LinkUse } from '../links.ts'
import type { Explanation, Problem } from '../problem.ts'
import { createFinder } from '../source.ts'
import { checkValues } from '../vocabulary/check-text.ts'
import { checkTypedFigures } from '../vocabulary/check-typed-figures.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { checkBoldFigure } from './check-bold-figure.ts'
import { checkCode } from './check-code.ts'
import { checkHeading } from './check-heading.ts'
import { checkAddress, checkLink, checkLinkWords, isLink, linkOf } from './check-link.ts'
import { checkMarks } from './check-marks.ts'
import { checkParagraph } from './check-paragraph.ts'
import { checkPicture, checkPictureReference, pictureFile } from './check-picture.ts'
import { checkTags } from './check-tags.ts'
import { contextsOf, problemHere, type MarkdownText, type NodeContext } from './node-context.ts'

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
  const contexts = contextsOf(tree, text, vocabulary)
  return {
    problems: contexts.flatMap((context) => [
      ...checkWords(context),
      ...checkNode(context),
      ...checkBoldFigure(context),
    ]),
    links: contexts.filter(isLink).map(linkOf),
    pictures: contexts.filter(({ node }) => node.type === 'image').map(pictureFile),
  }
}

function checkWords({ node, text, vocabulary, start, inHeading }: NodeContext): Problem[] {
  const { type, value } = node
  if (value === undefined || type === 'html') return []
  const placeOf = createFinder(text.source, start)
  const written = { text: value, placeOf, storedValues: !inHeading, source: text.source }
  return [
    ...checkValues(written, vocabulary),
    ...(type === 'text' ? checkTypedFigures(written, vocabulary) : []),
  ]
}

const CHECKS: Readonly<Record<string, (context: NodeContext) => readonly Problem[]>> = {
  text: checkMarks,
  heading: checkHeading,
  code: checkCode,
  image: checkPicture,
  imageReference: checkPictureReference,
  link: checkLink,
  linkReference: checkLinkWords,
  definition: checkAddress,
  html: checkTags,
  paragraph: checkParagraph,
}

function checkNode(context: NodeContext): readonly Problem[] {
  const { type, checked } = context.node
  const refused =
    typeof checked === 'boolean' ? TICK_BOX : (REFUSED[type] ?? context.text.refused?.[type])
  return refused ? [problemHere(context, ...refused)] : (CHECKS[type]?.(context) ?? [])
}

const TICK_BOX: Explanation = [
  'Boxes to tick do not work here.',
  'Write a plain list: - and a space, without [ ].',
]
const FOOTNOTE: Explanation = [
  'Footnotes do not work here.',
  'Write the remark into the text itself.',
]

/** What Markdown knows and content does not. */
const REFUSED: Readonly<Record<string, Explanation>> = {
  footnoteDefinition: FOOTNOTE,
  footnoteReference: FOOTNOTE,
}
