import { CsvError, parse } from 'csv-parse/sync'
import { columnNames } from './columns.ts'
import { UnreadableFile, type Problem, type Row, type Table } from './table.ts'

type Line = { readonly number: number; readonly cells: readonly string[] }

/** Reads a table whose first line names the columns. @throws {UnreadableFile} */
export function readCsv(text: string): Table {
  const [header, ...lines] = readLines(text)
  if (header === undefined) throw new UnreadableFile('The file is empty.')
  const columns = columnNames(header.cells)
  const fits = ({ cells }: Line) => cells.slice(columns.length).every((cell) => cell === '')
  return {
    columns,
    rows: lines.filter(fits).map((line) => readRow(line, columns)),
    problems: lines.filter((line) => !fits(line)).map((line) => tooManyCells(line, columns.length)),
  }
}

function readLines(text: string): Line[] {
  const lines: Line[] = []
  let end = 0
  parseRecords(text, (cells, lastLine) => {
    // A text in quotes may run over several lines: the entry stands where it begins.
    if (cells.some((cell) => cell !== '')) lines.push({ number: end + 1, cells })
    end = lastLine
  })
  return lines
}

function parseRecords(text: string, read: (cells: string[], lastLine: number) => void): void {
  // One kind of line end: the parser counts the other ones twice inside quotation marks.
  const input = text.replaceAll(/\r\n?/g, '\n')
  try {
    parse(input, {
      delimiter: delimiterOf(input),
      trim: true,
      relax_column_count: true,
      on_record(cells: string[], { lines }) {
        read(cells, lines)
        return null
      },
    })
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause
    const line = String(cause['lines'])
    throw new UnreadableFile(`A quotation mark is missing or out of place (line ${line}).`, {
      cause,
    })
  }
}

// Excel writes semicolons where a country writes 1,5; cells that are copied come with tabs.
function delimiterOf(text: string): string {
  const header = text.split('\n').find((line) => line.trim() !== '') ?? ''
  const count = (delimiter: string) => header.split(delimiter).length
  return [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ','
}

function tooManyCells({ number, cells }: Line, columns: number): Problem {
  const text =
    `There are ${cells.length} cells, but only ${columns} columns. ` +
    'A text with a comma in it must stand in quotation marks.'
  return { place: `line ${number}`, text }
}

function readRow({ number, cells }: Line, columns: readonly string[]): Row {
  const filled = columns
    .map((column, index) => [column, cells[index] ?? ''] as const)
    .filter(([column, cell]) => column !== '' && cell !== '')
  return { place: `line ${number}`, cells: new Map(filled) }
}
