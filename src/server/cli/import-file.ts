import type { UtcOffsets } from '../../contract/wall-time.ts'
import { systemClock } from '../clock.ts'
import { holdsDemoSchool } from '../demo/demo-school.ts'
import { logFor } from '../log.ts'
import type { Passwords } from '../security/password.ts'
import type { Database } from '../store/database.ts'
import type { StoredFields } from '../stored-fields.ts'
import type { Command } from './command.ts'
import { runImport } from './import/importers.ts'
import { readTable } from './table/read-table.ts'
import { UnreadableFile } from './table/table.ts'

/** How many passwords are hashed between two lines of progress. */
const PROGRESS_EVERY = 100

type Options = {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly terminal: Pick<Console, 'log' | 'error'>
  readonly passwords: Passwords
  readonly fields: StoredFields
  readonly zone: UtcOffsets
}

/** @returns the exit code */
export async function importFile(
  db: Database,
  { what, file, dryRun, overwritePasswords }: Extract<Command, { kind: 'import' }>,
  { env, terminal, passwords, fields, zone }: Options,
): Promise<number> {
  const progress = (done: number, all: number) => {
    if (done % PROGRESS_EVERY === 0) terminal.error(`Passwords: ${done} of ${all}`)
  }
  const now = systemClock.now()
  const imported = await withFileName(file, async () =>
    runImport(what, db, await readTable(file), {
      now,
      passwords,
      fields,
      zone,
      dryRun,
      overwritePasswords,
      progress,
    }),
  )
  if (!imported.ok) {
    for (const { place, text } of imported.problems) terminal.error(`${file}, ${place}: ${text}`)
    terminal.error(`Nothing was imported. Problems: ${imported.problems.length}.`)
    return 1
  }
  const { added, updated, unchanged } = imported.counts
  if (!dryRun) {
    const log = logFor(env, (line) => terminal.error(line.trimEnd()))
    log.event('import', { table: what, added, updated, unchanged })
  }
  terminal.log(`${file}: ${added} added, ${updated} updated, ${unchanged} unchanged.`)
  for (const note of imported.notes) terminal.log(`Please check: ${note}`)
  if (dryRun) terminal.log('This was a dry run: nothing was imported.')
  if (await holdsDemoSchool(db)) terminal.log(DEMO_NOTE)
  return 0
}

const DEMO_NOTE =
  'Please note: this data folder holds the demo school. Give a real school a folder of its own ' +
  'with PORTAL_DATA, and set PORTAL_DEMO=off.'

/** Adds the file's name to the error. */
async function withFileName<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    throw new UnreadableFile(`${file}: ${error.message}`, { cause: error })
  }
}
