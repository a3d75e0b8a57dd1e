import { sql } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { countChanges, stagingTable, type Counted, type Counts, type Staged } from './staging.ts'

/** A row of a file of tasks. null keeps the stored value, '' removes it. */
export type StagedTask = Staged & {
  /** For a task that is new. */
  readonly id: string
  readonly cohort: string
  readonly lesson_number: string
  readonly title: string | null
  readonly due_date: string | null
  readonly time: string | null
  readonly details: string | null
}

const staging = stagingTable('staged_tasks', [
  'id',
  'cohort',
  'lesson_number',
  'title',
  'due_date',
  'time',
  'details',
])
export const { create, add, drop } = staging

type Untitled = { place: string; cohort: string; lessonNumber: string }

/** New tasks without a title. */
export async function untitled(db: Database): Promise<Untitled[]> {
  const { rows } = await sql<Untitled>`
    select s.place, s.cohort, s.lesson_number as ${sql.ref('lessonNumber')} from ${STAGED}
    where t.id is null and coalesce(s.title, '') = '' order by s.line`.execute(db)
  return rows
}

/** The cohorts of the file, in its order. */
export async function namedCohorts(db: Database): Promise<string[]> {
  const { rows } = await sql<{ cohort: string }>`
    select cohort from ${staging.table} group by cohort order by min(line)`.execute(db)
  return rows.map(({ cohort }) => cohort)
}

export async function count(db: Database): Promise<Counts> {
  const { rows } = await sql<Counted & { change: string }>`
    select change, count(*) as count from (
      select case when t.id is null then 'added' when ${DIFFERS} then 'updated'
        else 'unchanged' end as change
      from ${STAGED}
    ) changes group by change`.execute(db)
  return countChanges(rows)
}

/** Stores the rows. A task keeps its id. */
export async function apply(db: Database): Promise<void> {
  await sql`
    insert into tasks (id, cohort, lesson_number, title, due_date, time, details)
    select coalesce(t.id, s.id), s.cohort, s.lesson_number, ${TITLE}, ${DUE_DATE}, ${TIME}, ${DETAILS}
    from ${STAGED} where t.id is null or ${DIFFERS}
    on conflict (cohort, lesson_number) do update set
      title = excluded.title, due_date = excluded.due_date, time = excluded.time,
      details = excluded.details`.execute(db)
}

const STAGED = sql`${staging.table} s
  left join tasks t on t.cohort = s.cohort and t.lesson_number = s.lesson_number`

const TITLE = sql`coalesce(nullif(s.title, ''), t.title)`
const DUE_DATE = sql`coalesce(s.due_date, t.due_date, '')`
const TIME = sql`coalesce(s.time, t.time, '')`
const DETAILS = sql`coalesce(s.details, t.details, '')`
const DIFFERS = sql`(${TITLE} <> t.title or ${DUE_DATE} <> t.due_date or ${TIME} <> t.time
  or ${DETAILS} <> t.details)`
