import type { Database, Tables } from '../../db/schema.ts'
import type { Audience } from '../audience.ts'
import { chunksOf } from './chunks.ts'

/** The tables that hold texts for an audience. */
export type ValuesTable = 'links' | 'messages'

/** A link or a message. A value of '' removes the stored one. */
export type ValueRow = Tables['links'] & {
  /** A link's own name; of a message when it begins, '' for at once. */
  readonly field: string
  /** When a message ends, '' for never. A link does not. */
  readonly until: string
}

/** The values of an audience, by field. */
export function valuesOf(audience: Audience, values: Readonly<Record<string, string>>): ValueRow[] {
  return Object.entries(values).map(([field, value]) =>
    Object.assign({ field, value, until: '' }, audience),
  )
}

/** What is stored for audiences with these names, and for others of the same name, in order. */
export async function loadValues(
  db: Database,
  table: ValuesTable,
  names: readonly string[],
): Promise<ValueRow[]> {
  const rows: ValueRow[] = []
  for (const some of chunksOf(names)) {
    if (table === 'links') {
      const links = db
        .selectFrom('links')
        .selectAll()
        .where('audience_name', 'in', some)
        .orderBy('audience_name')
        .orderBy('field')
      rows.push(...(await links.execute()).map((link) => Object.assign(link, { until: '' })))
    } else {
      const messages = db
        .selectFrom('messages')
        .select(['audience', 'audience_name', 'shown_from as field'])
        .select(['text as value', 'shown_until as until'])
        .where('audience_name', 'in', some)
        .where('replaced_at', '=', '')
        .orderBy('audience_name')
        .orderBy('shown_from')
      rows.push(...(await messages.execute()))
    }
  }
  return rows
}

export async function saveValues(
  db: Database,
  table: ValuesTable,
  values: readonly ValueRow[],
  now: Date,
): Promise<void> {
  for (const row of values.filter(({ value }) => value === '')) await remove(db, table, row)
  for (const some of chunksOf(values.filter(({ value }) => value !== ''))) {
    await (table === 'links' ? saveLinks(db, some) : saveMessages(db, some, now.toISOString()))
  }
}

async function remove(db: Database, table: ValuesTable, row: ValueRow): Promise<void> {
  const { audience, audience_name, field } = row
  const removing =
    table === 'links'
      ? db.deleteFrom('links').where((eb) => eb.and({ audience, audience_name, field }))
      : db.deleteFrom('messages').where((eb) => {
          // Taking a text back also removes its earlier copies.
          const text = eb
            .selectFrom('messages')
            .select('text')
            .where(eb.and(keyOf(row)))
          return eb.and([
            eb.and({ audience, audience_name, shown_from: field }),
            eb('text', 'in', text),
          ])
        })
  await removing.execute()
}

/** The key of a message that no other has replaced. */
function keyOf({ audience, audience_name, field }: ValueRow) {
  return { audience, audience_name, shown_from: field, replaced_at: '' }
}

async function saveLinks(db: Database, values: readonly ValueRow[]): Promise<void> {
  await db
    .insertInto('links')
    .values(
      values.map(({ audience, audience_name, field, value }) => {
        return { audience, audience_name, field, value }
      }),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['audience', 'audience_name', 'field'])
        .doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })),
    )
    .execute()
}

/** A message with another text replaces the stored one, which students still find for a while. */
async function saveMessages(
  db: Database,
  messages: readonly ValueRow[],
  now: string,
): Promise<void> {
  await db
    .updateTable('messages')
    .set({ replaced_at: now })
    .where((eb) =>
      eb.or(messages.map((row) => eb.and([eb.and(keyOf(row)), eb('text', '<>', row.value)]))),
    )
    .execute()
  await db
    .insertInto('messages')
    .values(
      messages.map((row) => ({
        ...keyOf(row),
        shown_until: row.until,
        text: row.value,
        stored_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['audience', 'audience_name', 'shown_from', 'replaced_at'])
        .doUpdateSet((eb) => ({ shown_until: eb.ref('excluded.shown_until') })),
    )
    .execute()
}
