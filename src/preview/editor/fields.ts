import { cardSchema } from '../../content/card.ts'
import { mailSchema } from '../../content/mail.ts'
import { pageSchema } from '../../content/page.ts'
import { infoOf, unwrapped, type AnySchema } from '../../content/walk.ts'
import type { TriedProblem } from '../exchange.ts'

// The fields of the form, from the schemas of the texts.

export type TextKind = 'card' | 'page' | 'mail'

/** `words` is a list of words in the file, separated by commas in the form. */
type Shape = 'line' | 'lines' | 'words' | 'switch'

export type Field = {
  /** Its name in the file; an inner field is named with a dot. */
  readonly name: string
  readonly label: string
  readonly shape: Shape
  readonly help?: string
  /** Removed from the file if it is empty. */
  readonly isOptional: boolean
}

export function field(name: string, label: string, shape: Shape, help?: string): Field {
  return { name, label, shape, ...(help !== undefined && { help }), isOptional: false }
}

/** The fields of a schema that the form shows; those inside a group stand beside the others. */
function fieldsBy({ entries = {} }: AnySchema, before = ''): Field[] {
  return Object.entries(entries).flatMap(([name, schema]): Field[] => {
    const inner = unwrapped(schema)
    const { label, description } = infoOf(schema)
    if (inner.entries) return fieldsBy(inner, `${name}.`)
    if (label === undefined || inner.item?.entries) return []
    const isOptional = before !== '' || schema.type === 'optional'
    return [
      Object.assign(field(`${before}${name}`, label, shapeOf(inner), description), { isOptional }),
    ]
  })
}

function shapeOf(schema: AnySchema): Shape {
  if (schema.type === 'boolean') return 'switch'
  if (schema.item) return 'words'
  return infoOf(schema).isForEachStudent ? 'lines' : 'line'
}

export const FIELDS: Readonly<Record<TextKind, readonly Field[]>> = {
  card: fieldsBy(cardSchema),
  page: fieldsBy(pageSchema),
  mail: fieldsBy(mailSchema),
}

const FIRST = new Set(['title', 'subject', 'description', 'intro'])

/** The fields above the text. */
export function firstFields(kind: TextKind): readonly Field[] {
  return FIELDS[kind].filter(({ name }) => FIRST.has(name))
}

/** Fields that seldom change, below the text. */
export function moreFields(kind: TextKind): readonly Field[] {
  return FIELDS[kind].filter(({ name }) => !FIRST.has(name))
}

/** Whether a problem belongs to a field of this name, or to a part of it. */
export function isAt({ field }: TriedProblem, name: string): boolean {
  return field === name || field?.startsWith(`${name}.`) === true
}

export type ListName = 'facts' | 'links'

export type List = {
  readonly name: ListName
  /** The word for one item. */
  readonly one: string
  readonly help: string
  readonly fields: readonly Field[]
}

/** The lists of a card. */
export const LISTS: readonly List[] = [
  listOf('facts', 'Fact', unwrapped(cardSchema.entries.facts)),
  listOf('links', 'Link', unwrapped(cardSchema.entries.links)),
]

function listOf(name: ListName, one: string, schema: AnySchema): List {
  const fields = schema.item === undefined ? [] : fieldsBy(unwrapped(schema.item))
  // The rows are short: the list has the only help.
  const inRow = fields.map(({ name, label, shape, isOptional }): Field => {
    return { name, label, isOptional, shape: shape === 'lines' ? 'line' : shape }
  })
  return { name, one, help: infoOf(schema).description ?? '', fields: inRow }
}
