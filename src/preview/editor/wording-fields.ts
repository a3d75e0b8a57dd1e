import type { Saving, Wording } from '../exchange.ts'

/** A field of a card or page as a form shows it. */
export type WordingField = {
  readonly path: readonly (string | number)[]
  readonly label: string
  readonly kind: 'line' | 'lines' | 'link-key'
  readonly help?: string
}

/** What the writer has typed, by the fields' names (their paths, joined by dots), and the Markdown. */
export type Typed = { readonly values: Readonly<Record<string, string>>; readonly body: string }

export function nameOf({ path }: Pick<WordingField, 'path'>): string {
  return path.join('.')
}

/** The fields that a file has, or could have, in the order in which they are read. */
export function fieldsOf(kind: 'card' | 'page', { fields }: Wording): WordingField[] {
  const title = { path: ['title'], label: 'Title', kind: 'line' } as const
  const icon = {
    path: ['icon'],
    label: 'Icon',
    kind: 'line',
    help: 'A name from lucide.dev/icons, such as video. Empty: the plain one.',
  } as const
  if (kind === 'page') {
    return [title, { path: ['intro'], label: 'Intro', kind: 'lines' }, icon]
  }
  return [
    title,
    { path: ['description'], label: 'Description', kind: 'lines' },
    icon,
    ...entriesOf(fields, 'facts').flatMap((_fact, index): WordingField[] => [
      { path: ['facts', index, 'label'], label: `Detail ${index + 1}: name`, kind: 'line' },
      { path: ['facts', index, 'value'], label: `Detail ${index + 1}: value`, kind: 'line' },
    ]),
    ...('class_door' in (fields ?? {})
      ? [
          {
            path: ['class_door', 'closed'],
            label: 'Once the door is closed',
            kind: 'lines',
          } as const,
        ]
      : []),
    ...('check_later' in (fields ?? {})
      ? [
          { path: ['check_later', 'keep'], label: 'What to keep', kind: 'line' } as const,
          { path: ['check_later', 'help'], label: 'What it is good for', kind: 'lines' } as const,
        ]
      : []),
    ...entriesOf(fields, 'links').flatMap((link, index): WordingField[] => [
      'address' in link
        ? { path: ['links', index, 'address'], label: `Link ${index + 1}: address`, kind: 'line' }
        : { path: ['links', index, 'key'], label: `Link ${index + 1}: key`, kind: 'link-key' },
      { path: ['links', index, 'note'], label: `Link ${index + 1}: note`, kind: 'line' },
    ]),
  ]
}

/** What the file says, as a form holds it. */
export function typedOf(fields: readonly WordingField[], wording: Wording): Typed {
  const values = fields.map(
    (field) => [nameOf(field), valueAt(wording.fields, field.path)] as const,
  )
  return { values: Object.fromEntries(values), body: wording.body }
}

/** What is to be written where `typed` differs from the file; null when nothing does. */
export function changesOf(
  fields: readonly WordingField[],
  wording: Wording,
  typed: Typed,
): Saving | null {
  const before = typedOf(fields, wording)
  const changed = fields.filter(
    (field) => typed.values[nameOf(field)] !== before.values[nameOf(field)],
  )
  const body = typed.body === before.body ? null : typed.body
  if (changed.length === 0 && body === null) return null
  return {
    version: wording.version,
    fields: changed.map((field) => ({
      path: field.path,
      value: typed.values[nameOf(field)] ?? '',
    })),
    body,
  }
}

/** What was typed, carried over to a file that changed meanwhile: fields not touched take the file's. */
export function carryOver(
  kind: 'card' | 'page',
  from: { readonly wording: Wording; readonly typed: Typed },
  to: Wording,
): Typed {
  const fields = fieldsOf(kind, to)
  const before = typedOf(fieldsOf(kind, from.wording), from.wording)
  const now = typedOf(fields, to)
  const mine = fields.map((field) => {
    const name = nameOf(field)
    const typed = from.typed.values[name]
    const touched = typed !== undefined && typed !== before.values[name]
    return [name, touched ? typed : (now.values[name] ?? '')] as const
  })
  const body = from.typed.body === before.body ? now.body : from.typed.body
  return { values: Object.fromEntries(mine), body }
}

function entriesOf(fields: Wording['fields'], name: string): readonly object[] {
  const list = fields?.[name]
  return Array.isArray(list)
    ? list.filter((entry): entry is object => typeof entry === 'object' && entry !== null)
    : []
}

function valueAt(fields: unknown, path: WordingField['path']): string {
  let value = fields
  for (const name of path) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
  }
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return typeof value === 'string' ? value : ''
}
