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
import { addresses, noWords, oneFile, oneWord } from './words.ts'

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
  'set links': changing(AUDIENCE, (given) => {
    const [audience, links] = [readAudience(given), readLinks(given.words)]
    return (db, dryRun, context) => setLinks(db, audience, links, dryRun, context)
  }),
  message: changing([...AUDIENCE, 'from=', 'until=', 'remove'], (given) => {
    const message = readMessage(given)
    return (db, dryRun, context) => changeMessage(db, message, systemClock.now(), dryRun, context)
  }),
  'tasks remove': changing(['cohort=', 'lesson=', 'yes'], (given) => {
    const { cohort, lesson } = given.texts
    noWords(given)
    if (cohort === undefined || lesson === undefined) {
      throw new WrongCommand("Name the task: --cohort 'Cohort 7' --lesson 3")
    }
    const isSure = given.flags.has('yes')
    return (db, dryRun) => removeTask(db, cleanKey(cohort), cleanKey(lesson), { isSure, dryRun })
  }),
  'students show': {
    options: [],
    async run(given, context) {
      const names = addresses(given)
      return inSchool(context, (db) => showStudents(db, names))
    },
  },
  'students move': changing(['cohort='], (given) => {
    const { cohort } = given.texts
    const emails = addresses(given)
    if (cohort === undefined) throw new WrongCommand("Name the new cohort: --cohort 'Cohort 8'")
    return (db, dryRun, context) => moveStudents(db, emails, cohort, dryRun, context)
  }),
  'students deactivate': changingStudents('deactivate'),
  'students activate': changingStudents('activate'),
  'students end-sessions': changingStudents('end-sessions'),
  'students change-email': changing([], ({ words: [from, to, ...more] }) => {
    if (from === undefined || to === undefined || more.length > 0) {
      throw new WrongCommand('Name the current address and the new one.')
    }
    return (db, dryRun) => changeAddress(db, from, to, dryRun)
  }),
  'students erase': changing(['keep-submissions', 'yes'], (given) => {
    const emails = addresses(given)
    const submissions = given.flags.has('keep-submissions') ? 'keep' : 'erase'
    const isSure = given.flags.has('yes')
    return (db, dryRun) => eraseStudents(db, emails, { submissions, isSure }, dryRun)
  }),
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
    run: async (given, { env }) => moveTo(oneWord(given, NAME_DATABASE), env),
  },
  failed: {
    options: [],
    run: async (given, { env }) => [await tellFailure(oneWord(given, NAME_UNIT), readConfig(env))],
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
      let isWell = true
      for await (const { isOk, text } of examine(context, mail, url?.origin)) {
        context.terminal.log(`${isOk ? 'ok    ' : 'WRONG '} ${text}`)
        isWell &&= isOk
      }
      return isWell
    },
  },
}

const SENT_BY_SERVER =
  'The running server sends reminders by itself. Add --dry-run to see who gets one.'

const NAME_DATABASE =
  'Name the address of the database: postgres://user@db.example.org/portal, its password in PGPASSWORD'

const NAME_UNIT = 'Name the unit of systemd, such as student-portal-update.service.'

/** With --dry-run it reports, and changes nothing. @param read throws when the words mean nothing */
function changing(
  options: readonly string[],
  read: (
    given: Given,
  ) => (db: Database, dryRun: boolean, context: Context) => Promise<readonly string[]>,
): Command {
  return {
    options: [...options, 'dry-run'],
    async run(given, context) {
      const change = read(given)
      const dryRun = given.flags.has('dry-run')
      const lines = await inSchool(context, (db) => change(db, dryRun, context))
      return dryRun ? [...lines, 'This was a dry run: nothing was changed.'] : lines
    },
  }
}

function changingStudents(act: Parameters<typeof changeStudents>[1]): Command {
  return changing([], (given) => {
    const emails = addresses(given)
    return (db, dryRun) => changeStudents(db, act, emails, dryRun)
  })
}
