import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { site } from '../../src/content/compiled/index.ts'
import { readDue } from '../../src/portal/time/read-due.ts'
import { formatDue, formatMoment, formatLocal } from '../../src/portal/time/school-time.ts'

const due = (dueDate: string, time = '') => readDue({ dueDate, time })

const { timeZone } = site
const schoolIsIn = (zone: string) => void Object.assign(site, { timeZone: zone })
afterAll(() => schoolIsIn(timeZone))
const phoneIsIn = (zone: string) => void (process.env['TZ'] = zone)
beforeEach(() => {
  phoneIsIn('Africa/Lagos')
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-02-20T12:00:00Z') })
})

test.each([
  ['2026-03-01', '', 'Sun 1 Mar'],
  ['2026-12-31T23:30Z', '', 'Fri, 1 Jan 2027, 12:30 AM'],
  ['2026-03-01', 'after class', 'Sun 1 Mar, after class'],
  ['2026-03-01', '7 PM', 'Sun 1 Mar, 7:00 PM'],
  ['2026-03-01', 'midnight', 'Sun 1 Mar, 11:59 PM'],
  ['2026-03-01 23:30', 'sharp', 'Sun 1 Mar, 11:30 PM, sharp'],
  ['Friday', '7 PM', 'Friday, 7 PM'],
  ['', '', ''],
])(
  'a task due %j at %j is shown in the school’s time, with the year if it is another: %s',
  (dueDate, time, shown) => {
    expect(formatDue(due(dueDate, time))).toBe(shown)
  },
)

test.each([
  ['America/New_York', 'Sun 1 Mar, 1:00 PM'],
  ['Asia/Tokyo', 'Mon 2 Mar, 3:00 AM'],
  ['Europe/Paris', null], // an hour ahead of UTC in winter, as Lagos is
])(
  'on a phone in %s 7 PM in Lagos is %s, and named as Lagos time only where it differs',
  (zone, shown) => {
    phoneIsIn(zone)
    const moment = new Date('2026-03-01T18:00Z')
    expect(formatLocal(moment)).toBe(shown)
    expect(formatMoment(moment)).toBe(`Sun 1 Mar, 7:00 PM${shown === null ? '' : ', Lagos time'}`)
  },
)

test.each([
  ['America/Argentina/Buenos_Aires', 'Wed 1 Jul, 9:00 AM, Buenos Aires time'],
  ['Asia/Tokyo', 'Wed 1 Jul, 9:00 PM, Tokyo time'],
])('a zone, %s, is named as students know it', (zone, shown) => {
  schoolIsIn(zone)
  expect(formatMoment(new Date('2026-07-01T12:00Z'))).toBe(shown)
})

test.each([
  ['2026-03-08 23:00', '2026-03-09T03:00:00Z'],
  ['2026-11-01 23:00', '2026-11-02T04:00:00Z'],
])('where clocks change, %s is %s, and is shown as it was written', (dueDate, utc) => {
  schoolIsIn('America/New_York')
  const read = due(dueDate)
  expect(read).toMatchObject({ at: new Date(utc) })
  expect(formatDue(read)).toContain('11:00 PM, New York time')
})
