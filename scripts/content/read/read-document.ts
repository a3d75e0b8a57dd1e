import type { DrawnElement } from '../../../src/content/markdown/drawing.ts'
import type * as z from 'zod'
import type { RenderedHeading } from '../../../src/content/markdown/headings.ts'
import { checkShape, type Parts } from '../fields/check-shape.ts'
import type { Checking } from '../checking.ts'
import type { FieldBlock } from '../fields/fields.ts'
import {
  readFrontMatter,
  readPlainFrontMatter,
  type MarkdownFile,
} from '../fields/read-front-matter.ts'
import { inspectMarkdown } from '../check/inspect-markdown.ts'
import { findTooMuch } from '../check/too-much.ts'
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
  const { file, ...shape } = readPlainFields(source, schema) ?? readFields(source, schema, checking)
  if (!file) return null
  const { start, end, source: written } = file.fields
  const fields = { source: written, start, end }
  return { fields, ...shape, ...readBody(file, headingAbove, checking) }
}

/** Null unless the fields are as they should be. */
function readPlainFields<Schema extends z.ZodType>(source: Source, schema: Schema) {
  const file = readPlainFrontMatter(source)
  const parsed = file && schema.safeParse(file.fields.data)
  if (!parsed?.success) return null
  return { file, whole: parsed.data, parts: parsed.data as Parts<z.output<Schema>> }
}

function readFields<Schema extends z.ZodType>(source: Source, schema: Schema, checking: Checking) {
  const file = readFrontMatter(source, checking.report)
  const nothing = { whole: undefined, parts: undefined }
  if (!file || file.fields.data === null) return { file, ...nothing }
  const { whole, parts } = checkShape(schema, file.fields, checking.report)
  return { file, whole: file.readable ? whole : undefined, parts }
}

function readBody(
  { source, body, bodyStart }: MarkdownFile,
  headingAbove: 1 | 2,
  checking: Checking,
) {
  const links: LinkUse[] = []
  const headings: RenderedHeading[] = []
  const tooMuch = findTooMuch(body)
  if (tooMuch) {
    const { at, sentence, advice } = tooMuch
    checking.report(placeAt(source, bodyStart + at), sentence, advice)
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
