import { withoutControlCharacters } from '../../../contract/text.ts'
import type { Table } from './table.ts'
import { suggest } from '../../settings/suggest.ts'

/** Normalises column names: 'Full Name' is full_name. */
export function columnNames(cells: readonly string[]): string[] {
  return cells.map((name) =>
    withoutControlCharacters(name)
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_'),
  )
}

/** Characters of a name: a file without line ends is one long name. */
const MOST_SHOWN = 100

type Columns = {
  readonly columns: readonly string[]
  readonly required: readonly string[]
  /** How to get more columns. */
  readonly moreColumns?: string
}

/** What is wrong with the columns of a table. */
export function checkColumns(
  { columns }: Table,
  { columns: known, required, moreColumns = '' }: Columns,
): string[] {
  const isNamed = (column: string) => known.includes(column) || suggest(column, known) !== ''
  if (columns.length > 0 && !columns.some(isNamed)) {
    const first = columns[0]?.slice(0, MOST_SHOWN)
    return [
      `A table begins with the names of its columns: ${known.join(', ')}. This one begins with '${first}'.`,
    ]
  }
  const named = columns.filter((column) => column !== '')
  const unknown = named.filter((column) => !known.includes(column))
  const twice = named.filter((column, index) => named.indexOf(column) < index)
  const missing = required.filter((column) => columns.length > 0 && !columns.includes(column))
  const adviceOn = (column: string) =>
    `${suggest(column, known) || ` There are: ${known.join(', ')}.`} ${moreColumns}`.trimEnd()
  return [
    ...unknown.map((column) => `There is no column '${column}'.${adviceOn(column)}`),
    ...twice.map((column) => `The column '${column}' appears twice.`),
    ...missing.map((column) => `The column '${column}' is missing.`),
  ]
}
