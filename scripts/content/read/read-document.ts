import type * as v from 'valibot'
import type { Values } from '../../../src/content/values.ts'
import { readFrontMatter } from '../fields/front-matter.ts'
import { readShape, type Parts } from '../fields/read-shape.ts'
import type { TextKind } from '../markdown/check-node.ts'
import { readMarkdown, type ReadMarkdown } from '../markdown/read-markdown.ts'
import type { Source } from '../source.ts'
import { usesIn, type FieldUse } from '../use.ts'
import { checkPlainText } from './check-plain-text.ts'
import type { Reading } from './reading.ts'

type DocumentKind<Schema> = TextKind & {
  readonly schema: Schema
  /** The field that names the text: title, or subject in mails. */
  readonly titleField: string
}

/** Makes a card, page or mail of its valid fields and its Markdown, and says what the fields name. */
type Make<Shape, Found> = (
  parts: Partial<Parts<Shape>>,
  markdown: ReadMarkdown,
) => { readonly found: Found; readonly uses: readonly FieldUse[] }

/** Reads a Markdown file: its front matter, its fields by their schema, its text. */
export function readDocument<Schema extends v.GenericSchema, Found>(
  source: Source,
  { schema, titleField, ...kind }: DocumentKind<Schema>,
  values: Values,
  make: Make<v.InferOutput<Schema>, Found>,
): Reading<Found> {
  const { file, problems } = readFrontMatter(source)
  if (!file) {
    const titleSpot = { source, start: 0, end: 0 }
    return { found: null, isWhole: false, titleSpot, problems, uses: [] }
  }
  const { fields, body, bodyStart } = file
  const shape = readShape(schema, fields)
  const markdown = readMarkdown(body, { source, bodyStart, ...kind }, values)
  const { found, uses } = make(shape.parts ?? {}, markdown)
  // A line that means something else than its writer sees has wrong values, too.
  const misread = new Set(problems.map(({ place }) => place.line))
  const ofFields = [...shape.problems, ...checkPlainText(fields, values)]
  return {
    found,
    isWhole: shape.whole !== undefined && problems.length === 0,
    titleSpot: fields.valueSpot([titleField]),
    problems: [
      ...problems,
      ...ofFields.filter(({ place }) => !misread.has(place.line)),
      ...markdown.problems,
    ],
    uses: [...usesIn(fields, uses), ...markdown.uses],
  }
}
