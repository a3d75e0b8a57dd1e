import type * as v from 'valibot'
import type { CompiledFields } from '../../../src/content/fields.ts'
import { fillPlainText, fillText, type Values } from '../../../src/content/values.ts'
import { compileFields, fieldsIn, type Fill } from '../../../src/content/walk.ts'
import { readFrontMatter } from '../fields/front-matter.ts'
import { readShape, type Parts } from '../fields/read-shape.ts'
import type { TextKind } from '../markdown/check-node.ts'
import { readMarkdown, type ReadMarkdown } from '../markdown/read-markdown.ts'
import { cardId } from '../names.ts'
import type { Source } from '../source.ts'
import { usesIn, type FieldUse } from '../use.ts'
import { checkPlainText } from './check-plain-text.ts'
import type { Reading } from './reading.ts'

type DocumentKind<Schema> = TextKind & {
  readonly schema: Schema
  /** The field that names the text: title, or subject in mails. */
  readonly titleField: string
  /** The folder in which it lies. */
  readonly folder: string
}

/** The valid fields of a text, as they are written and as a browser gets them. */
type ReadFields<Written> = {
  readonly parts: Partial<Parts<Written>>
  readonly compiled: CompiledFields<Written>
}

/** Makes a card, page or mail of its fields and its Markdown, and says what it names beyond them. */
type Make<Written, Data> = (
  fields: ReadFields<Written>,
  markdown: ReadMarkdown,
) => { readonly data: Data; readonly uses: readonly FieldUse[] }

/** Reads a Markdown file: its front matter, its fields by their schema, its text. */
export function readDocument<Written, Data>(
  source: Source,
  { schema, titleField, folder, ...kind }: DocumentKind<v.GenericSchema<unknown, Written>>,
  values: Values,
  make: Make<Written, Data>,
): Reading<Data> {
  const { file, problems } = readFrontMatter(source)
  if (!file) {
    const titleSpot = { source, start: 0, end: 0 }
    return { data: null, isWhole: false, titleSpot, problems, uses: [] }
  }
  const { fields, body, bodyStart } = file
  const shape = readShape(schema, fields)
  const markdown = readMarkdown(body, { source, bodyStart, ...kind }, values)
  const fill = fillIn(folder, values)
  const parts = (shape.parts ?? {}) as Partial<Parts<Written>>
  const compiled = compileFields(schema, parts, fill)
  const { data, uses } = make({ parts, compiled }, markdown)
  const named = fieldsIn(schema, parts).flatMap(({ path, text, info: { names } }): FieldUse[] => {
    return names ? [[names, fill.name(names, text), path]] : []
  })
  // A misread line has wrong values, too: tell only the misreading.
  const misread = new Set(problems.map(({ place }) => place.line))
  const ofFields = [...shape.problems, ...checkPlainText(schema, fields, values)]
  return {
    data,
    isWhole: shape.whole !== undefined && problems.length === 0,
    titleSpot: fields.valueSpot([titleField]),
    problems: [
      ...problems,
      ...ofFields.filter(({ place }) => !misread.has(place.line)),
      ...markdown.problems,
    ],
    uses: [...usesIn(fields, [...uses, ...named]), ...markdown.uses],
  }
}

/** How the fields of a text in this folder are compiled. */
function fillIn(folder: string, values: Values): Fill {
  return {
    line: (text) => fillPlainText(text, values),
    words: (text) => fillText(text, values),
    name: (kind, text) => {
      if (kind === 'address') return fillPlainText(text, values)
      return ['card', 'listed', 'welcome'].includes(kind) ? cardId(folder, text) : text
    },
  }
}
