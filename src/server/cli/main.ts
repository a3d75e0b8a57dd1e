import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { constants, getPriority, setPriority } from 'node:os'
import { systemClock } from '../clock.ts'
import { readConfig } from '../config.ts'
import { databasePath, openSchoolDatabase } from '../data-folder.ts'
import { portalFolder } from '../portal-folder.ts'
import { asError } from '../log.ts'
import { placeOfNotices, readSchoolFile } from '../school-file.ts'
import { withSettings } from '../settings-file.ts'
import { listReminders } from '../reminders.ts'
import { createPasswords, type Passwords } from '../security/password.ts'
import { codeOf, StartError } from '../start-error.ts'
import { backUp, restore } from '../store/backups.ts'
import { failureOf, type Database } from '../store/database.ts'
import { fieldsOf, importingFor, usageFor, type BuiltPortal } from './built-portal.ts'
import { changeStudents } from './change-students.ts'
import type { Command, ImportName } from './command.ts'
import { readCommand } from './read-command.ts'
import { schoolCommand } from './kept-by-npm.ts'
import { examine } from './doctor.ts'
import { exportTable } from './export-table.ts'
import { importFile } from './import-file.ts'
import { backUpNightly } from './nightly.ts'
import { changeMessage } from './message.ts'
import { moveStudents } from './move-students.ts'
import { moveTo } from './move-to.ts'
import { removeTask } from './remove-task.ts'
import { readSheetList } from './sheets/read-sheet-list.ts'
import { syncSheets } from './sheets/sync-sheets.ts'
import { setLinks } from './set-links.ts'
import { showStudents } from './show-students.ts'
import { tellFailure } from './tell-failure.ts'
import { UnreadableFile } from './table/table.ts'
import { helpFor } from './usage.ts'

type Options = {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly terminal: Readonly<Record<'log' | 'error', (text: string) => void>>
  readonly passwords: Passwords
  /** What '-' reads … */
  readonly input: AsyncIterable<Uint8Array>
  /** … and where it writes. */
  readonly output: Pick<NodeJS.WritableStream, 'write'>
  readonly portal?: BuiltPortal
}

/** npm run school. @returns the exit code */
export async function runSchool(words: readonly string[], options: Options): Promise<number> {
  const { terminal } = options
  try {
    const env = withSettings(options.env)
    return await execute(words, { ...options, env })
  } catch (error) {
    const failure = failureOf(error)
    if (error instanceof StartError || error instanceof UnreadableFile) {
      terminal.error(error.message)
    } else if (failure !== null) {
      terminal.error(`${FAILED[failure]} Nothing was changed.`)
    } else {
      throw error
    }
    return 1
  }
}

const CONFLICT = 'Other programs kept changing the same rows.'
const FAILED = {
  unavailable: 'The database did not answer, or another program is writing to it.',
  conflict: CONFLICT,
  'foreign-key': CONFLICT,
  'disk-full': 'The disk is full.',
  unwritable: 'The database cannot be read or written. Is its disk full, broken or read-only?',
} as const

async function execute(words: readonly string[], options: Options): Promise<number> {
  const { terminal, env } = options
  const command = readCommand(words, env)
  switch (command.kind) {
    case 'help':
      terminal.log(usageFor(options))
      return 0
    case 'wrong':
      terminal.error(`${command.message}\n${helpFor(words, schoolCommand(env))}`)
      return 1
    case 'import':
      if (!command.mayBegin) refuseToBegin(env, BEGIN)
      return withDatabase(options, (db) =>
        importFile(db, command, importingFor(command.what, options)),
      )
    case 'export':
      refuseToBegin(env)
      return withDatabase(options, async (db) => {
        await exportTable(db, command, { ...options, fields: fieldsOf(command.what, options) })
        return 0
      })
    case 'set-links':
      return change(options, command.dryRun, (db) =>
        setLinks(db, command, importingFor('links', options)),
      )
    case 'message':
      return change(options, command.dryRun, (db) =>
        changeMessage(db, command, systemClock.now(), importingFor('messages', options)),
      )
    case 'remove-task':
      return change(options, command.dryRun, (db) => removeTask(db, command.task, command.dryRun))
    case 'students': {
      const { students, dryRun } = command
      return change(options, dryRun, (db) => {
        if (students.act === 'show') return showStudents(db, students.names, systemClock.now())
        if (students.act !== 'move') return changeStudents(db, students, dryRun)
        const importing = importingFor('students', options)
        return moveStudents(db, students.emails, students.cohort, dryRun, importing)
      })
    }
    case 'sync': {
      refuseToBegin(env)
      const sheets = await readSheetList(command.file)
      const { smtp } = readConfig(env)
      const importing = (what: ImportName) => importingFor(what, options)
      const how = { smtp, terminal, dryRun: command.dryRun, importingFor: importing }
      return withDatabase(options, async (db) => ((await syncSheets(db, sheets, how)) ? 0 : 1))
    }
    case 'reminders': {
      refuseToBegin(env)
      const school = options.portal && readSchoolFile(options.portal.folder)
      const portal = school && placeOfNotices(school)
      if (!portal || school.mails['task-due'] === undefined) throw new StartError(NO_REMINDERS)
      return withDatabase(options, async (db) => {
        let count = 0
        for await (const line of listReminders(db, portal, systemClock.now())) {
          terminal.log(line)
          count += 1
        }
        if (count === 0) terminal.log('No student has a task that is due in 2 to 48 hours.')
        return 0
      })
    }
    case 'backup':
      return backUpTo(command, options)
    case 'nightly-backup': {
      refuseToBegin(env)
      const file = await backUpNightly(readConfig(env), systemClock.now())
      terminal.log(`${file}: a copy of the school.`)
      return 0
    }
    case 'restore': {
      const { dataFolder, databaseUrl } = readConfig(env)
      if (databaseUrl !== null) throw new StartError(USE_PG_DUMP)
      await mkdir(dataFolder, { recursive: true, mode: 0o700 })
      const aside = await restore(command.file, databasePath(dataFolder))
      terminal.log(
        `${dataFolder} holds the school of ${command.file}. Students must sign in again.`,
      )
      if (aside !== null) terminal.log(`The old database is now ${aside}`)
      return 0
    }
    case 'move-to':
      for (const line of await moveTo(command.address, env)) terminal.log(line)
      return 0
    case 'failed':
      terminal.log(await tellFailure(command.unit, readConfig(env)))
      return 0
    case 'doctor': {
      const findings = await examine(env, command, options.portal)
      for (const { isOk, text } of findings) terminal.log(`${isOk ? 'ok    ' : 'WRONG '} ${text}`)
      return findings.every(({ isOk }) => isOk) ? 0 : 1
    }
  }
}

