import { describe, expect, test } from 'vitest'
import { readCommand } from '../../../src/server/cli/command.ts'

describe('the command line of npm run school', () => {
  test('names what to import or export, and the file', () => {
    expect(readCommand(['import', 'tasks', 'a.csv'])).toEqual({
      kind: 'import',
      what: 'tasks',
      file: 'a.csv',
      dryRun: false,
      overwritePasswords: false,
    })
    expect(readCommand(['export', 'submissions', 'b.csv'])).toEqual({
      kind: 'export',
      what: 'submissions',
      file: 'b.csv',
      filter: {},
    })
  })

  test('takes options before and after the file', () => {
    const words = ['import', 'students', '--dry-run', 'a.csv', '--overwrite-passwords']
    expect(readCommand(words)).toMatchObject({ dryRun: true, overwritePasswords: true })
    expect(readCommand(['backup', 'a.sqlite', '--force'])).toMatchObject({ overwrite: true })
    expect(readCommand(['doctor', '--mail=a@x.org'])).toMatchObject({ mailTo: 'a@x.org' })
  })

  test.each([
    [
      ['--from', '2026-03-09', '--to', '2026-03-09'],
      { from: '2026-03-09T00:00:00.000Z', before: '2026-03-10T00:00:00.000Z' },
    ],
    [['--to', '2026-03-09T18:00+01:00'], { before: '2026-03-09T17:00:00.000Z' }],
    [['--cohort', 'Cohort 7', '--lesson', '3'], { cohort: 'Cohort 7', lesson: '3' }],
  ])('reads what to export: %j', (options, filter) => {
    const command = readCommand(['export', 'submissions', 'b.csv', ...options])
    expect(command).toMatchObject({ filter })
  })

  test('reads whom to change', () => {
    expect(readCommand(['students', 'deactivate', 'a@x.org', 'b@x.org'])).toEqual({
      kind: 'students',
      students: { act: 'deactivate', emails: ['a@x.org', 'b@x.org'] },
    })
    expect(readCommand(['students', 'erase', 'a@x.org', '--keep-submissions'])).toEqual({
      kind: 'students',
      students: { act: 'erase', emails: ['a@x.org'], keepSubmissions: true, isSure: false },
    })
  })

  test.each([['--help'], ['-h'], ['help'], ['import', '--help']])(
    'asks for an explanation: %s %s',
    (...words) => {
      expect(readCommand(words.filter(Boolean))).toEqual({ kind: 'help' })
    },
  )

  test.each([
    [[], 'Say what to do.'],
    [['imprt', 'students', 'a.csv'], "There is no 'imprt'. Did you mean 'import'?"],
    [
      ['import', 'student', 'a.csv'],
      "Say what to import: students, links, messages, tasks. Did you mean 'students'?",
    ],
    [['import', 'students'], 'Say which file.'],
    [['export'], 'Say what to export: students, tasks, submissions, links, messages.'],
    [['imports'], "There is no 'imports'. Did you mean 'import'?"],
    [['toString'], "There is no 'toString'."],
    [
      ['import', 'students', 'a.csv', '--dryrun'],
      "There is no option --dryrun here. Did you mean '--dry-run'?",
    ],
    [
      ['import', 'tasks', 'a.csv', '--overwrite-passwords'],
      'There is no option --overwrite-passwords here. There are: --dry-run.',
    ],
    [['restore', 'a.sqlite', '--force'], 'There is no option --force here.'],
    [['backup', 'a.sqlite', '--force=no'], "--force stands by itself, without 'no'."],
    [['export', 'tasks', 'a.csv', '--cohort'], 'Say what --cohort is.'],
    [
      ['export', 'submissions', 'a.csv', '--from', '2026-02-30'],
      "'2026-02-30' must be a day such as 2026-03-09, or 2026-03-09T18:00+01:00.",
    ],
    [
      ['export', 'submissions', 'a.csv', '--to', 'yesterday'],
      "'yesterday' must be a day such as 2026-03-09, or 2026-03-09T18:00+01:00.",
    ],
    [
      ['students', 'delete', 'a@x.org'],
      'Say what to do: deactivate, activate, end-sessions, change-email, erase.',
    ],
    [['students', 'erase'], 'Say whose: one address or several.'],
    [['students', 'change-email', 'a@x.org'], 'Say the address of today and the new one.'],
    [['doctor', 'please'], "What is 'please'?"],
    [['import', 'students', 'a.csv', 'b.csv'], "One file at a time, please: what is 'b.csv'?"],
  ])('is answered when it is not understood: %j', (words, message) => {
    expect(readCommand(words)).toEqual({ kind: 'wrong', message })
  })
})
