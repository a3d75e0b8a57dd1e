import { open, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { codeOf, StartError } from '../../start-error.ts'
import { failureOf } from '../../store/database.ts'
import { escapeFormula } from './escape-formula.ts'

type Row = Readonly<Record<string, string>>

const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Writes rows to a new file by its extension: .csv, which is safe to open in Excel, or .json.
 * @returns the number of rows
 * @throws {StartError} when the file exists already or cannot be written
 */
export async function writeTable(
  file: string,
  columns: readonly string[],
  rows: AsyncIterable<Row>,
): Promise<number> {
  const textOf = writerOf(file)
  // Only the owner may read it. Fails when the file exists.
  const handle = await open(file, 'wx', 0o600).catch((cause: unknown) => {
    throw unwritable(file, cause)
  })
  try {
    return await writeRows(textOf, columns, rows, handle.createWriteStream(), true)
  } catch (cause) {
    await rm(file, { force: true })
    // The rows come from a database, which may break off.
    throw failureOf(cause) === null ? unwritable(file, cause) : cause
  }
}

function unwritable(file: string, cause: unknown): unknown {
  const code = codeOf(cause)
  if (code === '') return cause
  const reason = code === 'EEXIST' ? 'it exists already' : `it cannot be written (${code})`
  return new StartError(`${file}: ${reason}. Choose another name.`, { cause })
}

/** Writes rows as CSV to a stream. @returns the number of rows @throws {StartError} */
export async function printTable(
  columns: readonly string[],
  rows: AsyncIterable<Row>,
  output: NodeJS.WritableStream,
): Promise<number> {
  try {
    return await writeRows(csv, columns, rows, output, false)
  } catch (cause) {
    const code = codeOf(cause)
    if (code === '') throw cause
    throw new StartError(`The rows could not be printed (${code}).`, { cause })
  }
}

async function writeRows(
  textOf: Writer,
  columns: readonly string[],
  rows: AsyncIterable<Row>,
  output: NodeJS.WritableStream,
  end: boolean,
): Promise<number> {
  let count = 0
  async function* counted() {
    for await (const row of rows) {
      count += 1
      yield columns.map((column) => row[column] ?? '')
    }
  }
  await pipeline(textOf(columns, counted()), output, { end })
  return count
}

type Writer = (
  columns: readonly string[],
  rows: AsyncIterable<readonly string[]>,
) => AsyncIterable<string>

function writerOf(file: string): Writer {
  if (/\.csv$/i.test(file)) return csv
  if (/\.json$/i.test(file)) return json
  throw new StartError(`${file}: The name of the file must end in .csv or .json.`)
}

async function* csv(columns: readonly string[], rows: AsyncIterable<readonly string[]>) {
  yield `${BYTE_ORDER_MARK}${columns.map(quote).join(',')}\r\n`
  for await (const cells of rows)
    yield `${cells.map((cell) => quote(escapeFormula(cell))).join(',')}\r\n`
}

function quote(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`
}

async function* json(columns: readonly string[], rows: AsyncIterable<readonly string[]>) {
  let before = '[\n'
  for await (const cells of rows) {
    yield before + JSON.stringify(Object.fromEntries(columns.map((name, i) => [name, cells[i]])))
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}
