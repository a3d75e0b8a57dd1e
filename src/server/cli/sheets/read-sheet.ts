import { readUnnamed } from '../table/read-table.ts'
import { UnreadableFile, type Table } from '../table/table.ts'

/**
 * Reads the table of a published sheet.
 * @param text as it was fetched
 * @throws {UnreadableFile}
 */
export async function readSheet(text: Buffer): Promise<Table> {
  const table = await readUnnamed([text])
  if (table.columns.some((column) => /^e_?mail/.test(column))) throw new UnreadableFile(NO_EMAIL)
  return table
}

const NO_EMAIL =
  'It has a column for email addresses, and everybody who knows where it is can read it. Remove the column: ' +
  'what is for single students comes from a file.'
