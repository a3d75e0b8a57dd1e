import { expect, test } from 'vitest'
import { readDue } from '../../src/portal/time/read-due.ts'
import { upcomingDeadline, timeLeft } from '../../src/portal/time/time-left.ts'

// Not the school's: what is left must not depend on where the student is.
process.env['TZ'] = 'America/New_York'

const left = (dueDate: string, time: string, now: string) => {
  const due = readDue({ dueDate, time })
  if (due.kind === 'none' || due.kind === 'unreadable') throw new Error(`${dueDate} is no date`)
  return timeLeft(due, new Date(now))
}

// 7 PM in Lagos is 6 PM in UTC.
test.each([
  ['2026-02-28T18:00:01Z', 'near', '1 day 23 hours left'],
  ['2026-02-28T18:00:00Z', 'ahead', '2 days left'],
  ['2026-02-28T15:00:00Z', 'ahead', '2 days 3 hours left'],
  ['2026-02-23T18:00:01Z', 'ahead', '6 days 23 hours left'],
  ['2026-02-22T15:00:00Z', 'ahead', '8 days left'],
  ['2025-03-02T18:00:00Z', 'ahead', '365 days left'],
  ['2026-03-01T18:00:00Z', 'near', '1 day left'],
  ['2026-03-01T18:00:01Z', 'near', '23 hours 59 minutes left'],
  ['2026-03-02T14:40:00Z', 'near', '3 hours 20 minutes left'],
  ['2026-03-02T16:59:00Z', 'near', '1 hour 1 minute left'],
  ['2026-03-02T17:59:00Z', 'near', '1 minute left'],
  ['2026-03-02T17:59:01Z', 'near', 'Less than a minute left'],
  ['2026-03-02T18:00:00Z', 'past', 'Deadline passed'],
])('at %s a task due on 2 March at 7 PM is %s: %s', (now, kind, words) => {
  expect(left('2026-03-02', '7 PM', now)).toEqual({ kind, words })
})

test.each([
  ['', '2026-03-02T22:59:30Z', 'near', 'Due today'],
  ['', '2026-03-02T23:00:00Z', 'past', 'Deadline passed'], // midnight has come in Lagos
  ['', '2026-02-28T23:00:00Z', 'near', 'Due tomorrow'],
  ['', '2026-02-28T22:59:00Z', 'ahead', '2 days left'],
  ['after class', '2026-03-02T12:00:00Z', 'near', 'Due today'],
])('of a day alone, or with the time %j, only days are counted: at %s it is %s, %s', (...given) => {
  const [time, now, kind, words] = given
  expect(left('2026-03-02', time, now)).toEqual({ kind, words })
})

test.each([
  ['2026-03-02', '7 PM', '2026-03-02T17:59:59Z', true],
  ['2026-03-02', '7 PM', '2026-03-02T18:00:00Z', false],
  ['2026-03-02', '', '2026-03-02T22:59:59Z', true],
  ['2026-03-02', '', '2026-03-02T23:00:00Z', false],
  ['Friday', '', '2026-03-02T12:00:00Z', false],
  ['', '', '2026-03-02T12:00:00Z', false],
])('a task due %j at %j has at %s a deadline ahead: %j', (dueDate, time, now, ahead) => {
  expect(upcomingDeadline(readDue({ dueDate, time }), new Date(now)) !== null).toBe(ahead)
})
