import type { Options } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import type { Values } from '../values.ts'
import type { HeadingInText } from '../page.ts'
import { identifyHeadings } from './headings.ts'
import { endAddresses, resolveLinks } from './links.ts'
import { frameTables } from './tables.ts'
import { fillTexts, tidyWhiteSpace } from './texts.ts'
import type { TreeNode } from './tree.ts'

export type MarkdownSettings = {
  readonly values: Values
  /** Called for every heading. Without it headings get no id (a card's text can be on several pages). */
  readonly onHeading?: (heading: HeadingInText) => void
  /** Called with the Markdown tree as written, before values are filled in. */
  readonly onTree?: (tree: TreeNode) => void
}

/**
 * The options for react-markdown, shared by the build and by every editor of Markdown. The only
 * definition of how the portal renders Markdown. Runs in a browser, too.
 */
export function markdownSettings(text: string, settings: MarkdownSettings): Options {
  const { values, onHeading, onTree } = settings
  const show = (tree: TreeNode): void => onTree?.(tree)
  return {
    children: text,
    // A single tilde means 'about', as in ~5 minutes.
    remarkPlugins: [
      [remarkGfm, { singleTilde: false }],
      endAddresses,
      () => show,
      () => resolveLinks(values),
    ],
    rehypePlugins: [
      tidyWhiteSpace,
      () => fillTexts(values),
      frameTables,
      ...(onHeading ? [() => identifyHeadings(onHeading)] : []),
    ],
    // resolveLinks has already checked every address; react-markdown's own rule would drop tel:.
    urlTransform: (url) => url,
  }
}
