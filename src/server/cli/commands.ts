import { cleanKey } from '../../contract/key.ts'
import { systemClock } from '../clock.ts'
import { readConfig } from '../config.ts'
import type { Database } from '../store/database.ts'
import type { ExportName } from '../store/export-rows.ts'
import { AUDIENCE, readAudience } from './audience.ts'
import { backUpTo, restoreFrom } from './back-up.ts'
import { changeAddress, changeStudents, eraseStudents } from './change-students.ts'
import {
  STANDARD,
  WrongCommand,
  type Command,
  type Context,
  type Given,
  type ImportName,
  type Run,
} from './command.ts'
import { examine } from './doctor.ts'
import { exportTable } from './export-table.ts'
import { importFile } from './import-file.ts'
import { changeMessage, readMessage } from './message.ts'
import { moveStudents } from './move-students.ts'
import { moveTo } from './move-to.ts'
import { backUpNightly } from './nightly.ts'
import { readMoment } from './read-moment.ts'
import { removeTask } from './remove-task.ts'
import { inSchool, refuseToBegin, withDatabase } from './school-database.ts'
import { readLinks, setLinks } from './set-links.ts'
import { isSheetAddress, withoutSecret } from './sheets/address.ts'
import { readSheetList } from './sheets/read-sheet-list.ts'
import { syncSheets } from './sheets/sync-sheets.ts'
import { showReminders } from './show-reminders.ts'
import { showStudents } from './show-students.ts'

