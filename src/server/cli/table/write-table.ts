import { open, rm } from 'node:fs/promises'
import { codeOf, StartError } from '../../start-error.ts'
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
  const handle = await openNew(file)
  try {
    const count = await writeRows(textOf, columns, rows, (piece) => handle.write(piece))
    await handle.close()
    return count
  } catch (cause) {
    await handle.close()
    await rm(file, { force: true })
    throw unwritable(file, cause)
  }
}

/** Writes rows as CSV to a stream. @returns the number of rows @throws {StartError} */
export function printTable(
  columns: readonly string[],
  rows: AsyncIterable<Row>,
  output: Pick<NodeJS.WritableStream, 'write'>,
): Promise<number> {
  const print = (text: string) =>
    new Promise<void>((resolve, reject) => {
      output.write(text, (cause) => {
        if (!cause) resolve()
        else reject(new StartError(`The rows could not be printed (${codeOf(cause)}).`, { cause }))
      })
    })
  return writeRows(csv, columns, rows, print)
}

async function writeRows(
  textOf: Writer,
  columns: readonly string[],
  rows: AsyncIterable<Row>,
  write: (text: string) => Promise<unknown>,
): Promise<number> {
  let count = 0
  async function* counted() {
    for await (const row of rows) {
      count += 1
      yield columns.map((column) => row[column] ?? '')
    }
  }
  for await (const piece of inPieces(textOf(columns, counted()))) await write(piece)
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

async function openNew(file: string) {
  try {
    // Only the owner may read it. Fails when the file exists.
    return await open(file, 'wx', 0o600)
  } catch (cause) {
    throw unwritable(file, cause)
  }
}

function unwritable(file: string, cause: unknown): unknown {
  const code = codeOf(cause)
  if (code === '') return cause
  const reason = code === 'EEXIST' ? 'it exists already' : `it cannot be written (${code})`
  return new StartError(`${file}: ${reason}. Choose another name.`, { cause })
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

const PIECE_LENGTH = 65_536

/** Joins texts into larger pieces, for fewer system calls. */
async function* inPieces(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let piece = ''
  for await (const text of texts) {
    piece += text
    if (piece.length < PIECE_LENGTH) continue
    yield piece
    piece = ''
  }
  yield piece
}
