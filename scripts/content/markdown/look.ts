import type { TreeNode } from '../../../src/content/markdown/tree.ts'
import { error, type Problem } from '../problem.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { placeAt, type Source } from '../source.ts'

/** The Markdown of a file: what follows its fields. */
export type MarkdownText = {
  readonly source: Source
  readonly bodyStart: number
  /** The heading level around the text: 1 for a page's own text, 2 for a card's message. */
  readonly headingAbove: 1 | 2
}

/** What a check of one node looks at. */
export type Look = {
  readonly node: TreeNode
  readonly text: MarkdownText
  readonly vocabulary: Vocabulary
  /** Where the node begins and ends in the source; the same for a node that no writer wrote. */
  readonly start: number
  readonly end: number
  /** Whether the node is the first of its paragraph. */
  readonly first: boolean
  /** Whether it is a part of a heading. */
  readonly inHeading: boolean
  /** The level of the heading before it; that of the title above the text where there is none. */
  readonly headingBefore: number
  /** The kind of what refers to an address by its name, as [words][name] does; undefined when nothing does. */
  readonly referenceTo: (name: string) => string | undefined
}

/** The node exactly as it was written. */
export function writtenNode({ text, start, end }: Look): string {
  return text.source.text.slice(start, end)
}

/** A problem at the beginning of the node. */
export function problemHere({ text, start }: Look, sentence: string, advice: string): Problem {
  return error(placeAt(text.source, start), sentence, advice)
}
