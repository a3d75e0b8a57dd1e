import { listCohorts } from '../../store/students.ts'
import type { AudienceKind } from '../../store/audience.ts'
import { loadStudents, type StudentRow } from '../../store/imports/students.ts'
import {
  loadValues,
  saveValues,
  type ValueRow,
  type ValuesTable,
} from '../../store/imports/values.ts'
import type { Cell, CellReader } from '../table/cell.ts'
import type { Problem } from '../table/table.ts'
import type { Importer } from './import-table.ts'
import { noteUnknownCohorts } from './unknown-cohorts.ts'
import { readEmail } from './read-email.ts'

/** The values for one audience: links by their field, or a message, whose field is ''. */
export type AudienceItem = {
  readonly audience: AudienceKind
  /** '', a cohort, or a student's address, as it is stored. */
  readonly written: string
  readonly values: readonly (readonly [field: string, value: Cell])[]
}

type Stored = {
  /** By email address. */
  readonly students: ReadonlyMap<string, StudentRow>
  readonly values: readonly ValueRow[]
  readonly cohorts: readonly string[]
}

type Columns = Pick<
  Importer<AudienceItem, Stored, readonly ValueRow[]>,
  'columns' | 'required' | 'moreColumns'
>

/** Imports links or messages: for a student by email, a cohort by course_cohort, or everyone without both. */
export const audienceImporter = (
  table: ValuesTable,
  { columns, ...others }: Columns,
  readValues: (cells: CellReader) => AudienceItem['values'],
): Importer<AudienceItem, Stored, readonly ValueRow[]> => ({
  columns: ['email', 'course_cohort', ...columns],
  ...others,
  key: ({ audience, written }) => {
    if (audience === 'everyone') return 'A row for everyone'
    return audience === 'cohort' ? `The cohort '${written}'` : written
  },
  read: (cells) => ({ ...readAudience(cells), values: readValues(cells) }),
  async load(db, items) {
    const emails = items.flatMap((item) => (item.audience === 'student' ? item.written : []))
    const students = await loadStudents(db, emails)
    const names = new Set(items.flatMap((item) => nameOf(item, students) ?? []))
    return {
      students,
      values: await loadValues(db, table, [...names]),
      cohorts: await listCohorts(db),
    }
  },
  plan(rows, stored) {
    const problems: Problem[] = []
    const counts = { added: 0, updated: 0, unchanged: 0 }
    const write: ValueRow[] = []
    const known = new Map<string, Map<string, string>>()
    for (const { audience, audience_name, field, value } of stored.values) {
      const key = `${audience}\n${audience_name}`
      known.set(key, (known.get(key) ?? new Map<string, string>()).set(field, value))
    }
    for (const { place, item } of rows) {
      const { audience, written, values } = item
      const name = nameOf(item, stored.students)
      if (name === undefined) {
        const text = `There is no student ${written}. Import the students first.`
        problems.push({ place, text })
        continue
      }
      const before = known.get(`${audience}\n${name}`)
      const changed = values.flatMap(([field, value]) =>
        value === null || value === (before?.get(field) ?? '')
          ? []
          : { audience, audience_name: name, field, value },
      )
      write.push(...changed)
      if (changed.length === 0) counts.unchanged += 1
      else counts[before === undefined ? 'added' : 'updated'] += 1
    }
    const cohorts = rows.flatMap(({ item }) => (item.audience === 'cohort' ? item.written : []))
    return { problems, counts, write, notes: noteUnknownCohorts(stored.cohorts, cohorts) }
  },
  apply: (db, write) => saveValues(db, table, write),
})

function nameOf(
  { audience, written }: AudienceItem,
  students: Stored['students'],
): string | undefined {
  return audience === 'student' ? students.get(written)?.id : written
}

function readAudience(cells: CellReader): Pick<AudienceItem, 'audience' | 'written'> {
  const email = cells.key('email')
  const cohort = cells.key('course_cohort')
  if (email && cohort) {
    cells.problems.push(
      'A row is for one student or one cohort: leave email or course_cohort empty.',
    )
  }
  if (email) return { audience: 'student', written: readEmail(cells, email) }
  return cohort ? { audience: 'cohort', written: cohort } : { audience: 'everyone', written: '' }
}
