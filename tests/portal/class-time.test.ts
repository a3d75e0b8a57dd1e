import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readClassTime } from '../../src/portal/time/class-time.ts'

const NAMES = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

const two = (number: number) => String(number).padStart(2, '0')

/** 'Tue 19:00, Thu 19:00'; null where the text cannot be read. */
function shown(text: string): string | null {
  const classes = readClassTime(text)
  if (classes === null) return null
  return classes
    .map(
      ({ day, minutes }) => `${NAMES[day]} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`,
    )
    .join(', ')
}

test.each([
  ['Tuesdays and Thursdays, 7 PM', 'Tue 19:00, Thu 19:00'],
  ['tues/thurs 7pm', 'Tue 19:00, Thu 19:00'],
  ['Tue. + Thur. @ 7.30pm', 'Tue 19:30, Thu 19:30'],
  ['Mondays, Wednesdays 19:00', 'Mon 19:00, Wed 19:00'],
  ['Mondays,\u00a0Wednesdays\n19:00', 'Mon 19:00, Wed 19:00'],
  ['Wed 00:15', 'Wed 00:15'],
  ['Saturday 12 noon', 'Sat 12:00'],
  ['Saturday 12:15 AM', 'Sat 00:15'],
  ['Saturday 10 AM – 12 PM', 'Sat 10:00'],
  ['Saturday 10–12 PM', 'Sat 10:00'],
  ['Saturday 10-12 AM', 'Sat 22:00'],
  ['Every Tuesday | Thu by 7 PM till 9 PM', 'Tue 19:00, Thu 19:00'],
  ['Mon to Wed - 9 AM until noon', 'Mon 09:00, Tue 09:00, Wed 09:00'],
  ['Tuesdays, 7 PM (GMT+1)', 'Tue 19:00'],
  ['Weekdays 6 PM', 'Mon 18:00, Tue 18:00, Wed 18:00, Thu 18:00, Fri 18:00'],
  ['Weekends 6 PM', 'Sat 18:00, Sun 18:00'],
  ['Mon-Fri, 9 AM', 'Mon 09:00, Tue 09:00, Wed 09:00, Thu 09:00, Fri 09:00'],
  ['Fri through Mon 9 AM', 'Fri 09:00, Sat 09:00, Sun 09:00, Mon 09:00'],
  ['Daily at 8pm', 'Sun 20:00, Mon 20:00, Tue 20:00, Wed 20:00, Thu 20:00, Fri 20:00, Sat 20:00'],
  ['Tuesdays, 7 PM (WAT)', 'Tue 19:00'],
  ['Tuesdays, 7 PM (Lagos time)', 'Tue 19:00'],
  ['7 PM on Tuesdays and Thursdays', 'Tue 19:00, Thu 19:00'],
  ['Tuesdays 7 PM, Saturdays 10 AM', 'Tue 19:00, Sat 10:00'],
  ['Tuesdays 7-9 PM and Saturdays 10 AM-12 PM', 'Tue 19:00, Sat 10:00'],
  ['Tuesdays and Thursdays 19:00 WAT.', 'Tue 19:00, Thu 19:00'],
  ['Tuesdays and Thursdays (7:00pm - 9:00pm WAT)', 'Tue 19:00, Thu 19:00'],
  ['Tuesdays · 7 PM', 'Tue 19:00'],
  ['Tuesdays, 7 PM WAT (UTC+01:00)', 'Tue 19:00'],
])('the lesson time %s is read as %s', (text, read) => {
  expect(shown(text)).toBe(read)
})

test.each([
  '',
  'To be updated',
  '7 PM',
  'Tuesdays',
  'Tuesdays 7:00', // morning or evening
  'Tuesdays 7-9',
  'Tuesdays 25:00',
  'Tuesdays 13 PM',
  'Tuesdays 7 PM - 25:00',
  'Tuesdays 19:00 PM',
  'Tuesdays 7 PM and 9 PM',
  'Tuesdays 7 PM, Thursdays',
  'Tuesdays 7 PM, Tue 9 PM',
  '7 PM, 9 PM Tuesdays',
  'Mon-Wed-Fri 7 PM',
  'Tuesdays or Thursdays, 7 PM',
  'Every other Tuesday, 7 PM',
  'First Monday of the month, 7 PM',
  '1st & 3rd Saturday, 10 AM',
  'Tuesdays except holidays, 7 PM',
  'Tuesday 24 Nov, 7 PM',
  'Tuesdays, 7 PM GMT',
  'Tuesdays, 7 PM WAT (6 PM GMT)',
  'Tuesdays (not Thursdays) 7 PM',
  'Tuesdays, about 7 PM',
  'Tuesdays, midnight',
  'Mittwochs 19:00',
  'Tuesdays and '.repeat(5000),
])('the lesson time %j is not guessed', (text) => {
  expect(readClassTime(text)).toBeNull()
})

test('the lesson times that the guide shows are read', () => {
  const guide = readFileSync('content/README.md', 'utf8')
  const section = /^## Class times$([^]*?)^## /m.exec(guide)?.[1] ?? ''
  const shownThere = [...section.matchAll(/`([A-Z][^`]*)`/g)].map(([, text = '']) => text)
  expect(shownThere.length).toBeGreaterThan(2)
  for (const text of shownThere) expect(readClassTime(text), text).not.toBeNull()
})
