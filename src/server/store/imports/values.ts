import { sql } from 'kysely'
import type { Database, Tables } from '../../db/schema.ts'
import { audienceColumns, type Audience } from '../audience.ts'
import { chunksOf } from './chunks.ts'

/** The tables with one text for each audience, and in links for each field of it. */
export type ValuesTable = 'links' | 'messages'

/** A link, or a message, whose field is ''. A value of '' removes the stored one. */
export type ValueRow = Tables['links']

/** The values of an audience, by field. */
export function valuesOf(audience: Audience, values: Readonly<Record<string, string>>): ValueRow[] {
  return Object.entries(values).map(([field, value]) =>
    Object.assign(audienceColumns(audience), { field, value }),
  )
}

/** What is stored for audiences with these names, and for others of the same name. */
export async function loadValues(
  db: Database,
  table: ValuesTable,
  names: readonly string[],
): Promise<ValueRow[]> {
  const found: ValueRow[] = []
  for (const some of chunksOf(names)) {
    const query =
      table === 'links'
        ? db.selectFrom('links').selectAll().where('audience_name', 'in', some)
        : db
            .selectFrom('messages')
            .select(['audience', 'audience_name', sql.lit('').as('field'), 'text as value'])
            .where('audience_name', 'in', some)
    found.push(...(await query.execute()))
  }
  return found
}

export async function saveValues(
  db: Database,
  table: ValuesTable,
  values: readonly ValueRow[],
): Promise<void> {
  for (const some of chunksOf(values.filter(({ value }) => value === ''))) {
    await removeValues(db, table, some)
  }
  for (const some of chunksOf(values.filter(({ value }) => value !== ''))) {
    await (table === 'links' ? saveLinks(db, some) : saveMessages(db, some))
  }
}

async function removeValues(
  db: Database,
  table: ValuesTable,
  values: readonly ValueRow[],
): Promise<void> {
  await db
    .deleteFrom(table)
    .where((eb) =>
      eb.or(
        values.map(({ audience, audience_name, field }) =>
          eb.and({ audience, audience_name, ...(table === 'links' && { field }) }),
        ),
      ),
    )
    .execute()
}

async function saveLinks(db: Database, links: readonly ValueRow[]): Promise<void> {
  await db
    .insertInto('links')
    .values(links)
    .onConflict((conflict) =>
      conflict
        .columns(['audience', 'audience_name', 'field'])
        .doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })),
    )
    .execute()
}

async function saveMessages(db: Database, messages: readonly ValueRow[]): Promise<void> {
  await db
    .insertInto('messages')
    .values(
      messages.map(({ audience, audience_name, value: text }) => {
        return { audience, audience_name, text }
      }),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['audience', 'audience_name'])
        .doUpdateSet((eb) => ({ text: eb.ref('excluded.text') })),
    )
    .execute()
}
