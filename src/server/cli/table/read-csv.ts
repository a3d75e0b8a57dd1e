import { CsvError, parse } from 'csv-parse/sync'
import { columnNames } from './columns.ts'
import { unescapeFormula } from './escape-formula.ts'
import {
  limitColumns,
  limitRows,
  LITERAL_COLUMNS,
  UnreadableFile,
  type Row,
  type Table,
} from './table.ts'

type Line = { readonly number: number; readonly cells: readonly string[] }

/** What Excel and PowerShell write above the columns: 'sep=;', '#TYPE …'. */
const OF_A_PROGRAM = /^(\s*)(?:"?sep=.|"?#TYPE ).*\n/i

/** Reads a table whose first line names the columns. @throws {UnreadableFile} */
export function readCsv(csv: string): Table {
  // One line end, because the parser counts \r\n twice inside quotation marks. An empty line in the place of a
  // program's line keeps the numbers of the lines.
  const text = csv.replaceAll(/\r\n?/g, '\n').replace(OF_A_PROGRAM, '$1\n')
  const [first, ...lines] = readLines(text)
  if (first === undefined) throw new UnreadableFile('The file is empty.')
  const columns = columnNames(first.cells)
  return { columns, rows: lines.map((line) => rowOf(line, columns)) }
}

function readLines(text: string): Line[] {
  const [header = ''] = text.trimStart().split('\n', 1)
  const lines: Line[] = []
  let end = 0
  const onRecord = (cells: readonly string[], info: { readonly lines: number }) => {
    limitColumns(cells.length)
    if (cells.some((cell) => cell !== '')) {
      // The first line names the columns.
      limitRows(lines.length)
      // A quoted text can have several lines: report the first.
      lines.push({ number: end + 1, cells })
    }
    end = info.lines
    return null
  }
  try {
    const delimiter = delimiterOf(header)
    parse(text, { delimiter, trim: true, relax_column_count: true, on_record: onRecord })
    return lines
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause
    const line = String(cause['lines'])
    throw new UnreadableFile(`A quotation mark is missing or out of place (line ${line}).`, {
      cause,
    })
  }
}

// Excel writes semicolons in countries with decimal commas. Copied cells have tabs.
function delimiterOf(header: string): string {
  const count = (delimiter: string) => header.split(delimiter).length
  return [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ','
}

function rowOf({ number, cells }: Line, columns: readonly string[]): Row {
  return {
    place: `line ${number}`,
    cells: new Map(columns.map((column, index) => [column, cellOf(column, cells[index])])),
    problems: problemsOf(cells, columns),
  }
}

function problemsOf(cells: readonly string[], columns: readonly string[]): string[] {
  const [actual, expected] = [`There are ${cells.length} cells`, `${columns.length} columns`]
  if (cells.slice(columns.length).some((cell) => cell !== '')) {
    return [
      `${actual}, but only ${expected}. A text with a comma in it must be in quotation marks.`,
    ]
  }
  if (cells.length < columns.length) {
    return [`${actual}, but ${expected}. Were two files put into one?`]
  }
  const isHeader = columnNames(cells).every((name, index) => name === (columns[index] ?? ''))
  return isHeader ? ['The names of the columns stand here again. Were two files put into one?'] : []
}

function cellOf(column: string, cell = ''): string {
  return LITERAL_COLUMNS.has(column) ? cell : unescapeFormula(cell)
}