/** Every command by its name, of one word or two; usage.ts explains them. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  'import students': importOf('students', 'overwrite-passwords'),
  'import links': importOf('links', 'replace'),
  'import messages': importOf('messages', 'replace'),
  'import tasks': importOf('tasks', 'replace'),
  'export students': exportOf('students', 'cohort='),
  'export tasks': exportOf('tasks', 'cohort=', 'lesson='),
  'export submissions': exportOf('submissions', 'cohort=', 'lesson=', 'from=', 'to='),
  'export missing': exportOf('missing', 'cohort=', 'lesson='),
  'export links': exportOf('links', 'cohort='),
  'export messages': exportOf('messages', 'cohort='),
  'set links': {
    options: [...AUDIENCE, 'dry-run'],
    read(given) {
      const [audience, links] = [readAudience(given), readLinks(given.words)]
      return changing(given, (db, dryRun, context) =>
        setLinks(db, audience, links, dryRun, context),
      )
    },
  },
  message: {
    options: [...AUDIENCE, 'from=', 'until=', 'remove', 'dry-run'],
    read(given) {
      const message = readMessage(given)
      return changing(given, (db, dryRun, context) =>
        changeMessage(db, message, systemClock.now(), dryRun, context),
      )
    },
  },
  'tasks remove': {
    options: ['cohort=', 'lesson=', 'yes', 'dry-run'],
    read(given) {
      const { cohort, lesson } = given.texts
      noWords(given)
      if (cohort === undefined || lesson === undefined) {
        throw new WrongCommand("Name the task: --cohort 'Cohort 7' --lesson 3")
      }
      const isSure = given.flags.has('yes')
      return changing(given, (db, dryRun) =>
        removeTask(db, cleanKey(cohort), cleanKey(lesson), { isSure, dryRun }),
      )
    },
  },
  'students show': studentsCommand([], (db, emails) => showStudents(db, emails)),
  'students move': {
    options: ['cohort=', 'dry-run'],
    read(given) {
      const { cohort } = given.texts
      const emails = addresses(given)
      if (cohort === undefined) throw new WrongCommand("Name the new cohort: --cohort 'Cohort 8'")
      return changing(given, (db, dryRun, context) =>
        moveStudents(db, emails, cohort, dryRun, context),
      )
    },
  },
  'students deactivate': changeOf('deactivate'),
  'students activate': changeOf('activate'),
  'students end-sessions': changeOf('end-sessions'),
  'students change-email': {
    options: ['dry-run'],
    read(given) {
      const [from, to, ...more] = given.words
      if (from === undefined || to === undefined || more.length > 0) {
        throw new WrongCommand('Name the current address and the new one.')
      }
      return changing(given, (db, dryRun) => changeAddress(db, from, to, dryRun))
    },
  },
  'students erase': {
    options: ['keep-submissions', 'yes', 'dry-run'],
    read(given) {
      const emails = addresses(given)
      const submissions = given.flags.has('keep-submissions') ? 'keep' : 'erase'
      const isSure = given.flags.has('yes')
      return changing(given, (db, dryRun) =>
        eraseStudents(db, emails, { submissions, isSure }, dryRun),
      )
    },
  },
  sync: {
    options: ['dry-run'],
    read(given) {
      const file = oneFile(given)
      return async (context) => {
        refuseToBegin(context.env)
        const sheets = await readSheetList(file)
        const dryRun = given.flags.has('dry-run')
        return inSchool(context, (db) => syncSheets(db, sheets, dryRun, context))
      }
    },
  },
  reminders: {
    options: ['dry-run'],
    read(given) {
      noWords(given)
      if (!given.flags.has('dry-run')) throw new WrongCommand(SENT_BY_SERVER)
      return reporting((context) => inSchool(context, (db) => showReminders(db, context.portal)))
    },
  },
  backup: {
    options: ['force', 'nightly'],
    read(given) {
      const { words, flags } = given
      if (!flags.has('nightly')) {
        const file = oneFile(given)
        return reporting(({ env }) => backUpTo(file, flags.has('force'), env))
      }
      if (words.length > 0) throw new WrongCommand('--nightly chooses the name of the file itself.')
      return reporting(async ({ env }) => {
        refuseToBegin(env)
        const file = await backUpNightly(readConfig(env), systemClock.now())
        return [`${file}: a copy of the school.`]
      })
    },
  },
  restore: {
    options: [],
    read(given) {
      const file = oneFile(given)
      return reporting(({ env }) => restoreFrom(file, env))
    },
  },
  'move-to': {
    options: [],
    read({ words: [address, ...more] }) {
      if (address === undefined || more.length > 0) throw new WrongCommand(NAME_DATABASE)
      return reporting(({ env }) => moveTo(address, env))
    },
  },
  doctor: {
    options: ['mail=', 'address='],
    read(given) {
      const { mail, address } = given.texts
      noWords(given)
      const url = address === undefined ? undefined : URL.parse(address)
      if (url === null || !/^(?:https?:|)$/.test(url?.protocol ?? '')) {
        throw new WrongCommand(
          `'${address}' must be an address such as https://portal.example.org.`,
        )
      }
      return async (context) => {
        const findings = await examine(context, mail, url?.origin)
        for (const { isOk, text } of findings) {
          context.terminal.log(`${isOk ? 'ok    ' : 'WRONG '} ${text}`)
        }
        return findings.every(({ isOk }) => isOk)
      }
    },
  },
}

const SENT_BY_SERVER =
  'The running server sends reminders by itself. Add --dry-run to see who gets one.'

const NAME_DATABASE =
  'Name the address of the database: postgres://user@db.example.org/portal, its password in PGPASSWORD'

function importOf(what: ImportName, option: string): Command {
  return {
    options: ['dry-run', 'new', option],
    read(given) {
      const { flags } = given
      const file = oneFile(given)
      if (/^http:/i.test(file)) {
        throw new WrongCommand("A sheet's address must begin with https://.")
      }
      if (isSheetAddress(file) && what === 'students') throw new WrongCommand(NO_STUDENTS)
      const how = {
        dryRun: flags.has('dry-run'),
        overwritePasswords: flags.has('overwrite-passwords'),
        replacing: flags.has('replace') ? { before: [] } : undefined,
      }
      return async (context) => {
        if (!flags.has('new')) refuseToBegin(context.env, BEGIN)
        return withDatabase(context, (db) => importFile(db, what, file, how, context))
      }
    },
  }
}

const NO_STUDENTS =
  'Students come from a file alone: everybody who knows where a sheet is can read it.'
const BEGIN = ' To begin a new school here, add --new.'

function exportOf(what: ExportName, ...options: string[]): Command {
  return {
    options,
    read(given) {
      const { cohort, lesson, from, to } = given.texts
      const file = given.words.length === 0 ? STANDARD : oneFile(given)
      const filter = {
        cohort: cohort === undefined ? undefined : cleanKey(cohort),
        lesson,
        from: readMoment(from, 'start'),
        before: readMoment(to, 'end'),
      }
      return async (context) => {
        await inSchool(context, (db) => exportTable(db, what, file, filter, context))
        return true
      }
    },
  }
}

type Work = (db: Database, dryRun: boolean, context: Context) => Promise<readonly string[]>

function changeOf(act: Parameters<typeof changeStudents>[1]): Command {
  return studentsCommand(['dry-run'], (db, emails, dryRun) =>
    changeStudents(db, act, emails, dryRun),
  )
}

/** A command that needs only the addresses of students. */
function studentsCommand(
  options: readonly string[],
  work: (db: Database, emails: readonly string[], dryRun: boolean) => Promise<readonly string[]>,
): Command {
  return {
    options,
    read(given) {
      const emails = addresses(given)
      return changing(given, (db, dryRun) => work(db, emails, dryRun))
    },
  }
}

/** Changes the database, and prints a report. */
function changing({ flags }: Given, work: Work): Run {
  const dryRun = flags.has('dry-run')
  return reporting(async (context) => {
    const lines = await inSchool(context, (db) => work(db, dryRun, context))
    return dryRun ? [...lines, 'This was a dry run: nothing was changed.'] : lines
  })
}

/** Prints a report. */
function reporting(work: (context: Context) => Promise<readonly string[]>): Run {
  return async (context) => {
    for (const line of await work(context)) context.terminal.log(line)
    return true
  }
}

function oneFile({ words: [file, another] }: Given): string {
  if (file === undefined) throw new WrongCommand('The name of the file is missing.')
  if (another === undefined) return file
  throw new WrongCommand(`Only one file is possible, without '${withoutSecret(another)}'.`)
}

function addresses({ words }: Given): readonly string[] {
  if (words.length === 0) throw new WrongCommand('Name one address or several.')
  return words
}

function noWords({ words: [word] }: Given): void {
  if (word !== undefined) throw new WrongCommand(`'${word}' is not understood here.`)
}
