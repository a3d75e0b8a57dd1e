import { cleanKey } from '../../contract/key.ts'
import type { ExportName } from '../store/export-rows.ts'
import {
  IMPORTS,
  STANDARD,
  STUDENT_ACTS,
  type AudienceCells,
  type Command,
  type ImportName,
  type StudentsCommand,
} from './command.ts'
import { isSheetAddress, withoutSecret } from './sheets/address.ts'
import { readMoment } from './read-moment.ts'
import { columnNames } from './table/columns.ts'

type Values = Readonly<Record<string, string | boolean | undefined>>

export type Verb = {
  /** The words that can follow, such as 'students'. */
  readonly subjects?: readonly string[]
  readonly options: (subject: string) => readonly string[]
  /** @param words what is no option */
  readonly read: (words: readonly string[], values: Values, subject: string) => Command
}

/** Options with a value. */
export const TEXTS: ReadonlySet<string> = new Set([
  'cohort',
  'lesson',
  'student',
  'from',
  'to',
  'until',
  'mail',
  'address',
])

const EXPORTS: Readonly<Record<ExportName, readonly string[]>> = {
  students: ['cohort'],
  tasks: ['cohort', 'lesson'],
  submissions: ['cohort', 'lesson', 'from', 'to'],
  missing: ['cohort', 'lesson'],
  links: ['cohort'],
  messages: ['cohort'],
}

const AUDIENCE = ['everyone', 'cohort', 'student'] as const

const STUDENT_OPTIONS: Readonly<Record<string, readonly string[]>> = {
  show: [],
  move: ['cohort', 'dry-run'],
  erase: ['keep-submissions', 'yes', 'dry-run'],
}

/** The commands by their first word. */
export const VERBS: Readonly<Record<string, Verb>> = {
  import: {
    subjects: IMPORTS,
    options: (what) => ['dry-run', 'new', what === 'students' ? 'overwrite-passwords' : 'replace'],
    read: (words, values, what) =>
      oneFile(words, (file) => {
        if (/^http:/i.test(file)) return wrong("A sheet's address must begin with https://.")
        if (isSheetAddress(file) && what === 'students') return wrong(NO_STUDENTS)
        return {
          kind: 'import',
          what: what as ImportName,
          file,
          dryRun: isSet(values, 'dry-run'),
          overwritePasswords: isSet(values, 'overwrite-passwords'),
          replace: isSet(values, 'replace'),
          mayBegin: isSet(values, 'new'),
        }
      }),
  },
  export: {
    subjects: Object.keys(EXPORTS),
    options: (what) => EXPORTS[what as ExportName],
    read: readExport,
  },
  set: {
    subjects: ['links'],
    options: () => [...AUDIENCE, 'dry-run'],
    read: readSetLinks,
  },
  message: {
    options: () => [...AUDIENCE, 'from', 'until', 'remove', 'dry-run'],
    read: readMessage,
  },
  tasks: {
    subjects: ['remove'],
    options: () => ['cohort', 'lesson', 'yes', 'dry-run'],
    read: ([word], values) => {
      const [cohort, lesson] = [textOf(values, 'cohort'), textOf(values, 'lesson')]
      if (word !== undefined) return notUnderstood(word)
      if (cohort === undefined || lesson === undefined) {
        return wrong("Name the task: --cohort 'Cohort 7' --lesson 3")
      }
      const task = { cohort: cleanKey(cohort), lesson: cleanKey(lesson) }
      const isSure = isSet(values, 'yes')
      return { kind: 'remove-task', task: { ...task, isSure }, dryRun: isSet(values, 'dry-run') }
    },
  },
  students: {
    subjects: STUDENT_ACTS,
    options: (act) => STUDENT_OPTIONS[act] ?? ['dry-run'],
    read: readStudents,
  },
  sync: {
    options: () => ['dry-run'],
    read: (words, values) =>
      oneFile(words, (file) => ({ kind: 'sync', file, dryRun: isSet(values, 'dry-run') })),
  },
  reminders: {
    options: () => ['dry-run'],
    read: ([word], values) => {
      if (word !== undefined) return notUnderstood(word)
      return isSet(values, 'dry-run') ? { kind: 'reminders' } : wrong(SENT_BY_SERVER)
    },
  },
  backup: {
    options: () => ['force', 'nightly'],
    read: (words, values) => {
      if (!isSet(values, 'nightly')) {
        const overwrite = isSet(values, 'force')
        return oneFile(words, (file) => ({ kind: 'backup', file, overwrite }))
      }
      return words.length === 0
        ? { kind: 'nightly-backup' }
        : wrong('--nightly chooses the name of the file itself.')
    },
  },
  restore: {
    options: () => [],
    read: (words) => oneFile(words, (file) => ({ kind: 'restore', file })),
  },
  'move-to': {
    options: () => [],
    read: ([address, ...more]) =>
      address === undefined || more.length > 0
        ? wrong(
            'Name the address of the database: postgres://user@db.example.org/portal, its password in PGPASSWORD',
          )
        : { kind: 'move-to', address },
  },
  doctor: {
    options: () => ['mail', 'address'],
    read: ([word], values) => {
      if (word !== undefined) return notUnderstood(word)
      const mailTo = textOf(values, 'mail') ?? null
      const address = textOf(values, 'address')
      if (address === undefined) return { kind: 'doctor', mailTo, origin: null }
      if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) {
        return wrong(`'${address}' must be an address such as https://portal.example.org.`)
      }
      return { kind: 'doctor', mailTo, origin: new URL(address).origin }
    },
  },
}

