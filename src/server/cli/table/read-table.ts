import { createReadStream } from 'node:fs'
import { codeOf } from '../../start-error.ts'
import { readCsv } from './read-csv.ts'
import { readJson } from './read-json.ts'
import { UnreadableFile, type Table } from './table.ts'

/** More would not fit into a small machine's memory. */
const MOST_BYTES = 50_000_000
const TOO_LARGE = 'The file is larger than 50 MB: import it in parts.'

/** Reads a table by the file's extension, .csv or .json. @throws {UnreadableFile} */
export async function readTable(file: string): Promise<Table> {
  const read = readerOf(file)
  return read(await readText(createReadStream(file)))
}

/** Reads a table without a name: JSON if it begins with a bracket, otherwise CSV. @throws {UnreadableFile} */
export async function readUnnamed(input: Input): Promise<Table> {
  const text = await readText(input)
  return text.trimStart().startsWith('[') ? readJson(text) : readCsv(text)
}

type Input = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

function readerOf(file: string): (text: string) => Table {
  if (/\.csv$/i.test(file)) return readCsv
  if (/\.json$/i.test(file)) return readJson
  throw new UnreadableFile('The name of the file must end in .csv or .json.')
}

async function readText(input: Input): Promise<string> {
  const pieces: Uint8Array[] = []
  let size = 0
  try {
    for await (const bytes of input) {
      size += bytes.length
      if (size > MOST_BYTES) throw new UnreadableFile(TOO_LARGE)
      pieces.push(bytes)
    }
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(pieces))
  } catch (cause) {
    if (cause instanceof UnreadableFile) throw cause
    throw new UnreadableFile(reasonOf(cause), { cause })
  }
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
