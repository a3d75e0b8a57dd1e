import type { DrawnElement } from '../../../src/content/markdown/drawing.ts'
import type * as z from 'zod'
import type { RenderedHeading } from '../../../src/content/markdown/headings.ts'
import { checkShape, type Parts } from '../fields/check-shape.ts'
import type { Checking } from '../checking.ts'
import type { FieldBlock } from '../fields/fields.ts'
import { readFrontMatter, type MarkdownFile } from '../fields/read-front-matter.ts'
import { inspectMarkdown } from '../check/inspect-markdown.ts'
import type { LinkUse } from '../link-use.ts'
import { renderMarkdown } from './render-markdown.ts'
import { placeAt, type Source } from '../source.ts'

/** A Markdown file read, checked by itself and rendered. */
export type Document<Shape> = {
  readonly fields: FieldBlock
  /** Undefined when something in the fields is wrong. */
  readonly whole: Shape | undefined
  readonly parts: Parts<Shape> | undefined
  readonly text: DrawnElement | null
  readonly links: readonly LinkUse[]
  readonly headings: readonly RenderedHeading[]
}

type DocumentKind<Schema> = {
  readonly schema: Schema
  /** The heading level above the text: 1 for a page, 2 for a card, whose headings have no ids. */
  readonly headingAbove: 1 | 2
}

/** Null when fields and text cannot be told apart; everything that is wrong is reported. */
export function readDocument<Schema extends z.ZodType>(
  source: Source,
  { schema, headingAbove }: DocumentKind<Schema>,
  checking: Checking,
): Document<z.output<Schema>> | null {
  const file = readFrontMatter(source, checking.report)
  if (!file) return null
  const { fields, readable } = file
  const shape =
    fields.data === null
      ? { whole: undefined, parts: undefined }
      : checkShape(schema, fields, checking.report)
  if (!readable) shape.whole = undefined
  const { start, end } = fields
  return {
    fields: { source: fields.source, start, end },
    ...shape,
    ...readBody(file, headingAbove, checking),
  }
}

function readBody(
  { source, body, bodyStart }: MarkdownFile,
  headingAbove: 1 | 2,
  checking: Checking,
) {
  const links: LinkUse[] = []
  const headings: RenderedHeading[] = []
  const deep = body.search(FAR_TOO_DEEP)
  if (deep !== -1) {
    const sentence = 'This text is nested far too deeply.'
    checking.report(placeAt(source, bodyStart + deep), sentence, 'Remove what was pasted here.')
    return { text: null, links, headings }
  }
  const text = renderMarkdown(body, {
    values: checking.values,
    onTree: (tree) => {
      links.push(...inspectMarkdown(tree, { source, bodyStart, headingAbove }, checking))
    },
    ...(headingAbove === 1 && { onHeading: (heading) => headings.push(heading) }),
  })
  return { text, links, headings }
}

/** Quotations and lists inside each other, for which the parser would need minutes. */
const FAR_TOO_DEEP = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d+[.)](?=[ \t]))){50}/m
