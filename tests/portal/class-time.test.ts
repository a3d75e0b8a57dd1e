import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { site } from '../../src/content/compiled/index.ts'
import { readClassTime } from '../../src/portal/time/class-time.ts'

const NAMES = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** 'Tue 19, Thu 19.5', in hours; undefined where the text cannot be read. */
function shown(text: string): string | undefined {
  const classes = readClassTime(text)?.map(({ day, minutes }) => `${NAMES[day]} ${minutes / 60}`)
  return classes?.join(', ')
}

test.each([
  ['Tuesdays and Thursdays, 7 PM', 'Tue 19, Thu 19'],
  ['tues/thurs 7pm', 'Tue 19, Thu 19'],
  ['Tue. + Thur. @ 7.30pm', 'Tue 19.5, Thu 19.5'],
  ['Mondays,\u00a0Wednesdays\n19:00', 'Mon 19, Wed 19'],
  ['Saturday 12 noon', 'Sat 12'],
  ['Saturday 12:15 AM', 'Sat 0.25'],
  ['Saturday 10–12 PM', 'Sat 10'],
  ['Saturday 10-12 AM', 'Sat 22'],
  ['Every Tuesday | Thu by 7 PM till 9 PM', 'Tue 19, Thu 19'],
  ['Mon to Wed - 9 AM until noon', 'Mon 9, Tue 9, Wed 9'],
  ['Fri through Mon 9 AM', 'Fri 9, Sat 9, Sun 9, Mon 9'],
  ['Weekdays 6 PM', 'Mon 18, Tue 18, Wed 18, Thu 18, Fri 18'],
  ['Weekends 6 PM', 'Sat 18, Sun 18'],
  ['Daily at 8pm', 'Sun 20, Mon 20, Tue 20, Wed 20, Thu 20, Fri 20, Sat 20'],
  ['Tuesdays, 7 PM (Lagos time)', 'Tue 19'],
  ['Tuesdays, 7 PM WAT (UTC+01:00).', 'Tue 19'],
  ['7 PM on Tuesdays and Thursdays', 'Tue 19, Thu 19'],
  ['Tuesdays 7-9 PM and Saturdays 10 AM-12 PM', 'Tue 19, Sat 10'],
  ['Tuesdays and Thursdays (7:00pm - 9:00pm WAT)', 'Tue 19, Thu 19'],
])('reads the lesson time %j as %s', (text, classes) => {
  expect(shown(text)).toBe(classes)
})

test.each([
  'To be updated',
  '7 PM',
  'Tuesdays',
  'Tuesdays 7:00', // morning or evening
  'Tuesdays 7-9',
  'Tuesdays 25:00',
  'Tuesdays 13 PM',
  'Tuesdays 7 PM and 9 PM',
  'Tuesdays 7 PM, Thursdays',
  'Tuesdays 7 PM, Tue 9 PM',
  '7 PM, 9 PM Tuesdays',
  'Mon-Wed-Fri 7 PM',
  'Every other Tuesday, 7 PM',
  'Tuesday 24 Nov, 7 PM',
  'Tuesdays, 7 PM GMT',
  'Tuesdays and '.repeat(5000),
])('does not guess the lesson time %j', (text) => {
  expect(readClassTime(text)).toBeNull()
})

test('reads every lesson time that the writers’ guide shows', () => {
  const guide = readFileSync('content/README.md', 'utf8')
  const section = /^## Class times$([^]*?)^## /m.exec(guide)?.[1] ?? ''
  const examples = [...section.matchAll(/`([A-Z][^`]*)`/g)].map(([, text = '']) => text)
  expect(examples.length).toBeGreaterThan(2)
  for (const text of examples) expect(readClassTime(text), text).not.toBeNull()
})

test.each([
  ['Etc/GMT-1', 'Tuesdays, 7 PM (GMT-1)'],
  ['America/Argentina/Buenos_Aires', 'Tuesdays, 7 PM Buenos Aires time'],
])('reads a lesson time that names %s', (timeZone, text) => {
  const kept = site.timeZone
  onTestFinished(() => void Object.assign(site, { timeZone: kept }))
  Object.assign(site, { timeZone })
  expect(shown(text)).toBe('Tue 19')
})
