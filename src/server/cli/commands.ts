import { cleanKey } from '../../contract/key.ts'
import { systemClock } from '../clock.ts'
import { readConfig } from '../config.ts'
import type { Database } from '../store/database.ts'
import { AUDIENCE, readAudience } from './audience.ts'
import { backUpTo, restoreFrom } from './back-up.ts'
import { changeAddress, changeStudents, eraseStudents } from './change-students.ts'
import { WrongCommand, type Command, type Context, type Given } from './command.ts'
import { examine } from './doctor.ts'
import { exportOf } from './export-table.ts'
import { importOf } from './import-file.ts'
import { changeMessage, readMessage } from './message.ts'
import { moveStudents } from './move-students.ts'
import { moveTo } from './move-to.ts'
import { backUpNightly } from './nightly.ts'
import { removeTask } from './remove-task.ts'
import { inSchool, refuseToBegin } from './school-database.ts'
import { readLinks, setLinks } from './set-links.ts'
import { readSheetList } from './sheets/read-sheet-list.ts'
import { syncSheets } from './sheets/sync-sheets.ts'
import { showReminders } from './show-reminders.ts'
import { showStudents } from './show-students.ts'
import { tellFailure } from './tell-failure.ts'
import { addresses, noWords, oneFile } from './words.ts'

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
    async run(given, context) {
      const [audience, links] = [readAudience(given), readLinks(given.words)]
      return change(given, context, (db, dryRun) => setLinks(db, audience, links, dryRun, context))
    },
  },
  message: {
    options: [...AUDIENCE, 'from=', 'until=', 'remove', 'dry-run'],
    async run(given, context) {
      const message = readMessage(given)
      return change(given, context, (db, dryRun) =>
        changeMessage(db, message, systemClock.now(), dryRun, context),
      )
    },
  },
  'tasks remove': {
    options: ['cohort=', 'lesson=', 'yes', 'dry-run'],
    async run(given, context) {
      const { cohort, lesson } = given.texts
      noWords(given)
      if (cohort === undefined || lesson === undefined) {
        throw new WrongCommand("Name the task: --cohort 'Cohort 7' --lesson 3")
      }
      const isSure = given.flags.has('yes')
      return change(given, context, (db, dryRun) =>
        removeTask(db, cleanKey(cohort), cleanKey(lesson), { isSure, dryRun }),
      )
    },
  },
  'students show': {
    options: [],
    async run(given, context) {
      const names = addresses(given)
      return inSchool(context, (db) => showStudents(db, names))
    },
  },
  'students move': {
    options: ['cohort=', 'dry-run'],
    async run(given, context) {
      const { cohort } = given.texts
      const emails = addresses(given)
      if (cohort === undefined) throw new WrongCommand("Name the new cohort: --cohort 'Cohort 8'")
      return change(given, context, (db, dryRun) =>
        moveStudents(db, emails, cohort, dryRun, context),
      )
    },
  },
  'students deactivate': changeOf('deactivate'),
  'students activate': changeOf('activate'),
  'students end-sessions': changeOf('end-sessions'),
  'students change-email': {
    options: ['dry-run'],
    async run(given, context) {
      const [from, to, ...more] = given.words
      if (from === undefined || to === undefined || more.length > 0) {
        throw new WrongCommand('Name the current address and the new one.')
      }
      return change(given, context, (db, dryRun) => changeAddress(db, from, to, dryRun))
    },
  },
  'students erase': {
    options: ['keep-submissions', 'yes', 'dry-run'],
    async run(given, context) {
      const emails = addresses(given)
      const submissions = given.flags.has('keep-submissions') ? 'keep' : 'erase'
      const isSure = given.flags.has('yes')
      return change(given, context, (db, dryRun) =>
        eraseStudents(db, emails, { submissions, isSure }, dryRun),
      )
    },
  },
  sync: {
    options: ['dry-run'],
    async run(given, context) {
      const file = oneFile(given)
      refuseToBegin(context.env)
      const sheets = await readSheetList(file)
      const dryRun = given.flags.has('dry-run')
      return inSchool(context, (db) => syncSheets(db, sheets, dryRun, context))
    },
  },
  reminders: {
    options: ['dry-run'],
    async run(given, context) {
      noWords(given)
      if (!given.flags.has('dry-run')) throw new WrongCommand(SENT_BY_SERVER)
      return inSchool(context, (db) => showReminders(db, context.portal))
    },
  },
  backup: {
    options: ['force', 'nightly'],
    async run(given, { env }) {
      const { words, flags } = given
      if (!flags.has('nightly')) return backUpTo(oneFile(given), flags.has('force'), env)
      if (words.length > 0) throw new WrongCommand('--nightly chooses the name of the file itself.')
      refuseToBegin(env)
      const file = await backUpNightly(readConfig(env), systemClock.now())
      return [`${file}: a copy of the school.`]
    },
  },
  restore: {
    options: [],
    run: async (given, { env }) => restoreFrom(oneFile(given), env),
  },
  'move-to': {
    options: [],
    async run({ words: [address, ...more] }, { env }) {
      if (address === undefined || more.length > 0) throw new WrongCommand(NAME_DATABASE)
      return moveTo(address, env)
    },
  },
  failed: {
    options: [],
    async run({ words: [unit, ...more] }, { env }) {
      if (unit === undefined || more.length > 0) throw new WrongCommand(NAME_UNIT)
      return [await tellFailure(unit, readConfig(env))]
    },
  },
  doctor: {
    options: ['mail=', 'address='],
    async run(given, context) {
      const { mail, address } = given.texts
      noWords(given)
      const url = address === undefined ? undefined : URL.parse(address)
      if (url === null || (url !== undefined && !/^https?:$/.test(url.protocol))) {
        throw new WrongCommand(
          `'${address}' must be an address such as https://portal.example.org.`,
        )
      }
      const findings = await examine(context, mail, url?.origin)
      for (const { isOk, text } of findings) {
        context.terminal.log(`${isOk ? 'ok    ' : 'WRONG '} ${text}`)
      }
      return findings.every(({ isOk }) => isOk)
    },
  },
}

const SENT_BY_SERVER =
  'The running server sends reminders by itself. Add --dry-run to see who gets one.'

const NAME_DATABASE =
  'Name the address of the database: postgres://user@db.example.org/portal, its password in PGPASSWORD'

const NAME_UNIT = 'Name the unit of systemd, such as student-portal-update.service.'

function changeOf(act: Parameters<typeof changeStudents>[1]): Command {
  return {
    options: ['dry-run'],
    async run(given, context) {
      const emails = addresses(given)
      return change(given, context, (db, dryRun) => changeStudents(db, act, emails, dryRun))
    },
  }
}

/** Changes the database, and returns the report, line by line. */
async function change(
  { flags }: Given,
  context: Context,
  work: (db: Database, dryRun: boolean) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const dryRun = flags.has('dry-run')
  const lines = await inSchool(context, (db) => work(db, dryRun))
  return dryRun ? [...lines, 'This was a dry run: nothing was changed.'] : lines
}
