import type { ReactElement } from 'react'
import type * as z from 'zod'
import type { RenderedHeading } from '../../src/content/markdown/headings.ts'
import { checkShape, type Parts } from './check-shape.ts'
import type { Checking } from './check-text.ts'
import type { Fields } from './fields.ts'
import { readFrontMatter } from './front-matter.ts'
import { inspectMarkdown, type LinkUse } from './inspect-markdown.ts'
import { renderMarkdown } from './render-markdown.ts'
import type { Source } from './source.ts'

/** A Markdown file read, checked by itself and rendered. */
export type Document<Shape> = {
  readonly fields: Fields
  /** Undefined when something in the fields is wrong. */
  readonly whole: Shape | undefined
  readonly parts: Parts<Shape> | undefined
  readonly text: ReactElement | null
  readonly links: readonly LinkUse[]
  readonly headings: readonly RenderedHeading[]
}

type DocumentKind<Schema> = {
  readonly schema: Schema
  /** The heading level above the text: 1 for a page, 2 for a card, whose headings have no ids. */
  readonly headingAbove: 1 | 2
  readonly hasPicture: (file: string) => boolean
}

/** Null when the file's fields cannot be read at all; everything that is wrong is reported. */
export function readDocument<Schema extends z.ZodType>(
  source: Source,
  kind: DocumentKind<Schema>,
  checking: Checking,
): Document<z.output<Schema>> | null {
  const file = readFrontMatter(source, checking.report)
  if (!file) return null
  const { fields, ...place } = file
  const { whole, parts } = checkShape(kind.schema, fields, checking.report)
  const links: LinkUse[] = []
  const headings: RenderedHeading[] = []
  const text = renderMarkdown(file.body, {
    values: checking.values,
    onTree: (tree) => {
      links.push(...inspectMarkdown(tree, { source, ...place, ...kind }, checking))
    },
    ...(kind.headingAbove === 1 && { onHeading: (heading) => headings.push(heading) }),
  })
  return { fields, whole, parts, text, links, headings }
}
