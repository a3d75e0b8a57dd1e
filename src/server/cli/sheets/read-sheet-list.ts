import { stat } from 'node:fs/promises'
import { StartError } from '../../start-error.ts'
import type { ImportName } from '../command.ts'
import { readRows } from '../import/import-table.ts'
import { readEmail } from '../import/read-address.ts'
import { suggest } from '../../settings/suggest.ts'
import type { CellReader } from '../table/cell.ts'
import { readTable } from '../table/read-table.ts'
import { withName } from '../table/table.ts'
import { isSheetAddress } from './fetch-sheet.ts'

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

/**
 * Reads the list of a school's sheets, a table.
 * @throws {StartError} which names each mistake, never an address
 */
export async function readSheetList(file: string): Promise<Sheet[]> {
  const table = await withName(file, () => readTable(file))
  // Windows has other permissions.
  const { mode } = await stat(file)
  if (process.platform !== 'win32' && (mode & 0o027) !== 0) {
    throw new StartError(
      `Other users may read or change ${file}, and its addresses are secret: chmod g-w,o= ${file}`,
    )
  }
  const { rows, problems } = readRows(LINES, table)
  if (problems.length === 0) return rows.map(({ item }) => item)
  const lines = problems.map(({ place, text }) => `${file}, ${place}: ${text}`)
  throw new StartError([...lines, 'No sheet was read.'].join('\n'))
}

const LINES = {
  columns: ['name', 'table', 'owner', 'replace', 'address'],
  required: ['name', 'table', 'owner', 'address'],
  key: ({ name }: Sheet) => `The sheet '${name}'`,
  read: readLine,
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
  if (!isSheetAddress(address)) cells.problems.push('address must begin with https://.')
  return { name, what: what ?? 'links', address, owner, replace: replace === 'yes' }
}
