import { expect, test } from 'vitest'
import { readDue } from '../../src/portal/time/read-due.ts'
import { timeLeft } from '../../src/portal/time/time-left.ts'

// The time that is left does not depend on where the student is: not where the school is.
process.env['TZ'] = 'America/New_York'

const left = (time: string, now: string) => {
  const due = readDue({ dueDate: '2026-03-02', time })
  if (due.kind !== 'day' && due.kind !== 'moment') throw new Error('The date is readable')
  return timeLeft(due, new Date(now))
}

// 7 PM in Lagos is 6 PM in UTC.
test.each([
  ['2026-02-22T15:00:00Z', 'ahead', '8 days left'],
  ['2026-02-23T18:00:01Z', 'ahead', '6 days 23 hours left'],
  ['2026-02-28T18:00:00Z', 'ahead', '2 days left'],
  ['2026-02-28T18:00:01Z', 'near', '1 day 23 hours left'],
  ['2026-03-01T18:00:01Z', 'near', '23 hours 59 minutes left'],
  ['2026-03-02T16:59:00Z', 'near', '1 hour 1 minute left'],
  ['2026-03-02T17:59:00Z', 'near', '1 minute left'],
  ['2026-03-02T17:59:01Z', 'near', 'Less than a minute left'],
  ['2026-03-02T18:00:00Z', 'past', 'Deadline passed'],
])('at %s a task due on 2 March at 7 PM is %s: %s', (now, kind, words) => {
  expect(left('7 PM', now)).toEqual({ kind, words })
})

test.each([
  ['', '2026-02-28T22:59:00Z', 'ahead', '2 days left'],
  ['', '2026-02-28T23:00:00Z', 'near', 'Due tomorrow'], // midnight has come in Lagos
  ['', '2026-03-02T22:59:30Z', 'near', 'Due today'],
  ['', '2026-03-02T23:00:00Z', 'past', 'Deadline passed'],
  ['after class', '2026-03-02T12:00:00Z', 'near', 'Due today'],
])('only days are counted where the time is %j: at %s it is %s, %s', (time, now, kind, words) => {
  expect(left(time, now)).toEqual({ kind, words })
})
