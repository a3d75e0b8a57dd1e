import { withoutControlCharacters } from '../../../contract/text.ts'
import type { Problem, Table } from './table.ts'
import { suggest } from '../suggest.ts'

/** Normalises column names: 'Full Name' is full_name. */
export function columnNames(written: readonly string[]): string[] {
  return written.map((name) =>
    withoutControlCharacters(name)
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_'),
  )
}

const MOST_COLUMNS = 200
/** Characters of a name: a file without line ends is one long name. */
const MOST_SHOWN = 100

type Columns = {
  readonly columns: readonly string[]
  readonly required: readonly string[]
  /** How to get more columns. */
  readonly moreColumns?: string
}

export function checkColumns(
  { columns }: Table,
  { columns: known, required, moreColumns = '' }: Columns,
): Problem[] {
  const place = 'columns'
  if (columns.length > MOST_COLUMNS) {
    return [
      { place, text: `There are ${columns.length} columns, and at most ${MOST_COLUMNS} are read.` },
    ]
  }
  const isNamed = (column: string) => known.includes(column) || suggest(column, known) !== ''
  if (columns.length > 0 && !columns.some(isNamed)) {
    const text = `A table begins with the names of its columns: ${known.join(', ')}. This one begins with '${columns[0]?.slice(0, MOST_SHOWN)}'.`
    return [{ place, text }]
  }
  const unknown = columns
    .filter((column) => column !== '' && !known.includes(column))
    .map((column) => ({
      place,
      text: `There is no column '${column}'.${suggest(column, known) || ` There are: ${known.join(', ')}.`} ${moreColumns}`.trimEnd(),
    }))
  const twice = columns
    .filter((column, index) => column !== '' && columns.indexOf(column) < index)
    .map((column) => ({ place, text: `The column '${column}' appears twice.` }))
  const missing = required
    .filter((column) => columns.length > 0 && !columns.includes(column))
    .map((column) => ({ place, text: `The column '${column}' is missing.` }))
  return [...unknown, ...twice, ...missing]
}
