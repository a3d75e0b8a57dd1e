import { createReadStream } from 'node:fs'
import { codeOf } from '../../start-error.ts'
import { readCsv } from './read-csv.ts'
import { readJson } from './read-json.ts'
import { UnreadableFile, type Table } from './table.ts'

/** More would not fit into a small machine's memory. */
const MOST_BYTES = 200_000_000
const TOO_LARGE = 'The file is larger than 200 MB: import it in parts.'

/**
 * Reads a table by the file's extension: .csv row by row, .json at once.
 * @throws {UnreadableFile} here or while the rows are read
 */
export async function readTable(file: string): Promise<Table> {
  return readerOf(file)(readText(createReadStream(file)))
}

/**
 * Reads a table without a name: JSON if it begins with a bracket, otherwise CSV.
 * @throws {UnreadableFile} here or while the rows are read
 */
export async function readUnnamed(input: AsyncIterable<Uint8Array>): Promise<Table> {
  const chunks = readText(input)
  const { value: first = '' } = await chunks.next()
  async function* text() {
    yield first
    yield* chunks
  }
  return first.trimStart().startsWith('[') ? readJson(text()) : readCsv(text())
}

function readerOf(file: string): (text: AsyncIterable<string>) => Promise<Table> {
  if (/\.csv$/i.test(file)) return readCsv
  if (/\.json$/i.test(file)) return readJson
  throw new UnreadableFile('The name of the file must end in .csv or .json.')
}

async function* readText(input: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let size = 0
  try {
    for await (const bytes of input) {
      size += bytes.length
      if (size > MOST_BYTES) break
      yield decoder.decode(bytes, { stream: true })
    }
    if (size <= MOST_BYTES) yield decoder.decode()
  } catch (cause) {
    throw new UnreadableFile(reasonOf(cause), { cause })
  }
  if (size > MOST_BYTES) throw new UnreadableFile(TOO_LARGE)
}

function reasonOf(cause: unknown): string {
  switch (codeOf(cause)) {
    case 'ENOENT':
      return 'There is no such file.'
    case 'EACCES':
      return 'The portal’s user may not read it. Copy it to a place such as /var/tmp, not a home folder.'
    case 'EISDIR':
      return 'This is a folder, not a file.'
    case 'ERR_ENCODING_INVALID_ENCODED_DATA':
      return (
        "The file is not saved as UTF-8. In Excel, save it as 'CSV UTF-8'; in other programs " +
        'choose the character set UTF-8.'
      )
    default:
      return `The file cannot be read (${codeOf(cause)}).`
  }
}
