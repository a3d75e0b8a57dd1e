import { describe, expect, test } from 'vitest'
import { readCommand } from '../../../src/server/cli/command.ts'

describe('the command line of npm run school', () => {
  test('names what to import or export, and the file', () => {
    expect(readCommand(['import', 'tasks', 'a.csv'])).toEqual({
      kind: 'import',
      what: 'tasks',
      file: 'a.csv',
    })
    expect(readCommand(['export', 'submissions', 'b.csv'])).toEqual({
      kind: 'export',
      file: 'b.csv',
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
    [['export', 'students', 'a.csv'], 'Say what to export: submissions.'],
    [['export'], 'Say what to export: submissions.'],
    [['import', 'students', 'a.csv', 'b.csv'], "One file at a time, please: what is 'b.csv'?"],
  ])('is answered when it is not understood: %j', (words, message) => {
    expect(readCommand(words)).toEqual({ kind: 'wrong', message })
  })
})
