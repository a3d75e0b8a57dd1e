import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { stopClock } from '../support/jsdom-clock.ts'
import { openPortal } from '../support/portal.tsx'
import { openCard } from '../support/student.ts'

const LESSON_TIME = 'Tuesdays and Thursdays, 7 PM' // in Lagos; 6 PM in UTC
const MINUTE_MS = 60_000
const DOOR = /Next class|Starts in|left to join|Joining closed/

const phoneIsIn = (zone: string) => void (process.env['TZ'] = zone)
beforeEach(() => phoneIsIn('Africa/Lagos'))

/** The page of classes at a moment that stands still, but for `pass`. */
async function openClasses(moment: string, lessonTime = LESSON_TIME) {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse(moment))
  const pass = stopClock()
  const school = { links: { everyone: { lesson_time: lessonTime } } }
  const portal = await openPortal({ at: '/classes', school })
  const card = await screen.findByRole('article', { name: 'Class Link' })
  await within(card).findByText(lessonTime)
  return { ...portal, pass, card: within(card) }
}

test.each([
  ['2026-11-22T12:00:00Z', 'Next class: Tue 24 Nov, 7:00 PM'],
  ['2026-11-24T17:48:00Z', 'Starts in 12 min'],
  ['2026-11-24T18:00:00Z', '10 min left to join'],
  ['2026-11-24T18:04:00Z', '6 min left to join'],
  ['2026-11-24T18:10:00Z', 'Joining closed at 7:10 PM'],
  ['2026-11-24T20:10:00Z', 'Next class: Thu 26 Nov, 7:00 PM'],
])('at %s the class card and its modal say ‘%s’', async (moment, sentence) => {
  const { card } = await openClasses(moment)
  expect(card.getByText(DOOR)).toHaveTextContent(sentence)
  const modal = within(await openCard('Class Link'))
  expect(modal.getAllByText(DOOR)[0]).toHaveTextContent(sentence)
})

test('while it can be joined the modal says what comes after that', async () => {
  await openClasses('2026-11-24T18:04:00Z')
  const modal = within(await openCard('Class Link'))
  expect(modal.getByText(DOOR)).toHaveTextContent(/, then you are marked absent$/)
})

test('once the door is closed the modal says what to do, and when the next class is', async () => {
  const { card } = await openClasses('2026-11-24T18:30:00Z')
  expect(card.queryByText('Watch the recording.')).toBeNull()
  const modal = within(await openCard('Class Link'))
  expect(modal.getByText('Watch the recording.')).toBeVisible()
  expect(modal.getByText('Next class: Thu 26 Nov, 7:00 PM')).toBeVisible()
})

test('the minutes go on as time does, up to the closed door', async () => {
  const { card, pass } = await openClasses('2026-11-24T17:58:30Z')
  expect(card.getByText('Starts in 2 min')).toBeVisible()
  await pass(30_000)
  expect(card.getByText('Starts in 1 min')).toBeVisible()
  await pass(MINUTE_MS)
  expect(card.getByText(/^10 min left to join/)).toBeVisible()
  for (let minute = 0; minute < 10; minute += 1) await pass(MINUTE_MS)
  expect(card.getByText('Joining closed at 7:10 PM')).toBeVisible()
})

test('a screen reader is told that the class has started, and not how each minute goes by', async () => {
  const { card, pass } = await openClasses('2026-11-24T17:58:00Z')
  const told = card.getByRole('status')
  expect(told).toHaveTextContent(/^$/)
  await pass(MINUTE_MS)
  expect(told).toHaveTextContent(/^$/)
  await pass(MINUTE_MS)
  expect(told).toHaveTextContent('Your class has started.')
  await pass(MINUTE_MS)
  expect(told).toHaveTextContent('Your class has started.')
})

describe('a phone whose clock shows another time than the school’s', () => {
  test.each([
    ['UTC', 'Next class: Tue 24 Nov, 7:00 PM (6:00 PM your time)'],
    ['Asia/Kathmandu', 'Next class: Tue 24 Nov, 7:00 PM (11:45 PM your time)'],
    ['Asia/Shanghai', 'Next class: Tue 24 Nov, 7:00 PM (Wed 2:00 AM your time)'],
  ])('in %s it shows both', async (zone, sentence) => {
    phoneIsIn(zone)
    const { card } = await openClasses('2026-11-22T12:00:00Z')
    expect(card.getByText(sentence)).toBeVisible()
  })
})

test.each(['To be updated', 'Tuesdays 7', 'Ask your mentor'])(
  'the lesson time ‘%s’ cannot be read and stands alone',
  async (lessonTime) => {
    const { card } = await openClasses('2026-11-24T18:04:00Z', lessonTime)
    expect(card.queryByText(DOOR)).toBeNull()
    const modal = within(await openCard('Class Link'))
    expect(modal.queryByText(DOOR)).toBeNull()
  },
)

test('no card but the one whose file asks for it says anything of the class', async () => {
  await openClasses('2026-11-24T18:04:00Z')
  expect(screen.getAllByText(DOOR)).toHaveLength(1)
})
