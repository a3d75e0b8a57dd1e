import { cardSchema } from '../../../../src/content/card.ts'
import { mailSchema } from '../../../../src/content/mail.ts'
import { pageSchema } from '../../../../src/content/page.ts'
import { infoOf, unwrapped, type AnySchema } from '../../../../src/content/walk.ts'
import type { TriedProblem } from '../exchange.ts'

// The fields of the form, from the schemas of the texts.

export type TextKind = 'card' | 'page' | 'mail'

/**
 * `text` is the Markdown; `words` is a list of words in the file, separated by commas in the form; `rows` are the
 * facts or links of a card.
 */
type Shape = 'line' | 'lines' | 'text' | 'words' | 'switch' | 'rows'

export type Field = {
  /** Its name in the file; an inner field is named with a dot. */
  readonly name: string
  readonly label: string
  readonly shape: Shape
  readonly help?: string | undefined
  /** Removed from the file if it is empty. */
  readonly isOptional: boolean
  /** The fields of each row. */
  readonly inRow: readonly Field[]
}

export function field(name: string, label: string, shape: Shape, help?: string): Field {
  return { name, label, shape, help, isOptional: false, inRow: [] }
}

/** The fields of a schema that the form shows; those inside a group stand beside the others. */
function fieldsBy({ entries = {} }: AnySchema, before = ''): Field[] {
  return Object.entries(entries).flatMap(([name, schema]): Field[] => {
    const inner = unwrapped(schema)
    const { label, description } = infoOf(schema)
    if (inner.entries) return fieldsBy(inner, `${name}.`)
    if (label === undefined) return []
    const isOptional = before !== '' || schema.type === 'optional'
    const inRow = inner.item?.entries ? rowOf(inner.item) : []
    const plain = field(`${before}${name}`, label, shapeOf(inner), description)
    return [{ ...plain, isOptional, inRow }]
  })
}

/** A row is short: its list has the only help. */
function rowOf(schema: AnySchema): Field[] {
  return fieldsBy(unwrapped(schema)).map(({ name, label, shape, isOptional }) => {
    return { name, label, shape: shape === 'lines' ? 'line' : shape, isOptional, inRow: [] }
  })
}

function shapeOf(schema: AnySchema): Shape {
  if (schema.type === 'boolean') return 'switch'
  if (schema.item) return schema.item.entries ? 'rows' : 'words'
  return infoOf(schema).isForEachStudent ? 'lines' : 'line'
}

const TEXT_HELP =
  'An empty line begins a new paragraph. **bold**, - for a list, 1. for steps, [words](address) for a link'

const text = (help: string) => field('body', 'Text', 'text', `${TEXT_HELP}${help}.`)

export const FIELDS: Readonly<Record<TextKind, readonly Field[]>> = {
  card: [...fieldsBy(cardSchema), text(', ### for a heading')],
  page: [...fieldsBy(pageSchema), text(', ## for a heading')],
  mail: [...fieldsBy(mailSchema), text('')],
}

const FIRST = new Set(['title', 'subject', 'description', 'intro', 'body'])

/** The text and the fields above it, the lists below it, and the fields that seldom change. */
export function fieldsOf(kind: TextKind) {
  return Object.groupBy(FIELDS[kind], ({ name, shape }) => {
    if (FIRST.has(name)) return 'first'
    return shape === 'rows' ? 'lists' : 'more'
  })
}

/** Whether a problem belongs to a field of this name, or to a part of it. */
export function isAt({ field }: TriedProblem, name: string): boolean {
  return field === name || field?.startsWith(`${name}.`) === true
}
