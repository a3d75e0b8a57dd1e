import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { constants, getPriority, setPriority } from 'node:os'
import type { UtcOffsets } from '../../contract/wall-time.ts'
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
import { exportColumns, exportRows, otherFields, type ExportName } from '../store/export-rows.ts'
import { BUILT_IN_FIELDS, storedFields, type StoredFields } from '../stored-fields.ts'
import { changeStudents } from './change-students.ts'
import type { Command } from './command.ts'
import { readCommand } from './read-command.ts'
import { schoolCommand } from './kept-by-npm.ts'
import { examine } from './doctor.ts'
import { importFile } from './import-file.ts'
import { backUpNightly } from './nightly.ts'
import { moveTo } from './move-to.ts'
import { tellFailure } from './tell-failure.ts'
import { UnreadableFile } from './table/table.ts'
import { writeTable } from './table/write-table.ts'
import { usage } from './usage.ts'

type Options = {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly terminal: Readonly<Record<'log' | 'error', (text: string) => void>>
  readonly passwords: Passwords
  /** The built portal, which names the fields that the school stores. */
  readonly portal?: { readonly folder: string }
}

/** npm run school. @returns the exit code */
export async function runSchool(words: readonly string[], options: Options): Promise<number> {
  const { terminal } = options
  try {
    const env = withSettings(options.env)
    return await execute(readCommand(words, env), { ...options, env })
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

async function execute(command: Command, options: Options): Promise<number> {
  const { terminal, env } = options
  switch (command.kind) {
    case 'help':
      terminal.log(usageFor(options))
      return 0
    case 'wrong':
      terminal.error(`${command.message}\n${schoolCommand(env)} help shows every command.`)
      return 1
    case 'import':
      if (!command.mayBegin) refuseToBegin(env, BEGIN)
      return withDatabase(options, (db) =>
        importFile(db, command, {
          ...options,
          fields: fieldsOf(command, options),
          zone: zoneOf(command, options),
        }),
      )
    case 'export':
      refuseToBegin(env)
      return withDatabase(options, async (db) => {
        const { what, file, filter } = command
        const fields = fieldsOf(command, options)
        const rows = exportRows(db, what, filter)
        const count = await writeTable(file, exportColumns(what, fields), rows)
        terminal.log(`${file}: ${count} ${count === 1 ? SINGULAR[what] : what}.`)
        if (what === 'submissions') terminal.log(NUMBERS)
        const left = what === 'links' ? await otherFields(db, fields) : []
        if (left.length > 0) terminal.log(`${LEFT_OUT} ${left.join(', ')}.`)
        return 0
      })
    case 'students':
      refuseToBegin(env)
      return withDatabase(options, async (db) => {
        for (const line of await changeStudents(db, command.students)) terminal.log(line)
        return 0
      })
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

const NUMBERS =
  'In it lesson_number is what the form calls Task Number, and task_number its Lesson Number.'

const LEFT_OUT = 'Left out: fields that content/links.json did not name when dist/ was built:'

/**
 * The fields that the school stores. Only links and messages need the built portal; everything else works without one.
 * @throws {StartError} when the build of another version wrote them
 */
function fieldsOf({ what }: { readonly what: ExportName }, { portal }: Options): StoredFields {
  if (what !== 'links' || portal === undefined) return BUILT_IN_FIELDS
  return storedFields(readSchoolFile(portal.folder).storedFields)
}

/** The school's zone: in it an import of messages judges what has ended. */
function zoneOf({ what }: { readonly what: ExportName }, { portal }: Options): UtcOffsets {
  return what === 'messages' && portal ? readSchoolFile(portal.folder).portal.utcOffsets : []
}

/** Help works even with a damaged build. */
function usageFor(options: Options): string {
  try {
    return usage(fieldsOf({ what: 'links' }, options))
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    return `${usage(BUILT_IN_FIELDS)}\n\n${error.message}`
  }
}

const SINGULAR = {
  students: 'student',
  tasks: 'task',
  submissions: 'submission',
  links: 'row of links',
  messages: 'message',
} as const

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
  const options = { env: process.env, terminal, passwords: createPasswords(), portal }
  process.exitCode = await runSchool(process.argv.slice(2), options)
}
