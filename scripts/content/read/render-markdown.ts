import Markdown from 'react-markdown'
import { drawText, type DrawnElement } from '../../../src/content/markdown/drawing.ts'
import type { RenderedHeading } from '../../../src/content/markdown/headings.ts'
import { markdownSettings } from '../../../src/content/markdown/settings.ts'
import type { TreeNode } from '../../../src/content/markdown/tree.ts'
import type { Values } from '../../../src/content/values.ts'

/** The element names that compiled modules import for the slots. */
const SLOT_NAMES = { storedValue: 'StoredValue', portalLink: 'PortalLink' }

export type RenderOptions = {
  readonly values: Values
  readonly onTree: (tree: TreeNode) => void
  readonly onHeading?: (heading: RenderedHeading) => void
}

/** Renders Markdown to plain tags and slot names; null when there is no text. */
export function renderMarkdown(text: string, options: RenderOptions): DrawnElement | null {
  if (text.trim() === '') return null
  // A plain call, not a render: the component is synchronous and uses no hooks.
  return drawText(Markdown(markdownSettings(text, { ...options, components: SLOT_NAMES })))
}
