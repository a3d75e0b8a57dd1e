import { systemClock } from '../clock.ts'
import { readConfig } from '../config.ts'
import { openDataFolder } from '../data-folder.ts'
import type { Database } from '../store/database.ts'
import { holdsDemoSchool } from '../demo/demo-school.ts'
import type { ImportName } from './command.ts'
import { readCommand } from './command.ts'
import { exportSubmissions } from './export-submissions.ts'
import { importAs } from './import/importers.ts'
import { readTable } from './table/read-table.ts'
import { UnreadableFile } from './table/table.ts'
import { USAGE } from './usage.ts'
import { StartError } from '../start-error.ts'

/** How many passwords are hashed between two lines of progress. */
const PROGRESS_EVERY = 100

/** npm run school. @returns the exit code */
async function runSchool(words: readonly string[]): Promise<number> {
  const command = readCommand(words)
  switch (command.kind) {
    case 'help':
      console.log(USAGE)
      return 0
    case 'wrong':
      console.error(`${command.message}\n\n${USAGE}`)
      return 1
    case 'import':
      return importFile(command.what, command.file)
    case 'export':
      return withDatabase(async (db) => {
        const count = await exportSubmissions(db, command.file)
        console.log(`${command.file}: ${count} ${count === 1 ? 'submission' : 'submissions'}.`)
        return 0
      })
  }
}

async function importFile(what: ImportName, file: string): Promise<number> {
  const table = await readTable(file)
  return withDatabase(async (db) => {
    const now = systemClock.now()
    const imported = await importAs(what, db, table, { now, progress: showProgress })
    if (!imported.ok) {
      for (const { place, text } of imported.problems) console.error(`${file}, ${place}: ${text}`)
      console.error(`Nothing was imported. Problems: ${imported.problems.length}.`)
      return 1
    }
    const { added, updated, unchanged } = imported.counts
    console.log(`${file}: ${added} added, ${updated} updated, ${unchanged} unchanged.`)
    for (const note of imported.notes) console.log(`Please check: ${note}`)
    if (await holdsDemoSchool(db)) console.log(DEMO_NOTE)
    return 0
  })
}

const DEMO_NOTE =
  'Please note: this data folder holds the demo school. Give a real school a folder of its own ' +
  'with PORTAL_DATA, and set PORTAL_DEMO=off.'

function showProgress(done: number, all: number): void {
  if (done % PROGRESS_EVERY === 0) console.error(`Passwords: ${done} of ${all}`)
}

async function withDatabase(act: (db: Database) => Promise<number>): Promise<number> {
  const db = await openDataFolder(readConfig(process.env))
  try {
    return await act(db)
  } finally {
    await db.destroy()
  }
}

if (import.meta.main) {
  try {
    process.exitCode = await runSchool(process.argv.slice(2))
  } catch (error) {
    if (!(error instanceof StartError || error instanceof UnreadableFile)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
