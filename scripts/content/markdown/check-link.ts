import { textOf } from '../../../src/content/markdown/tree.ts'
import { fillPlainText } from '../../../src/content/values.ts'
import { linkUse, type LinkUse } from '../links.ts'
import type { Problem } from '../problem.ts'
import { createFinder } from '../source.ts'
import { checkValues } from '../vocabulary/check-text.ts'
import { problemHere, writtenNode, type NodeContext } from './node-context.ts'

/** Whether the node holds an address that a student can follow: a link's own, or one that a link names. */
export function isLink({ node, referredBy }: NodeContext): boolean {
  return node.type === 'link' || (node.type === 'definition' && referredBy === 'linkReference')
}

/** (An address with escapes in it stands in the file otherwise than it is read; then its link is the place.) */
export function linkOf(context: NodeContext): LinkUse {
  const { node, text, vocabulary, start } = context
  const { url = '' } = node
  // The words may be the same as the address.
  const words = node.type === 'link' ? writtenNode(context).lastIndexOf('](') : 0
  const place = createFinder(text.source, start + Math.max(0, words))(url)
  return linkUse(fillPlainText(url, vocabulary.values), place, url)
}

/** A link without words, or with values in its address that are none. Where it leads is checked later. */
export function checkLink(context: NodeContext): Problem[] {
  return [...checkLinkWords(context), ...checkAddress(context)]
}

export function checkLinkWords(context: NodeContext): Problem[] {
  const { node } = context
  if (textOf(node).trim() !== '' || node.children?.some(({ type }) => type === 'image')) return []
  const advice = 'Write the words between the square brackets: [words](address).'
  return [problemHere(context, 'This link has no words to click.', advice)]
}

export function checkAddress({ node, text, vocabulary, start }: NodeContext): Problem[] {
  const placeOf = createFinder(text.source, start)
  return checkValues(
    { text: node.url ?? '', placeOf, storedValues: false, source: text.source },
    vocabulary,
  )
}
