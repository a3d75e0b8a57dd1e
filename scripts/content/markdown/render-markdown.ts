import Markdown from 'react-markdown'
import { serializeText, type SerializedElement } from '../../../src/content/markdown/serialized.ts'
import type { RenderedHeading } from '../../../src/content/markdown/headings.ts'
import { markdownSettings } from '../../../src/content/markdown/settings.ts'
import type { TreeNode } from '../../../src/content/markdown/tree.ts'
import type { Values } from '../../../src/content/values.ts'

/** The element names that compiled modules import for the slots. */
const SLOT_NAMES = { storedValue: 'StoredValue', portalLink: 'PortalLink' }

type RenderOptions = {
  readonly values: Values
  /** Whether headings get ids; a card's have none, because its text can be on several pages. */
  readonly headingIds: boolean
  /** Is shown the Markdown as it was written. */
  readonly onTree: (tree: TreeNode) => void
}

/** Renders Markdown to plain tags and slot names; null when there is no text. */
export function renderMarkdown(
  text: string,
  { values, headingIds, onTree }: RenderOptions,
): { readonly text: SerializedElement | null; readonly headings: readonly RenderedHeading[] } {
  const headings: RenderedHeading[] = []
  if (text.trim() === '') return { text: null, headings }
  const settings = markdownSettings(text, {
    values,
    components: SLOT_NAMES,
    onTree,
    ...(headingIds && { onHeading: (heading) => headings.push(heading) }),
  })
  // A plain call, not a render: the component is synchronous and uses no hooks.
  return { text: serializeText(Markdown(settings)), headings }
}
