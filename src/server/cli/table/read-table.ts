import { readFile } from 'node:fs/promises'
import { codeOf } from '../../start-error.ts'
import { readCsv } from './read-csv.ts'
import { readJson } from './read-json.ts'
import { UnreadableFile, type Table } from './table.ts'

/**
 * Reads a table by the file's ending: .csv or .json.
 * @throws {UnreadableFile} that names the file
 */
export async function readTable(file: string): Promise<Table> {
  try {
    const read = readerOf(file)
    return read(decode(await readBytes(file)))
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    throw new UnreadableFile(`${file}: ${error.message}`, { cause: error })
  }
}

function readerOf(file: string): (text: string) => Table {
  if (/\.csv$/i.test(file)) return readCsv
  if (/\.json$/i.test(file)) return readJson
  throw new UnreadableFile('The name of the file must end in .csv or .json.')
}

async function readBytes(file: string): Promise<Buffer> {
  try {
    return await readFile(file)
  } catch (cause) {
    switch (codeOf(cause)) {
      case 'ENOENT':
        throw new UnreadableFile('There is no such file.', { cause })
      case 'EISDIR':
        throw new UnreadableFile('This is a folder, not a file.', { cause })
      default:
        throw new UnreadableFile(`The file cannot be read (${codeOf(cause)}).`, { cause })
    }
  }
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new UnreadableFile(
      "The file is not saved as UTF-8. In Excel, save it as 'CSV UTF-8'; in other programs choose " +
        'the character set UTF-8.',
      { cause },
    )
  }
}
