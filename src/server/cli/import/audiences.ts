import { listCohorts } from '../../store/students.ts'
import type { Database } from '../../store/database.ts'
import type { AudienceKind } from '../../store/audience.ts'
import { loadStudents } from '../../store/imports/students.ts'
import {
  loadValues,
  saveValues,
  type ValueRow,
  type ValuesTable,
} from '../../store/imports/values.ts'
import { writtenEnd } from '../../../contract/period.ts'
import type { Cell, CellReader } from '../table/cell.ts'
import type { Problem } from '../table/table.ts'
import type { Importer, Replacing } from './import-table.ts'
import { noteUnknownCohorts } from './unknown-cohorts.ts'
import { readEmail } from './read-address.ts'

/** A link, or a message, whose field is when it begins. */
type AudienceValue = Pick<ValueRow, 'field' | 'until'> & { readonly value: Cell }

/** The values for one audience. */
export type AudienceItem = {
  readonly audience: AudienceKind
  /** '', a cohort, or a student's address, as it is stored. */
  readonly written: string
  readonly values: readonly AudienceValue[]
}

type Columns = Pick<Importer<AudienceItem>, 'columns' | 'required' | 'moreColumns'>

type AudienceTable = Columns & {
  readonly table: ValuesTable
  readonly now: Date
  readonly replacing: Replacing | undefined
  /** Whether the table is the truth about a stored value, too. */
  readonly isReplaced: (value: ValueRow) => boolean
  readonly readValues: (cells: CellReader) => readonly AudienceValue[]
  /** What the file's author should check about a value that is new. */
  readonly noteOn?: (value: ValueRow) => string | null
}

/** Imports links or messages: for a student by email, a cohort by course_cohort, or everyone without both. */
export const audienceImporter = ({
  table,
  now,
  replacing,
  isReplaced,
  readValues,
  noteOn = () => null,
  ...names
}: AudienceTable): Importer<AudienceItem> => ({
  ...names,
  columns: ['email', 'course_cohort', ...names.columns],
  key: ({ audience, written, values: [first] }) => {
    const from = table === 'messages' && first?.field ? ` from ${writtenEnd(first.field)}` : ''
    if (audience === 'everyone') return `A row for everyone${from}`
    return (audience === 'cohort' ? `The cohort '${written}'` : written) + from
  },
  read: (cells) => ({ ...readAudience(cells), values: readValues(cells) }),
  async plan(db, rows) {
    const emails = rows.flatMap(({ item }) => (item.audience === 'student' ? item.written : []))
    const students = await loadStudents(db, emails)
    const nameOf = ({ audience, written }: AudienceItem) =>
      audience === 'student' ? students.get(written)?.id : written
    const audiences = rows.flatMap(({ item }) => nameOf(item) ?? [])
    const all = new Set([...audiences, ...(replacing?.before ?? [])])
    const stored = await loadValues(db, table, [...all])
    const problems: Problem[] = []
    const notes: string[] = []
    const counts = { added: 0, updated: 0, unchanged: 0 }
    const write: ValueRow[] = []
    const storedByKey = new Map(stored.map((row) => [keyOf(row), row]))
    /** What a cell of the table names, also to remove it. */
    const named = new Set<string>()
    for (const { place, item } of rows) {
      const { audience, written, values } = item
      const name = nameOf(item)
      if (name === undefined) {
        const text = `There is no student ${written}. Import the students first.`
        problems.push({ place, text })
        continue
      }
      const wanted = values.map((value) => Object.assign({ audience, audience_name: name }, value))
      const changed = wanted.flatMap(({ value, ...row }): ValueRow[] => {
        const before = storedByKey.get(keyOf(row))
        const isSame = value === (before?.value ?? '') && (!value || row.until === before?.until)
        return value === null || isSame ? [] : [{ ...row, value }]
      })
      for (const row of wanted) if (row.value !== null) named.add(keyOf(row))
      write.push(...changed)
      notes.push(...changed.flatMap((row) => noteOn(row) ?? []).map((note) => `${place}: ${note}`))
      const isKnown = wanted.some((row) => storedByKey.has(keyOf(row)))
      if (changed.length === 0) counts.unchanged += 1
      else counts[isKnown ? 'updated' : 'added'] += 1
    }
    const cohorts = rows.flatMap(({ item }) => (item.audience === 'cohort' ? item.written : []))
    notes.push(...noteUnknownCohorts(await listCohorts(db), cohorts))
    const apply = (to: Database) => saveValues(to, table, write, now)
    if (replacing === undefined) return { problems, counts, notes, apply }
    // A table that replaces removes no single student's rows.
    const names = rows.flatMap(({ item }) => (item.audience === 'student' ? [] : item.written))
    const concerned = new Set([...names, ...replacing.before])
    const shared = stored.filter((value) => concerned.has(value.audience_name) && isReplaced(value))
    const gone = shared.filter((value) => !named.has(keyOf(value)))
    write.push(...gone.map((value) => ({ ...value, value: '' })))
    const advice = 'To remove one, write - into its cell.'
    const replaced = {
      names,
      stored: shared.length,
      gone: gone.map((value) => inWords(value, table)),
      advice,
    }
    return { problems, counts, notes, replaced, apply }
  },
})

function keyOf({
  audience,
  audience_name,
  field,
}: Pick<ValueRow, 'audience' | 'audience_name' | 'field'>) {
  return [audience, audience_name, field].join('\n')
}

/** A message begins with its text, a link has its name. */
function inWords({ audience, audience_name, field, value }: ValueRow, table: ValuesTable): string {
  const whose = audience === 'everyone' ? 'everyone' : `'${audience_name}'`
  return table === 'links' ? `${field} of ${whose}` : `'${value.slice(0, MOST_SHOWN)}' for ${whose}`
}

/** Characters of a message by which its author knows it. */
const MOST_SHOWN = 40

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
