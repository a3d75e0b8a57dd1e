import { walk, type TreeNode } from '../../../src/content/markdown/tree.ts'
import { error, type Explanation, type Problem } from '../problem.ts'
import { placeAt, type Source } from '../source.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'

/** The Markdown of a file: what follows its fields. */
export type MarkdownText = {
  readonly source: Source
  readonly bodyStart: number
  /** The heading level around the text: 1 for a page's own text, 2 for a card's message. */
  readonly headingAbove: 1 | 2
  /** What does not work in texts of this kind, by the types of the nodes. */
  readonly refused?: Readonly<Record<string, Explanation>>
}

/** A node of the tree of a text, and what the checks of it have to know besides. */
export type NodeContext = {
  readonly node: TreeNode
  readonly text: MarkdownText
  readonly vocabulary: Vocabulary
  /** Where the node begins and ends in the source; the same for a node that no writer wrote. */
  readonly start: number
  readonly end: number
  /** Whether it is a part of a heading. */
  readonly inHeading: boolean
  /** The level of the heading before it; that of the title above the text where there is none. */
  readonly headingBefore: number
  /** Of an address with a name: the type of the node that refers to it, as [words][name] does. */
  readonly referredBy: string | undefined
}

/** Every node of the tree. */
export function contextsOf(
  tree: TreeNode,
  text: MarkdownText,
  vocabulary: Vocabulary,
): NodeContext[] {
  const contexts: NodeContext[] = []
  const references = referencesIn(tree)
  let headingBefore: number = text.headingAbove
  walk(tree, (node, parents) => {
    const start = text.bodyStart + startOf(node, parents)
    contexts.push({
      node,
      text,
      vocabulary,
      start,
      end: node.position ? text.bodyStart + (node.position.end.offset ?? 0) : start,
      inHeading: parents.some(({ type }) => type === 'heading'),
      headingBefore,
      referredBy: references.get(node.identifier ?? ''),
    })
    if (node.type === 'heading') {
      headingBefore = Math.max(node.depth ?? 0, text.headingAbove)
    }
  })
  return contexts
}

/** The types of the nodes that refer to an address, by its name. */
function referencesIn(tree: TreeNode): ReadonlyMap<string, string> {
  const references = new Map<string, string>()
  walk(tree, ({ type, identifier }) => {
    if (identifier && /^(?:link|image)Reference$/.test(type)) references.set(identifier, type)
  })
  return references
}

/** A node that no writer wrote begins where the one around it does. */
function startOf(node: TreeNode, parents: readonly TreeNode[]): number {
  const written = node.position ? node : parents.findLast(({ position }) => position)
  return written?.position?.start.offset ?? 0
}

/** The node exactly as it was written. */
export function writtenNode({ text, start, end }: NodeContext): string {
  return text.source.text.slice(start, end)
}

/** A problem at the beginning of the node. */
export function problemHere(
  { text, start }: NodeContext,
  sentence: string,
  advice: string,
): Problem {
  return error(placeAt(text.source, start), sentence, advice)
}
