import { Readable, pipeline } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { columnNames } from './columns.ts'
import { unescapeFormula } from './escape-formula.ts'
import { LITERAL_COLUMNS, UnreadableFile, type Row, type Table } from './table.ts'

type Line = { readonly number: number; readonly cells: readonly string[] }

/** Reads a table whose first line names the columns. @throws {UnreadableFile} */
export async function readCsv(chunks: AsyncIterable<string>): Promise<Table> {
  const { header, text } = await lookAhead(withOneLineEnd(chunks))
  const lines = readLines(text, delimiterOf(header))
  const first = await lines.next()
  if (first.done === true) throw new UnreadableFile('The file is empty.')
  const columns = columnNames(first.value.cells)
  return { columns, rows: readRows(lines, columns) }
}

/** Normalises line ends, because the parser counts \r\n twice inside quotation marks. */
async function* withOneLineEnd(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let end = ''
  for await (const chunk of chunks) {
    const text = end + chunk
    // Its \n may be in the next chunk.
    end = text.endsWith('\r') ? '\r' : ''
    yield text.slice(0, text.length - end.length).replaceAll(/\r\n?/g, '\n')
  }
  if (end !== '') yield '\n'
}

/** Far longer than the names of all columns together, in characters. */
const LONGEST_HEADER = 10_000

/** What Excel and PowerShell write above the columns: 'sep=;', '#TYPE …'. */
const OF_A_PROGRAM = /^(\s*)(?:"?sep=.|"?#TYPE ).*\n/i

/** The first line with text, and the whole text. */
async function lookAhead(chunks: AsyncGenerator<string>) {
  let seen = ''
  let header = ''
  let isWhole = false
  while (!isWhole && seen.length <= LONGEST_HEADER) {
    const next = await chunks.next()
    // An empty line in its place keeps the numbers of the lines.
    seen = (seen + (next.value ?? '')).replace(OF_A_PROGRAM, '$1\n')
    const [line = '', ...more] = seen.trimStart().split('\n')
    header = line
    isWhole = next.done === true || more.length > 0
  }
  if (header.length > LONGEST_HEADER || !isWhole) {
    const fault = header === '' ? 'The file begins with empty lines' : 'The first line is too long'
    throw new UnreadableFile(`${fault}: the first line must be the names of the columns.`)
  }
  async function* text() {
    yield seen
    yield* chunks
  }
  return { header, text: text() }
}

// Excel writes semicolons in countries with decimal commas. Copied cells have tabs.
function delimiterOf(header: string): string {
  const count = (delimiter: string) => header.split(delimiter).length
  return [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ','
}

async function* readLines(
  text: AsyncIterable<string>,
  delimiter: string,
): AsyncGenerator<Line, undefined> {
  const parser = parse({ delimiter, trim: true, relax_column_count: true, info: true })
  // The parser throws the errors.
  pipeline(Readable.from(text), parser, () => {})
  let end = 0
  try {
    for await (const { record, info } of parser as AsyncIterable<ParsedRecord>) {
      // A quoted text can have several lines: report the first.
      if (record.some((cell) => cell !== '')) yield { number: end + 1, cells: record }
      end = info.lines
    }
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause
    const line = String(cause['lines'])
    throw new UnreadableFile(`A quotation mark is missing or out of place (line ${line}).`, {
      cause,
    })
  }
}

type ParsedRecord = {
  readonly record: readonly string[]
  readonly info: { readonly lines: number }
}

async function* readRows(
  lines: AsyncIterable<Line>,
  columns: readonly string[],
): AsyncGenerator<Row> {
  for await (const line of lines) {
    const isTooLong = line.cells.slice(columns.length).some((cell) => cell !== '')
    yield {
      place: `line ${line.number}`,
      cells: cellsOf(line, columns),
      problems: isTooLong ? [tooManyCells(line, columns.length)] : [],
    }
  }
}

function tooManyCells({ cells }: Line, columns: number): string {
  return (
    `There are ${cells.length} cells, but only ${columns} columns. ` +
    'A text with a comma in it must be in quotation marks.'
  )
}

function cellsOf({ cells }: Line, columns: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    columns.map((column, index) => {
      const cell = cells[index] ?? ''
      return [column, LITERAL_COLUMNS.has(column) ? cell : unescapeFormula(cell)]
    }),
  )
}
