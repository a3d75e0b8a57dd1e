import { sql } from 'kysely'
import { lessonKey } from '../../contract/lesson-number.ts'
import { writtenEnd } from '../../contract/period.ts'
import type { Database } from '../db/schema.ts'
import type { SchoolZone } from '../school-time.ts'
import type { StoredFields } from '../../contract/stored-fields.ts'
import { ERASED_ID } from './erase-student.ts'
import { MISSING_COLUMNS, missingRows } from './missing.ts'
import { submissionColumns, submissionRows, type SubmissionFilter } from './submission-rows.ts'

export type ExportName = keyof typeof ROWS

export type ExportFilter = SubmissionFilter & { readonly lesson?: string | undefined }

/** A row by its column names, the same as those of an import. */
type ExportedRow = Readonly<Record<string, string>>

const AUDIENCE = ['email', 'course_cohort'] as const

/** The columns of an export. For links they are the school's fields; a column of times names its zone. */
export function exportColumns(
  what: ExportName,
  fields: StoredFields,
  zone: SchoolZone,
): readonly string[] {
  if (what === 'links') return [...AUDIENCE, ...fields.keys()]
  return what === 'submissions' ? submissionColumns(zone) : COLUMNS[what]
}

const COLUMNS = {
  students: ['email', 'full_name', 'course_cohort', 'facecard', 'user_status'],
  tasks: ['id', 'course_cohort', 'lesson_number', 'title', 'due_date', 'time', 'details'],
  missing: MISSING_COLUMNS,
  messages: [...AUDIENCE, 'message', 'from', 'until'],
}

/** The fields with stored links that an export leaves out. */
export async function otherFields(db: Database, fields: StoredFields): Promise<string[]> {
  const stored = await db.selectFrom('links').select('field').distinct().orderBy('field').execute()
  return stored.flatMap(({ field }) => (fields.has(field) ? [] : field))
}

/** Streams the rows, because a school's submissions may not fit into memory. */
export function exportRows(
  db: Database,
  what: ExportName,
  filter: ExportFilter,
  zone: SchoolZone,
): AsyncIterable<ExportedRow> {
  const rows = ROWS[what](db, filter, zone)
  return filter.lesson === undefined ? rows : ofLesson(rows, lessonKey(filter.lesson))
}

/** Not in SQL: students type the number of the Turnitin form themselves, such as '03'. */
async function* ofLesson(
  rows: AsyncIterable<ExportedRow>,
  lesson: string,
): AsyncGenerator<ExportedRow> {
  for await (const row of rows) if (lessonKey(row['lesson_number'] ?? '') === lesson) yield row
}

const ROWS = { students, tasks, submissions: submissionRows, missing: missingRows, links, messages }

function students(db: Database, { cohort }: ExportFilter): AsyncIterable<ExportedRow> {
  return db
    .selectFrom('students')
    .select(['email', 'full_name', 'cohort as course_cohort', 'facecard', 'access as user_status'])
    .where('id', '<>', ERASED_ID)
    .$if(cohort !== undefined, (query) => query.where('cohort', '=', cohort ?? ''))
    .orderBy('email')
    .stream()
}

function tasks(db: Database, { cohort }: ExportFilter): AsyncIterable<ExportedRow> {
  return db
    .selectFrom('tasks')
    .select(['id', 'cohort as course_cohort', 'lesson_number', 'title'])
    .select(['due_date', 'time', 'details'])
    .$if(cohort !== undefined, (query) => query.where('cohort', '=', cohort ?? ''))
    .orderBy('cohort')
    .orderBy('lesson_number')
    .stream()
}

/** One row for each audience, with all its links. */
async function* links(db: Database, { cohort }: ExportFilter): AsyncGenerator<ExportedRow> {
  const stored = await db
    .selectFrom('links as a')
    .leftJoin('students as t', (join) =>
      join.onRef('t.id', '=', 'a.audience_name').on('a.audience', '=', 'student'),
    )
    .select(['a.audience', 'a.audience_name', 'a.field', 'a.value', 't.email'])
    .$if(cohort !== undefined, (query) => query.where(isForCohort(cohort ?? '')))
    .orderBy('a.audience')
    .orderBy('a.audience_name')
    .execute()
  const rows = Map.groupBy(stored, ({ audience, audience_name: name }) => `${audience} ${name}`)
  for (const links of rows.values()) {
    const row: Record<string, string> = {}
    for (const link of links) Object.assign(row, audienceCells(link), { [link.field]: link.value })
    yield row
  }
}

async function* messages(db: Database, { cohort }: ExportFilter): AsyncGenerator<ExportedRow> {
  const stored = db
    .selectFrom('messages as a')
    .leftJoin('students as t', (join) =>
      join.onRef('t.id', '=', 'a.audience_name').on('a.audience', '=', 'student'),
    )
    .select(['a.audience', 'a.audience_name', 'a.text', 't.email'])
    .select(['a.shown_from', 'a.shown_until'])
    .where('a.replaced_at', '=', '')
    .$if(cohort !== undefined, (query) => query.where(isForCohort(cohort ?? '')))
    .orderBy('a.audience')
    .orderBy('a.audience_name')
    .orderBy('a.shown_from')
    .stream()
  for await (const { text: message, shown_from: from, shown_until: until, ...to } of stored) {
    yield { ...audienceCells(to), message, from: writtenEnd(from), until: writtenEnd(until) }
  }
}

/** Matches an audience `a` with its student `t`: the cohort itself, or one of its students. */
function isForCohort(cohort: string) {
  return sql<boolean>`(t.cohort = ${cohort} or (a.audience = 'cohort' and a.audience_name = ${cohort}))`
}

function audienceCells(stored: {
  audience: string
  audience_name: string
  email: string | null
}): Record<string, string> {
  return {
    email: stored.email ?? '',
    course_cohort: stored.audience === 'cohort' ? stored.audience_name : '',
  }
}
