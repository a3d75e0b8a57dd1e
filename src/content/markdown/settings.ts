import type { ComponentType, ReactNode } from 'react'
import type { Options } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import type { Values } from '../values.ts'
import { identifyHeadings, type RenderedHeading } from './headings.ts'
import { resolveLinks } from './links.ts'
import { frameTables } from './tables.ts'
import { fillTexts, tidyWhiteSpace } from './texts.ts'
import type { TreeNode } from './tree.ts'

/** What stands for a slot: the component itself, or its name where source is written. */
type SlotComponent<Props> = ComponentType<Props> | string

export type MarkdownSettings = {
  readonly values: Values
  readonly components: {
    readonly storedValue: SlotComponent<{ name: never }>
    readonly portalLink: SlotComponent<{ to: string; children?: ReactNode }>
  }
  /** Called for every heading; without it headings have no id (a card's text can be on several pages). */
  readonly onHeading?: (heading: RenderedHeading) => void
  /** Called with the tree of the Markdown as it was written, before anything is filled in. */
  readonly onTree?: (tree: TreeNode) => void
}

/**
 * The one description of how this portal renders a Markdown text: what to give react-markdown, in
 * the build and wherever Markdown is typed. Safe in a browser.
 */
export function markdownSettings(text: string, settings: MarkdownSettings): Options {
  const { values, components, onHeading, onTree } = settings
  const show = (tree: TreeNode): void => onTree?.(tree)
  return {
    children: text,
    remarkPlugins: [remarkGfm, () => show, () => resolveLinks(values)],
    rehypePlugins: [
      tidyWhiteSpace,
      () => fillTexts(values),
      frameTables,
      ...(onHeading ? [() => identifyHeadings(onHeading)] : []),
    ],
    // resolveLinks has judged every address already; react-markdown's own rule would drop tel:.
    urlTransform: (url) => url,
    components: {
      'stored-value': components.storedValue,
      'portal-link': components.portalLink,
    } as NonNullable<Options['components']>,
  }
}