/** Prints what a change of the database reports. */
function change(
  options: Options,
  dryRun: boolean,
  work: (db: Database) => Promise<string[]>,
): Promise<number> {
  const { terminal, env } = options
  refuseToBegin(env)
  return withDatabase(options, async (db) => {
    for (const line of await work(db)) terminal.log(line)
    if (dryRun) terminal.log('This was a dry run: nothing was changed.')
    return 0
  })
}

/**
 * Opening the database of an empty folder would begin a school there, beside that of the service.
 * @throws {StartError} when the folder holds no school
 */
function refuseToBegin(env: Options['env'], advice = ''): void {
  const { dataFolder, databaseUrl } = readConfig(env)
  if (databaseUrl !== null || existsSync(databasePath(dataFolder))) return
  const elsewhere = schoolCommand(env) === 'school' ? '' : SERVICE
  throw new StartError(`There is no school in ${dataFolder}.${elsewhere}${advice}`)
}

const SERVICE = ' Where the portal runs as a service, the command is school.'
const BEGIN = ' To begin a new school here, add --new.'

const NO_REMINDERS =
  'There are no reminders: content/site.json has no "address", or content/mail no task-due.md. Then build again.'

async function backUpTo(
  { file, overwrite }: Extract<Command, { kind: 'backup' }>,
  { terminal, env }: Options,
): Promise<number> {
  // Not openSchoolDatabase, which would migrate it first.
  const { dataFolder, databaseUrl } = readConfig(env)
  if (databaseUrl !== null) throw new StartError(USE_PG_DUMP)
  refuseToBegin(env)
  const database = databasePath(dataFolder)
  if (existsSync(file) && !overwrite) {
    throw new StartError(`${file}: it exists already. Choose another name, or add --force.`)
  }
  try {
    await backUp(database, file)
  } catch (cause) {
    if (!(cause instanceof Error) || codeOf(cause) === '') throw cause
    throw new StartError(`${file}: it cannot be written (${cause.message}).`, { cause })
  }
  terminal.log(`${file}: a copy of the school.`)
  return 0
}

const USE_PG_DUMP =
  'PostgreSQL has its own programs for this, pg_dump and pg_restore: see ‘Back up’ and ‘Restore a backup’ ' +
  'in docs/operate.md.'

async function withDatabase(
  { env }: Options,
  work: (db: Database) => Promise<number>,
): Promise<number> {
  const db = await openSchoolDatabase(readConfig(env))
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

if (import.meta.main) {
  // Gives way to a running server. Set before any thread starts, because threads keep their priority.
  const { PRIORITY_BELOW_NORMAL } = constants.priority
  if (getPriority() < PRIORITY_BELOW_NORMAL) setPriority(PRIORITY_BELOW_NORMAL)
  const portal = { folder: portalFolder(process.env) }
  const terminal = {
    log: console.log,
    error: (text: string) => console.error(asError(text, process.env)),
  }
  const streams = { input: process.stdin, output: process.stdout }
  // A reader such as head may leave early, which the write then reports.
  process.stdout.on('error', () => {})
  const passwords = createPasswords()
  const options = { env: process.env, terminal, ...streams, passwords, portal }
  process.exitCode = await runSchool(process.argv.slice(2), options)
}
