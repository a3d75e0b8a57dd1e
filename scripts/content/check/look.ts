import type { TreeNode } from '../../../src/content/markdown/tree.ts'
import type { Checking } from '../checking.ts'
import type { LinkUse } from '../link-use.ts'
import type { Place, Source } from '../source.ts'

/** The Markdown of a file: what follows its fields. */
export type MarkdownText = {
  readonly source: Source
  readonly bodyStart: number
  /** The heading level around the text: 1 for a page's own text, 2 for a card's message. */
  readonly headingAbove: number
}

/** What a check of one node looks at. */
export type Look = {
  readonly node: TreeNode
  readonly text: MarkdownText
  readonly checking: Checking
  /** The place of the node: looked up only when there is something to say of it. */
  readonly here: () => Place
  /** Where the node begins and ends in the source; the same for a node that no writer wrote. */
  readonly start: number
  readonly end: number
  /** Whether the node is the first of its paragraph. */
  readonly first: boolean
  /** The place of some words at or after the node's beginning. */
  readonly wordsPlace: (words: string) => Place
  readonly found: { heading: number; readonly links: LinkUse[] }
  /** The kind of what refers to an address by its name, as [words][name] does; undefined when nothing does. */
  readonly referenceTo: (name: string) => string | undefined
}

/** The node exactly as it was written. */
export function written({ text, start, end }: Look): string {
  return text.source.text.slice(start, end)
}

/** A check that has always the same to say. */
export function tell(sentence: string, advice: string) {
  return ({ checking, here }: Look): void => checking.report(here(), sentence, advice)
}