const NO_STUDENTS =
  'Students come from a file alone: everybody who knows where a sheet is can read it.'

const SENT_BY_SERVER =
  'The running server sends reminders by itself. Add --dry-run to see who gets one.'

export function wrong(message: string): Command {
  return { kind: 'wrong', message }
}

function notUnderstood(word: string): Command {
  return wrong(`'${word}' is not understood here.`)
}

function isSet(values: Values, name: string): boolean {
  return values[name] === true
}

function textOf(values: Values, name: string): string | undefined {
  const value = values[name]
  return typeof value === 'string' ? value : undefined
}

function oneFile(words: readonly string[], command: (file: string) => Command): Command {
  const [file, ...more] = words
  if (file === undefined) return wrong('The name of the file is missing.')
  if (more.length > 0)
    return wrong(`Only one file is possible, without '${withoutSecret(more[0])}'.`)
  return command(file)
}

function readExport(words: readonly string[], values: Values, what: string): Command {
  const [from, to] = [textOf(values, 'from'), textOf(values, 'to')]
  const moments = { from: readMoment(from, 'start'), before: readMoment(to, 'end') }
  for (const [written, moment] of [
    [from, moments.from],
    [to, moments.before],
  ]) {
    if (written !== undefined && moment === undefined) {
      return wrong(`'${written}' must be a day such as 2026-03-09, or 2026-03-09T18:00+01:00.`)
    }
  }
  const cohort = textOf(values, 'cohort')
  const filter = {
    cohort: cohort === undefined ? undefined : cleanKey(cohort),
    lesson: textOf(values, 'lesson'),
    ...moments,
  }
  const place = words.length === 0 ? [STANDARD] : words
  return oneFile(place, (file) => ({ kind: 'export', what: what as ExportName, file, filter }))
}

/** @returns a sentence unless exactly one audience is named */
function readAudience(values: Values): AudienceCells | string {
  const [cohort, student] = [textOf(values, 'cohort'), textOf(values, 'student')]
  if (AUDIENCE.filter((name) => values[name] !== undefined).length !== 1) {
    return "Say for whom: --everyone, --cohort 'Cohort 7' or --student ADDRESS."
  }
  if (cohort !== undefined) return { course_cohort: cohort }
  return student === undefined ? {} : { email: student }
}

function readSetLinks(words: readonly string[], values: Values): Command {
  const audience = readAudience(values)
  if (typeof audience === 'string') return wrong(audience)
  const links: Record<string, string> = {}
  for (const word of words) {
    const [, name, value = ''] = /^([^=]+)=(.*)$/s.exec(word) ?? []
    const [field] = columnNames(name === undefined ? [] : [name])
    if (field === undefined) return wrong(`Write class_link=https://… instead of '${word}'.`)
    if (value === '') return wrong(`${field}= has no address. ${field}=- removes the link.`)
    if (field in links) return wrong(`${field} appears twice.`)
    links[field] = value
  }
  if (words.length === 0) return wrong('Name one link or several: class_link=https://…')
  return { kind: 'set-links', audience, links, dryRun: isSet(values, 'dry-run') }
}

function readMessage(words: readonly string[], values: Values): Command {
  const audience = readAudience(values)
  if (typeof audience === 'string') return wrong(audience)
  const [text, ...more] = words
  const [from = '', until = ''] = [textOf(values, 'from'), textOf(values, 'until')]
  const dryRun = isSet(values, 'dry-run')
  if (isSet(values, 'remove')) {
    if (text !== undefined || until !== '') return wrong('--remove takes no text and no --until.')
    return { kind: 'message', audience, text: null, from, until, dryRun }
  }
  if (text === undefined || text.trim() === '') return wrong('The text of the message is missing.')
  if (more.length > 0) return wrong("Put the text between quotation marks: 'Tonight at 8 PM'")
  return { kind: 'message', audience, text, from, until, dryRun }
}

function readStudents(words: readonly string[], values: Values, act: string): Command {
  const students = readStudentsOf(act as StudentsCommand['act'], words, values)
  return typeof students === 'string'
    ? wrong(students)
    : { kind: 'students', students, dryRun: isSet(values, 'dry-run') }
}

/** @returns a sentence when words are missing */
function readStudentsOf(
  act: StudentsCommand['act'],
  words: readonly string[],
  values: Values,
): StudentsCommand | string {
  if (act === 'change-email') {
    const [from, to, ...more] = words
    return from === undefined || to === undefined || more.length > 0
      ? 'Name the current address and the new one.'
      : { act, from, to }
  }
  if (words.length === 0) return 'Name one address or several.'
  switch (act) {
    case 'show':
      return { act, names: words }
    case 'move': {
      const cohort = textOf(values, 'cohort')
      return cohort === undefined
        ? "Name the new cohort: --cohort 'Cohort 8'"
        : { act, emails: words, cohort }
    }
    case 'erase': {
      const keepSubmissions = isSet(values, 'keep-submissions')
      return { act, emails: words, keepSubmissions, isSure: isSet(values, 'yes') }
    }
    default:
      return { act, emails: words }
  }
}
