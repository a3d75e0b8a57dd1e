import { cleanKey } from '../../contract/key.ts'
import { systemClock } from '../clock.ts'
import { readConfig } from '../settings/config.ts'
import { erasuresPath } from '../settings/data-folder.ts'
import { addAudience, readAudience } from './links-and-messages/audience.ts'
import { backUpTo, restoreFrom } from './backup/back-up.ts'
import { readSchoolFile } from '../built/school-file.ts'
import {
  changeAddress,
  changeStudents,
  eraseStudents,
  moveStudents,
} from './students/change-students.ts'
import { STANDARD, WrongCommand, type Context } from './command.ts'
import { examine } from './doctor/doctor.ts'
import { exportFile } from './export/export-table.ts'
import { importFile } from './import/import-file.ts'
import { changeMessage, readMessage } from './links-and-messages/message.ts'
import { moveTo } from './backup/move-to.ts'
import { backUpNightly } from './backup/nightly.ts'
import { removeTask } from './tasks/remove-task.ts'
import type { SchoolCommand } from './school-command.ts'
import { inSchool, refuseToBegin } from './school-database.ts'
import { readLinks, setLinks } from './links-and-messages/set-links.ts'
import { readSheetList } from './sheets/read-sheet-list.ts'
import { syncSheets } from './sheets/sync-sheets.ts'
import { showReminders } from './tasks/show-reminders.ts'
import { showStudents } from './students/show-students.ts'
import { aboutColumns, ABOUT_IMPORTS, ABOUT_TABLES } from './table/table-help.ts'
import { tellFailure } from './doctor/tell-failure.ts'

