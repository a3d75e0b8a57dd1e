import { systemClock } from '../clock.ts'
import { readConfig } from '../config.ts'
import { openDataFolder } from '../data-folder.ts'
import { holdsDemoSchool } from '../demo/demo-school.ts'
import { createPasswords, type Passwords } from '../security/password.ts'
import { StartError } from '../start-error.ts'
import type { Database } from '../store/database.ts'
import { readCommand, type ImportName } from './command.ts'
import { exportSubmissions } from './export-submissions.ts'
import { importAs } from './import/importers.ts'
import { readTable } from './table/read-table.ts'
import { UnreadableFile } from './table/table.ts'
import { USAGE } from './usage.ts'

/** How many passwords are hashed between two lines of progress. */
const PROGRESS_EVERY = 100

type Options = {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly terminal: Pick<Console, 'log' | 'error'>
  readonly passwords: Passwords
}

/** npm run school. @returns the exit code */
export async function runSchool(words: readonly string[], options: Options): Promise<number> {
  try {
    return await act(words, options)
  } catch (error) {
    if (!(error instanceof StartError || error instanceof UnreadableFile)) throw error
    options.terminal.error(error.message)
    return 1
  }
}

async function act(words: readonly string[], options: Options): Promise<number> {
  const { terminal } = options
  const command = readCommand(words)
  switch (command.kind) {
    case 'help':
      terminal.log(USAGE)
      return 0
    case 'wrong':
      terminal.error(`${command.message}\n\n${USAGE}`)
      return 1
    case 'import':
      return importFile(command.what, command.file, options)
    case 'export':
      return withDatabase(options, async (db) => {
        const count = await exportSubmissions(db, command.file)
        terminal.log(`${command.file}: ${count} ${count === 1 ? 'submission' : 'submissions'}.`)
        return 0
      })
  }
}

async function importFile(what: ImportName, file: string, options: Options): Promise<number> {
  const { terminal, passwords } = options
  const table = await readTable(file)
  const progress = (done: number, all: number) => {
    if (done % PROGRESS_EVERY === 0) terminal.error(`Passwords: ${done} of ${all}`)
  }
  return withDatabase(options, async (db) => {
    const now = systemClock.now()
    const imported = await importAs(what, db, table, { now, passwords, progress })
    if (!imported.ok) {
      for (const { place, text } of imported.problems) terminal.error(`${file}, ${place}: ${text}`)
      terminal.error(`Nothing was imported. Problems: ${imported.problems.length}.`)
      return 1
    }
    const { added, updated, unchanged } = imported.counts
    terminal.log(`${file}: ${added} added, ${updated} updated, ${unchanged} unchanged.`)
    for (const note of imported.notes) terminal.log(`Please check: ${note}`)
    if (await holdsDemoSchool(db)) terminal.log(DEMO_NOTE)
    return 0
  })
}

const DEMO_NOTE =
  'Please note: this data folder holds the demo school. Give a real school a folder of its own ' +
  'with PORTAL_DATA, and set PORTAL_DEMO=off.'

async function withDatabase(
  { env }: Options,
  work: (db: Database) => Promise<number>,
): Promise<number> {
  const db = await openDataFolder(readConfig(env))
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

if (import.meta.main) {
  const options = { env: process.env, terminal: console, passwords: createPasswords() }
  process.exitCode = await runSchool(process.argv.slice(2), options)
}
