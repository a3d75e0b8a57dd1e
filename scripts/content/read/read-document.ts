import type * as z from 'zod'
import { splitText } from '../../../src/content/values.ts'
import { checkShape, type Parts } from '../fields/check-shape.ts'
import type { Fields } from '../fields/fields.ts'
import { readFrontMatter } from '../fields/read-front-matter.ts'
import type { LinkUse } from '../links.ts'
import type { MarkdownText } from '../markdown/node-context.ts'
import { readMarkdown, type ReadMarkdown } from '../markdown/read-markdown.ts'
import type { Problem } from '../problem.ts'
import { placeAt, type Place, type Source } from '../source.ts'
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

const NO_USES: Uses = { values: [], linkKeys: [], pictures: [], links: [] }

/** The reading of a text in which fields and text cannot be told apart. */
export function unreadable(problems: readonly Problem[]): Reading<never> {
  return { found: null, isWhole: false, problems, uses: NO_USES }
}

/** A Markdown file, read as far as cards and pages are alike. */
type ReadDocument<Shape> = {
  readonly fields: Fields
  /** The fields, as far as they fit their schema. */
  readonly parts: Partial<Parts<Shape>>
  /** What follows the fields, as it was written, and where it begins. */
  readonly text: { readonly body: string; readonly place: Place; readonly start: number }
  readonly markdown: ReadMarkdown
  readonly isWhole: boolean
  readonly uses: Uses
}

/**
 * Reads a Markdown file: its front matter, its fields by their schema, its text.
 */
export function readDocument<Schema extends z.ZodType>(
  source: Source,
  schema: Schema,
  kind: Omit<MarkdownText, 'source' | 'bodyStart'>,
  vocabulary: Vocabulary,
): {
  readonly document: ReadDocument<z.output<Schema>> | null
  readonly problems: readonly Problem[]
} {
  const { file, problems } = readFrontMatter(source)
  if (!file) return { document: null, problems }
  const { fields, body, bodyStart } = file
  const shape = fields.data === null ? null : checkShape(schema, fields)
  const markdown = readMarkdown(body, { source, bodyStart, ...kind }, vocabulary)
  const named = splitText(source.text).flatMap((part) => (part.kind === 'value' ? part.name : []))
  return {
    document: {
      fields,
      parts: shape?.parts ?? {},
      text: { body, place: placeAt(source, bodyStart), start: bodyStart },
      markdown,
      isWhole: shape?.whole !== undefined && problems.length === 0,
      uses: {
        values: [...new Set(named)],
        linkKeys: [],
        pictures: markdown.pictures,
        links: markdown.links,
      },
    },
    problems: [...problems, ...(shape?.problems ?? []), ...markdown.problems],
  }
}