/** Adds every command: its name and arguments, help, options and what it does. */
export function addCommands(school: SchoolCommand, context: Context): void {
  const { env, portal, terminal } = context

  const imports = school.command('import').addHelpText('afterAll', ABOUT_IMPORTS)
  for (const what of ['students', 'links', 'messages', 'tasks'] as const) {
    imports
      .command(`${what} <file>`)
      .description(`adds and updates ${what}`)
      .canRunDry()
      .option('--new', 'begins a school where there is none yet')
      .option(...(what === 'students' ? OVERWRITE_PASSWORDS : REPLACE))
      .addHelpText('after', () => aboutColumns(what, portal))
      .does((given, file = '') => importFile(what, file, given, context))
  }

  const exports = school.command('export').addHelpText('afterAll', ABOUT_TABLES)
  for (const [what, help] of [
    ['students', 'writes students into a file'],
    ['links', 'writes links into a file'],
    ['messages', 'writes messages into a file'],
    ['tasks', 'writes tasks into a file'],
    ['submissions', 'writes what students have handed in, when, and whether late'],
    ['missing', 'writes who has not handed in which task'],
  ] as const) {
    const command = exports
      .command(`${what} [file]`)
      .description(help)
      .option('--cohort <name>', 'only this cohort')
      .does((given, file = STANDARD) => exportFile(what, file, given, context))
    if (what === 'tasks' || what === 'submissions' || what === 'missing') {
      command.option('--lesson <number>', LESSON)
    }
    if (what === 'submissions') {
      command
        .option('--from <day>', "by the school's clocks: 2026-03-09, or 2026-03-09 18:00")
        .option('--to <day>', 'the same; both days are included')
    }
  }

  addAudience(school.command('set').command('links <field=address...>'))
    .description('sets links: class_link=https://…; class_link=- removes')
    .changes((given, ...words) => {
      const [audience, links] = [readAudience(given), readLinks(words)]
      return (db) => setLinks(db, audience, links, given.dryRun ?? false, context)
    })
  addAudience(school.command('message [text]'))
    .description('shows a message, or takes messages back')
    .option('--from <time>', "2026-12-12 18:00, a day, or a time of today, by the school's clocks")
    .option('--until <time>', 'the same; without these two it is shown at once, for good')
    .option('--remove', 'takes back what is shown and what is to come')
    .changes(({ dryRun = false, ...given }, text) => {
      const message = readMessage(given, text)
      return (db) => changeMessage(db, message, systemClock.now(), dryRun, context)
    })
  school
    .command('tasks')
    .command('remove')
    .description('removes a task; what was handed in stays')
    .requiredOption('--cohort <name>', 'its cohort')
    .requiredOption('--lesson <number>', 'its lesson')
    .option('--yes', 'removes it; without --yes, reports who has handed it in')
    .changes(
      ({ cohort = '', lesson = '', yes: isSure = false, dryRun = false }) =>
        (db) =>
          removeTask(db, cleanKey(cohort), cleanKey(lesson), { isSure, dryRun }),
    )

  const students = school.command('students').addHelpText('afterAll', ALL_OR_NONE)
  students
    .command('show <address...>')
    .description('shows students, by address or by id of the log')
    .does((_, ...names) =>
      inSchool(context, (db) => showStudents(db, names, readSchoolFile(portal).portal)),
    )
  students
    .command('move <address...>')
    .description('moves students into another cohort')
    .requiredOption('--cohort <name>', 'the new cohort')
    .changes(
      ({ cohort = '', dryRun = false }, ...emails) =>
        (db) =>
          moveStudents(db, emails, cohort, dryRun, context),
    )
  for (const [act, help] of [
    ['deactivate', 'blocks students'],
    ['activate', 'lets students in again'],
    ['end-sessions', 'signs students out everywhere'],
  ] as const) {
    students
      .command(`${act} <address...>`)
      .description(help)
      .changes(
        ({ dryRun }, ...emails) =>
          (db) =>
            changeStudents(db, act, emails, dryRun),
      )
  }
  students
    .command('change-email <address> <new-address>')
    .description('corrects an address')
    .changes(
      ({ dryRun }, from = '', to = '') =>
        (db) =>
          changeAddress(db, from, to, dryRun),
    )
  students
    .command('erase <address...>')
    .description('erases students')
    .option('--yes', 'erases; without --yes, reports what would be erased')
    .option('--keep-submissions', 'keeps the submissions, without name, Student ID and links')
    .changes(({ yes: isSure = false, keepSubmissions, dryRun }, ...emails) => {
      const submissions = keepSubmissions ? 'keep' : 'erase'
      const { dataFolder, databaseUrl } = readConfig(env)
      const file = databaseUrl === null ? erasuresPath(dataFolder) : null
      return (db) => eraseStudents(db, emails, { submissions, isSure, file }, dryRun)
    })

  school
    .command('sync <file>')
    .description('takes over the changed sheets of a list, and mails mistakes to their owners')
    .canRunDry()
    .does(async ({ dryRun = false }, file = '') => {
      refuseToBegin(env)
      const sheets = await readSheetList(file)
      return inSchool(context, (db) => syncSheets(db, sheets, dryRun, context))
    })
  school
    .command('reminders')
    .description('shows who gets a mail about a task that is due, and why not the others')
    .requiredOption('--dry-run', 'always: the running server sends the mails by itself')
    .does(() => inSchool(context, (db) => showReminders(db, portal)))

  school
    .command('backup [file]')
    .description('writes a consistent copy')
    .option('--force', 'replaces an older file of that name')
    .option('--nightly', 'into nightly/ of the data folder; keeps 14, also on PostgreSQL')
    .does(async ({ force = false, nightly = false }, file) => {
      if (nightly === (file !== undefined)) throw new WrongCommand('Name a file, or add --nightly.')
      if (file !== undefined) return backUpTo(file, force, env)
      refuseToBegin(env)
      return [`${await backUpNightly(readConfig(env), systemClock.now())}: a copy of the school.`]
    })
  school
    .command('restore <file>')
    .description('replaces the database by a copy, and keeps the old one; stop the server first')
    .does((_, file = '') => restoreFrom(file, env))
  school
    .command('move-to <address>')
    .description('copies the school into an empty PostgreSQL database; stop the server first')
    .addHelpText('after', DATABASE)
    .does((_, address = '') => moveTo(address, env))
  school
    .command('doctor')
    .description('checks everything, and ends with 1 when something is wrong')
    .option('--mail <address>', 'sends a test mail')
    .option('--address <https://…>', 'asks there whether pages arrive as built')
    .does(async ({ mail, address }) => {
      const url = address === undefined ? undefined : URL.parse(address)
      if (url === null || (url !== undefined && !/^https?:$/.test(url.protocol))) {
        throw new WrongCommand(
          `'${address}' must be an address such as https://portal.example.org.`,
        )
      }
      let isWell = true
      for await (const { level, text } of examine(context, mail, url?.origin)) {
        terminal.log(`${level.padEnd(6)} ${text}`)
        isWell &&= level !== 'WRONG'
      }
      return isWell
    })
  school
    .command('failed <unit>')
    .description('mails PORTAL_OPERATOR_MAIL that a unit of systemd has failed')
    .does(async (_, unit = '') => [await tellFailure(unit, readConfig(env))])
}

type Flag = readonly [flag: string, help: string]

const OVERWRITE_PASSWORDS: Flag = [
  '--overwrite-passwords',
  'also replaces existing passwords, or removes them at a dash; without it, they stay',
]
const REPLACE: Flag = [
  '--replace',
  'removes what the file no longer has for its cohorts and for everyone; at most a third of the rows, and no task that somebody has handed in',
]

const LESSON = 'only this lesson, also written as 03 or Lesson 3; the form calls it Task Number'
const ALL_OR_NONE = '\nIf one address is unknown, nothing is changed.'
const DATABASE = '\nADDRESS: postgres://user@db.example.org/portal, its password in PGPASSWORD'
