import type { RenderedHeading } from '../../../src/content/markdown/headings.ts'
import type { SerializedElement } from '../../../src/content/markdown/serialized.ts'
import type { Values } from '../../../src/content/values.ts'
import { error } from '../problem.ts'
import { placeAt } from '../source.ts'
import { inspectMarkdown, type Inspected, type MarkdownText } from './inspect-markdown.ts'
import { renderMarkdown } from './render-markdown.ts'
import { findTooMuch } from './too-much.ts'

/** The Markdown of a file, rendered and looked through. */
export type ReadMarkdown = Inspected & {
  readonly text: SerializedElement | null
  readonly headings: readonly RenderedHeading[]
}

export function readMarkdown(body: string, text: MarkdownText, values: Values): ReadMarkdown {
  let inspected: Inspected = { problems: [], uses: [] }
  const tooMuch = findTooMuch(body)
  if (tooMuch) {
    const problem = error(placeAt(text.source, text.bodyStart + tooMuch.offset), tooMuch)
    return { text: null, headings: [], problems: [problem], uses: [] }
  }
  const rendered = renderMarkdown(body, {
    values,
    headingIds: text.headingAbove === 1,
    onTree: (tree) => {
      inspected = inspectMarkdown(tree, text, values)
    },
  })
  return { ...inspected, ...rendered }
}
