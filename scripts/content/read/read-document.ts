import type * as z from 'zod'
import { splitText } from '../../../src/content/values.ts'
import { checkShape, type Parts } from '../fields/check-shape.ts'
import type { Fields } from '../fields/fields.ts'
import { readFrontMatter } from '../fields/read-front-matter.ts'
import type { LinkUse } from '../links.ts'
import { readMarkdown, type ReadMarkdown } from '../markdown/read-markdown.ts'
import type { Problem } from '../problem.ts'
import type { Source } from '../source.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'

/**
 * What the reading of a text gives, as plain data: it can be kept, and compared. `found` holds as
 * much of a card or page as could be read, '' and the like for what could not; null where fields and
 * text cannot be told apart.
 */
export type Reading<Found> = {
  readonly found: Found | null
  /** Whether its fields say all that they should. */
  readonly isWhole: boolean
  readonly problems: readonly Problem[]
  readonly uses: Uses
}

/** What of the rest of content a text names. */
export type Uses = {
  readonly values: readonly string[]
  readonly linkKeys: readonly string[]
  /** The files of its pictures, from the project's root. */
  readonly pictures: readonly string[]
  readonly links: readonly LinkUse[]
}

export const NO_USES: Uses = { values: [], linkKeys: [], pictures: [], links: [] }

/** What a card's or page's own fields come to. */
type FromFields<Found> = {
  readonly found: Found
  readonly problems: readonly Problem[]
  readonly links?: readonly LinkUse[]
  readonly linkKeys?: readonly string[]
}

type DocumentKind<Schema extends z.ZodType, Found> = {
  readonly schema: Schema
  /** The heading level above the text: 1 for a page, 2 for a card, whose headings have no ids. */
  readonly headingAbove: 1 | 2
  readonly read: (
    fields: Fields,
    parts: Partial<Parts<z.output<Schema>>>,
    markdown: ReadMarkdown,
  ) => FromFields<Found>
}

/** Reads a Markdown file: its front matter, its fields by their schema, its text. */
export function readDocument<Schema extends z.ZodType, Found>(
  source: Source,
  vocabulary: Vocabulary,
  { schema, headingAbove, read }: DocumentKind<Schema, Found>,
): Reading<Found> {
  const { file, problems } = readFrontMatter(source)
  if (!file) return { found: null, isWhole: false, problems, uses: NO_USES }
  const { fields, body, bodyStart } = file
  const unread = { whole: undefined, parts: undefined, problems: [] }
  const shape = fields.data === null ? unread : checkShape(schema, fields)
  const markdown = readMarkdown(body, { source, bodyStart, headingAbove }, vocabulary)
  const own = read(fields, shape.parts ?? {}, markdown)
  const named = splitText(source.text).flatMap((part) => (part.kind === 'value' ? part.name : []))
  return {
    found: own.found,
    isWhole: shape.whole !== undefined && problems.length === 0,
    problems: [problems, shape.problems, own.problems, markdown.problems].flat(),
    uses: {
      values: [...new Set(named)],
      linkKeys: own.linkKeys ?? [],
      pictures: markdown.pictures,
      links: [...(own.links ?? []), ...markdown.links],
    },
  }
}
