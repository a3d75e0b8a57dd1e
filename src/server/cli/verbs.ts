import { cleanKey } from '../../contract/key.ts'
import type { ExportName } from '../store/export-rows.ts'
import { IMPORTS, STANDARD, STUDENT_ACTS, type ImportName } from './command.ts'
import { AUDIENCE, readMessage, readSetLinks } from './read-audience.ts'
import { readMoment } from './read-moment.ts'
import { readStudents } from './read-students.ts'
import { isSheetAddress } from './sheets/address.ts'
import { isSet, notUnderstood, oneFile, textOf, wrong, type Values, type Verb } from './verb.ts'

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
  failed: {
    options: () => [],
    read: ([unit, ...more]) =>
      unit === undefined || more.length > 0
        ? wrong('Name the unit of systemd, such as student-portal-update.service.')
        : { kind: 'failed', unit },
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

function readExport(words: readonly string[], values: Values, what: string) {
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
