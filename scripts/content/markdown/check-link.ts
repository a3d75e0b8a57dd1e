import { textOf } from '../../../src/content/markdown/tree.ts'
import { fillPlainText } from '../../../src/content/values.ts'
import { linkUse, type LinkUse } from '../links.ts'
import type { Problem } from '../problem.ts'
import { createFinder } from '../source.ts'
import { checkValues } from '../vocabulary/check-text.ts'
import { problemHere, type NodeContext } from './node-context.ts'

/** Whether the node holds an address that a student can follow: a link's own, or one that a link names. */
export function isLink({ node, referredBy }: NodeContext): boolean {
  return node.type === 'link' || (node.type === 'definition' && referredBy === 'linkReference')
}

/** (An address with escapes in it stands in the file otherwise than it is read; then its link is the place.) */
export function linkOf({ node: { url = '' }, text, vocabulary, start }: NodeContext): LinkUse {
  const place = createFinder(text.source, start)(url)
  return linkUse(fillPlainText(url, vocabulary.values), place)
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

/** An address with a name, as in [name]: address, that nothing refers to. */
export function checkDefinition(context: NodeContext): Problem[] {
  if (isLink(context)) return checkAddress(context)
  if (context.referredBy !== undefined) return []
  const sentence = 'No link uses this address, so the line is not shown.'
  const advice = 'Write [words](address) where the link belongs, or remove this line.'
  return [problemHere(context, sentence, advice)]
}

function checkAddress({ node, text, vocabulary, start }: NodeContext): Problem[] {
  const placeOf = createFinder(text.source, start)
  return checkValues(
    { text: node.url ?? '', placeOf, storedValues: false, source: text.source },
    vocabulary,
  )
}
