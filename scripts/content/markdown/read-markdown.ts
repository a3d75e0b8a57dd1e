import Markdown from 'react-markdown'
import type { RenderedHeading } from '../../../src/content/markdown/headings.ts'
import { serializeText, type SerializedElement } from '../../../src/content/markdown/serialized.ts'
import { markdownSettings } from '../../../src/content/markdown/settings.ts'
import type { Values } from '../../../src/content/values.ts'
import { inspectMarkdown, type Inspected, type MarkdownText } from './inspect-markdown.ts'

/** The Markdown of a file, rendered and checked. */
export type ReadMarkdown = Inspected & {
  /** Plain tags and slot names; null if there is no text. */
  readonly text: SerializedElement | null
  readonly headings: readonly RenderedHeading[]
}

/** The component names that compiled modules import for the slots. */
const SLOT_NAMES = { storedValue: 'StoredValue', portalLink: 'PortalLink' }

export function readMarkdown(body: string, text: MarkdownText, values: Values): ReadMarkdown {
  let inspected: Inspected = { problems: [], uses: [] }
  const headings: RenderedHeading[] = []
  if (body.trim() === '') return { ...inspected, text: null, headings }
  const settings = markdownSettings(body, {
    values,
    components: SLOT_NAMES,
    onTree: (tree) => {
      inspected = inspectMarkdown(tree, text, values)
    },
    // A card's headings have no ids, because several pages can show it.
    ...(text.headingAbove === 1 && { onHeading: (heading) => headings.push(heading) }),
  })
  // A plain call, not a render: the component is synchronous and uses no hooks.
  const rendered = serializeText(Markdown(settings))
  return { ...inspected, text: rendered, headings }
}
