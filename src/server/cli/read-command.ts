import { parseArgs } from 'node:util'
import { cleanKey } from '../../contract/key.ts'
import type { ExportName } from '../store/export-rows.ts'
import {
  IMPORTS,
  STUDENT_ACTS,
  type Command,
  type ImportName,
  type StudentsCommand,
} from './command.ts'
import { keptByNpm } from './kept-by-npm.ts'
import { readMoment } from './read-moment.ts'
import { suggest } from './suggest.ts'

type Env = Readonly<Record<string, string | undefined>>
type Values = Readonly<Record<string, string | boolean | undefined>>
type Verb = {
  /** The words that can follow, such as 'students'. */
  readonly subjects?: readonly string[]
  readonly options: (subject: string) => readonly string[]
  readonly read: (words: readonly string[], values: Values, subject: string) => Command
}

const EXPORTS: Readonly<Record<ExportName, readonly string[]>> = {
  students: ['cohort'],
  tasks: ['cohort', 'lesson'],
  submissions: ['cohort', 'lesson', 'from', 'to'],
  links: ['cohort'],
  messages: ['cohort'],
}

const VERBS: Readonly<Record<string, Verb>> = {
  import: {
    subjects: IMPORTS,
    options: (what) =>
      what === 'students' ? ['dry-run', 'new', 'overwrite-passwords'] : ['dry-run', 'new'],
    read: (words, values, what) =>
      oneFile(words, (file) => ({
        kind: 'import',
        what: what as ImportName,
        file,
        dryRun: values['dry-run'] === true,
        overwritePasswords: values['overwrite-passwords'] === true,
        mayBegin: values['new'] === true,
      })),
  },
  export: {
    subjects: Object.keys(EXPORTS),
    options: (what) => EXPORTS[what as ExportName],
    read: readExport,
  },
  students: {
    subjects: STUDENT_ACTS,
    options: (act) => (act === 'erase' ? ['keep-submissions', 'yes'] : []),
    read: readStudents,
  },
  reminders: {
    options: () => ['dry-run'],
    read: (words, values) => {
      if (words[0] !== undefined) return wrong(`'${words[0]}' is not understood here.`)
      return values['dry-run'] === true ? { kind: 'reminders' } : wrong(SENT_BY_SERVER)
    },
  },
  backup: {
    options: () => ['force', 'nightly'],
    read: (words, { force, nightly }) => {
      if (nightly !== true) {
        return oneFile(words, (file) => ({ kind: 'backup', file, overwrite: force === true }))
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
    read: ([word], { mail, address }) => {
      if (word !== undefined) return wrong(`'${word}' is not understood here.`)
      const mailTo = typeof mail === 'string' ? mail : null
      if (typeof address !== 'string') return { kind: 'doctor', mailTo, origin: null }
      if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) {
        return wrong(`'${address}' must be an address such as https://portal.example.org.`)
      }
      return { kind: 'doctor', mailTo, origin: new URL(address).origin }
    },
  },
}

const SENT_BY_SERVER =
  'The running server sends reminders by itself. Add --dry-run to see who gets one.'

/** Options with a value. */
const TEXTS = new Set(['cohort', 'lesson', 'from', 'to', 'mail', 'address'])

/** @param words the arguments */
export function readCommand(words: readonly string[], env: Env = {}): Command {
  if (words.some((word) => word === '--help' || word === '-h' || word === 'help')) {
    return { kind: 'help' }
  }
  const [name, ...rest] = words
  if (name === undefined) return wrong('A command is missing.')
  const verb = Object.hasOwn(VERBS, name) ? VERBS[name] : undefined
  if (verb === undefined) return wrong(`There is no '${name}'.${suggest(name, Object.keys(VERBS))}`)
  const { subjects } = verb
  const [subject = '', ...more] = rest
  if (subjects === undefined || subjects.includes(subject)) {
    const options = verb.options(subject)
    const kept = keptByNpm(options, words, env)
    if (kept !== null) return wrong(kept)
    return readVerb(verb, options, subjects === undefined ? rest : more, subject)
  }
  const one = `Say what to ${name === 'students' ? 'do' : name}: ${subjects.join(', ')}.`
  return wrong(subject === '' ? one : `${one}${suggest(subject, subjects)}`)
}

function readVerb(
  verb: Verb,
  known: readonly string[],
  words: readonly string[],
  subject: string,
): Command {
  const options = Object.fromEntries(
    known.map((name) => [name, { type: TEXTS.has(name) ? 'string' : 'boolean' } as const]),
  )
  const { tokens } = parseArgs({
    args: [...words],
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const given: string[] = []
  const values: Record<string, string | boolean> = {}
  for (const token of tokens) {
    if (token.kind === 'positional') given.push(token.value)
    if (token.kind !== 'option') continue
    if (!known.includes(token.name)) return wrong(unknownOption(token.rawName, known))
    const needsText = TEXTS.has(token.name)
    if (needsText && !token.value) return wrong(`${token.rawName} needs a value.`)
    if (!needsText && token.value !== undefined) {
      return wrong(`${token.rawName} takes no value such as '${token.value}'.`)
    }
    values[token.name] = token.value ?? true
  }
  return verb.read(given, values, subject)
}

function unknownOption(written: string, known: readonly string[]): string {
  const options = known.map((name) => `--${name}`)
  if (options.length === 0) return `There is no option ${written} here.`
  const advice = suggest(written, options) || ` There are: ${options.join(', ')}.`
  return `There is no option ${written} here.${advice}`
}

function oneFile(words: readonly string[], command: (file: string) => Command): Command {
  const [file, ...more] = words
  if (file === undefined) return wrong('The name of the file is missing.')
  if (more.length > 0) return wrong(`Only one file is possible, without '${more[0]}'.`)
  return command(file)
}

function readExport(words: readonly string[], values: Values, what: string): Command {
  const text = (name: string) => {
    const value = values[name]
    return typeof value === 'string' ? value : undefined
  }
  const [from, to] = [text('from'), text('to')]
  const moments = { from: readMoment(from, 'start'), before: readMoment(to, 'end') }
  for (const [written, moment] of [
    [from, moments.from],
    [to, moments.before],
  ]) {
    if (written !== undefined && moment === undefined) {
      return wrong(`'${written}' must be a day such as 2026-03-09, or 2026-03-09T18:00+01:00.`)
    }
  }
  const cohort = text('cohort')
  const filter = {
    cohort: cohort === undefined ? undefined : cleanKey(cohort),
    lesson: text('lesson'),
    ...moments,
  }
  return oneFile(words, (file) => ({ kind: 'export', what: what as ExportName, file, filter }))
}

function readStudents(words: readonly string[], values: Values, written: string): Command {
  const act = written as StudentsCommand['act']
  if (act === 'change-email') {
    const [from, to, ...more] = words
    if (from === undefined || to === undefined || more.length > 0) {
      return wrong('Name the current address and the new one.')
    }
    return { kind: 'students', students: { act, from, to } }
  }
  if (words.length === 0) return wrong('Name one address or several.')
  if (act !== 'erase') return { kind: 'students', students: { act, emails: words } }
  const keepSubmissions = values['keep-submissions'] === true
  return {
    kind: 'students',
    students: { act, emails: words, keepSubmissions, isSure: values['yes'] === true },
  }
}

function wrong(message: string): Command {
  return { kind: 'wrong', message }
}
