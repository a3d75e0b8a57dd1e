import { stat } from 'node:fs/promises'
import { StartError } from '../../start-error.ts'
import type { ImportName } from '../command.ts'
import { readEmail } from '../import/read-email.ts'
import { suggest } from '../suggest.ts'
import { cellReader, type CellReader } from '../table/cell.ts'
import { checkColumns } from '../table/columns.ts'
import { readTable } from '../table/read-table.ts'
import { UnreadableFile } from '../table/table.ts'

const SHEETS = ['links', 'messages', 'tasks'] as const satisfies readonly ImportName[]

/** A published sheet, as a line of the list names it. */
export type Sheet = {
  /** How logs and mails name it, because its address is a secret. */
  readonly name: string
  readonly what: (typeof SHEETS)[number]
  readonly address: string
  /** Who gets a mail about its mistakes. */
  readonly owner: string
  /** Whether it is the whole truth for its cohorts. */
  readonly replace: boolean
}

const COLUMNS = ['name', 'table', 'owner', 'replace', 'address']
const REQUIRED = COLUMNS.filter((column) => column !== 'replace')

/**
 * Reads the list of a school's sheets, a table.
 * @throws {StartError} which names each mistake, never an address
 */
export async function readSheetList(file: string): Promise<Sheet[]> {
  try {
    return await readLines(file)
  } catch (error) {
    throw error instanceof UnreadableFile ? new StartError(`${file}: ${error.message}`) : error
  }
}

async function readLines(file: string): Promise<Sheet[]> {
  const table = await readTable(file)
  // Windows has other permissions.
  if (process.platform !== 'win32' && ((await stat(file)).mode & 0o007) !== 0) {
    throw new StartError(
      `Other users may read ${file}, and its addresses are secret: chmod o= ${file}`,
    )
  }
  const problems = checkColumns(table, { columns: COLUMNS, required: REQUIRED })
  const sheets: Sheet[] = []
  for await (const { place, cells, problems: unreadable } of problems.length > 0
    ? []
    : table.rows) {
    const reader = cellReader(cells)
    const sheet = readLine(reader)
    if (sheets.some(({ name }) => name === sheet.name)) {
      reader.problems.push(`There is a sheet '${sheet.name}' already.`)
    }
    sheets.push(sheet)
    problems.push(...[...unreadable, ...reader.problems].map((text) => ({ place, text })))
  }
  if (problems.length === 0) return sheets
  const lines = problems.map(({ place, text }) => `${file}, ${place}: ${text}`)
  throw new StartError([...lines, 'No sheet was read.'].join('\n'))
}

function readLine(cells: CellReader): Sheet {
  const name = cells.requiredKey('name')
  const table = cells.requiredKey('table').toLowerCase()
  const what = SHEETS.find((known) => known === table)
  if (table !== '' && what === undefined) {
    cells.problems.push(
      `table '${table}' must be one of ${SHEETS.join(', ')}.${suggest(table, SHEETS)}`,
    )
  }
  const owner = readEmail(cells, cells.requiredKey('owner'))
  const replace = cells.line('replace')?.toLowerCase() ?? ''
  if (!['', 'yes', 'no'].includes(replace)) cells.problems.push('replace must be yes or no.')
  const address = cells.text('address') ?? ''
  if (!/^https:\/\//i.test(address)) cells.problems.push('address must begin with https://.')
  return { name, what: what ?? 'links', address, owner, replace: replace === 'yes' }
}
