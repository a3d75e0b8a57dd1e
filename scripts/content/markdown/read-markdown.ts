import type { SerializedElement } from '../../../src/content/markdown/serialized.ts'
import type { RenderedHeading } from '../../../src/content/markdown/headings.ts'
import { error } from '../problem.ts'
import { placeAt } from '../source.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { inspectMarkdown, type Inspected } from './inspect-markdown.ts'
import type { MarkdownText } from './node-context.ts'
import { renderMarkdown } from './render-markdown.ts'
import { findTooMuch } from './too-much.ts'

/** The Markdown of a file, rendered and looked through. */
export type ReadMarkdown = Inspected & {
  readonly text: SerializedElement | null
  readonly headings: readonly RenderedHeading[]
}

const NOTHING: ReadMarkdown = { text: null, headings: [], problems: [], links: [], pictures: [] }

export function readMarkdown(
  body: string,
  text: MarkdownText,
  vocabulary: Vocabulary,
): ReadMarkdown {
  const tooMuch = findTooMuch(body)
  if (tooMuch) {
    const place = placeAt(text.source, text.bodyStart + tooMuch.at)
    return { ...NOTHING, problems: [error(place, tooMuch.sentence, tooMuch.advice)] }
  }
  let inspected: Inspected = NOTHING
  const rendered = renderMarkdown(body, {
    values: vocabulary.values,
    headingIds: text.headingAbove === 1,
    onTree: (tree) => {
      inspected = inspectMarkdown(tree, text, vocabulary)
    },
  })
  return { ...inspected, ...rendered }
}
