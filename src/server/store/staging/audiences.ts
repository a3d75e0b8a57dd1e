import { sql } from 'kysely'
import type { AudienceKind, Database } from '../../db/schema.ts'
import { countChanges, stagingTable, type Counted, type Counts, type Staged } from './staging.ts'

/** One value for one audience: a field's link, or a message. null keeps the stored value, '' removes it. */
export type StagedValue = Staged & {
  readonly audience: AudienceKind
  /** '', a cohort, or a student's normalized address. */
  readonly written: string
  /** '' for a message. */
  readonly field: string
  readonly value: string | null
}

const staging = stagingTable('staged_values', [
  'audience',
  'audience_name',
  'written',
  'field',
  'value',
])
const STAGED = staging.table
export const { create, add, drop } = staging

type Stranger = { place: string; email: string }

/** Resolves the students of all rows, and returns the rows whose student is unknown. */
export async function unknownStudents(db: Database): Promise<Stranger[]> {
  await sql`
    update ${STAGED} set audience_name = case audience
      when 'student' then (select id from students where email = written) else written end`.execute(
    db,
  )
  const { rows } = await sql<Stranger>`
    select place, written as email from ${STAGED} where audience_name is null
    group by line, place, written order by line`.execute(db)
  return rows
}

/** The cohorts of the file, in its order. */
export async function namedCohorts(db: Database): Promise<string[]> {
  const { rows } = await sql<{ cohort: string }>`
    select written as cohort from ${STAGED} where audience = 'cohort'
    group by written order by min(line)`.execute(db)
  return rows.map(({ cohort }) => cohort)
}

/** What links and messages have in common: a text for an audience. */
type Target = {
  /** The stored text of the same audience, and of links of the same field. */
  readonly stored: ReturnType<typeof sql>
  /** Whether the audience has anything. */
  readonly any: ReturnType<typeof sql>
}

const LINKS: Target = {
  stored: sql`(select value from links l where l.audience = s.audience
    and l.audience_name = s.audience_name and l.field = s.field)`,
  any: sql`exists (select 1 from links l where l.audience = s.audience
    and l.audience_name = s.audience_name)`,
}

const MESSAGES: Target = {
  stored: sql`(select text from messages m where m.audience = s.audience
    and m.audience_name = s.audience_name)`,
  any: sql`exists (select 1 from messages m where m.audience = s.audience
    and m.audience_name = s.audience_name)`,
}

export const countLinks = (db: Database): Promise<Counts> => count(db, LINKS)
export const countMessages = (db: Database): Promise<Counts> => count(db, MESSAGES)

async function count(db: Database, { stored, any }: Target): Promise<Counts> {
  const { rows } = await sql<Counted & { change: string }>`
    select change, count(*) as count from (
      select case when max(differs) = 0 then 'unchanged' when max(known) = 0 then 'added'
        else 'updated' end as change
      from (
        select s.line,
          case when s.value <> coalesce(${stored}, '') then 1 else 0 end as differs,
          case when ${any} then 1 else 0 end as known
        from ${STAGED} s
      ) compared group by line
    ) changes group by change`.execute(db)
  return countChanges(rows)
}

export async function applyLinks(db: Database): Promise<void> {
  await sql`
    delete from links where (audience, audience_name, field) in (
      select audience, audience_name, field from ${STAGED} where value = ''
    )`.execute(db)
  await sql`
    insert into links (audience, audience_name, field, value)
    select s.audience, s.audience_name, s.field, s.value from ${STAGED} s where s.value <> ''
    on conflict (audience, audience_name, field) do update set value = excluded.value`.execute(db)
}

export async function applyMessages(db: Database): Promise<void> {
  await sql`
    delete from messages where (audience, audience_name) in (
      select audience, audience_name from ${STAGED} where value = ''
    )`.execute(db)
  await sql`
    insert into messages (audience, audience_name, text)
    select s.audience, s.audience_name, s.value from ${STAGED} s where s.value <> ''
    on conflict (audience, audience_name) do update set text = excluded.text`.execute(db)
}
