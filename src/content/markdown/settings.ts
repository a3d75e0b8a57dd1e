import type { ComponentType, ReactNode } from 'react'
import type { Options } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import type { Values } from '../values.ts'
import { identifyHeadings, type RenderedHeading } from './headings.ts'
import { resolveLinks } from './links.ts'
import { frameTables } from './tables.ts'
import { fillTexts, tidyWhiteSpace } from './texts.ts'
import type { TreeNode } from './tree.ts'

/** A slot's component, or the component's name if the build writes source code. */
type SlotComponent<Props> = ComponentType<Props> | string

export type MarkdownSettings = {
  readonly values: Values
  readonly components: {
    readonly storedValue: SlotComponent<{ name: never }>
    readonly portalLink: SlotComponent<{ to: string; children?: ReactNode }>
  }
  /** Called for every heading. Without it headings get no id (a card's text can be on several pages). */
  readonly onHeading?: (heading: RenderedHeading) => void
  /** Called with the Markdown tree as written, before values are filled in. */
  readonly onTree?: (tree: TreeNode) => void
}

/**
 * The options for react-markdown, shared by the build and by every editor of Markdown. The only
 * definition of how the portal renders Markdown. Runs in a browser, too.
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
    // resolveLinks has already checked every address; react-markdown's own rule would drop tel:.
    urlTransform: (url) => url,
    components: {
      'stored-value': components.storedValue,
      'portal-link': components.portalLink,
    } as NonNullable<Options['components']>,
  }
}
