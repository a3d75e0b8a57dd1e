import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { stopClock } from '../support/jsdom-clock.ts'
import { openPortal } from '../support/portal.tsx'
import { openCard } from '../support/student.ts'

const LESSON_TIME = 'Tuesdays and Thursdays, 7 PM' // in Lagos; 6 PM in UTC
const MINUTE_MS = 60_000
const STATE = /Next class|Starts in|left to join|Joining closed/

const phoneIsIn = (zone: string) => void (process.env['TZ'] = zone)
beforeEach(() => phoneIsIn('Africa/Lagos'))

/** The page of classes at a moment that stands still, but for `pass`. */
async function openClasses(moment: string) {
  const pass = stopClock(Date.parse(moment))
  const school = { links: { everyone: { lesson_time: LESSON_TIME } } }
  const portal = await openPortal({ at: '/classes', school })
  const card = await screen.findByRole('article', { name: 'Class Link' })
  await within(card).findByText(LESSON_TIME)
  return { ...portal, pass, card: within(card) }
}

test.each([
  ['2026-11-22T12:00:00Z', 'Next class: Tue 24 Nov, 7:00 PM'],
  ['2026-11-24T17:48:00Z', 'Starts in 12 min'],
  ['2026-11-24T18:04:00Z', '6 min left to join'],
  ['2026-11-24T18:10:00Z', 'Joining closed at 7:10 PM'],
])('at %s the class card and its modal say ‘%s’', async (moment, sentence) => {
  const { card } = await openClasses(moment)
  expect(card.getByText(STATE)).toHaveTextContent(sentence)
  const modal = within(await openCard('Class Link'))
  expect(modal.getAllByText(STATE)[0]).toHaveTextContent(sentence)
})

test('the modal warns before joining closes, and then says what to do', async () => {
  const { card, pass } = await openClasses('2026-11-24T18:09:00Z')
  const modal = within(await openCard('Class Link'))
  expect(modal.getByText(STATE)).toHaveTextContent(/, then you are marked absent$/)
  await pass(MINUTE_MS)
  expect(card.queryByText('Watch the recording.')).toBeNull()
  expect(modal.getByText('Watch the recording.')).toBeVisible()
  expect(modal.getByText('Next class: Thu 26 Nov, 7:00 PM')).toBeVisible()
})

test('the minutes go on with the time, and a screen reader is told of the start alone', async () => {
  const { card, pass } = await openClasses('2026-11-24T17:58:30Z')
  const told = card.getByRole('status')
  expect(card.getByText('Starts in 2 min')).toBeVisible()
  await pass(MINUTE_MS / 2)
  expect(card.getByText('Starts in 1 min')).toBeVisible()
  expect(told).toHaveTextContent(/^$/)
  await pass(MINUTE_MS)
  expect(card.getByText(/^10 min left to join/)).toBeVisible()
  expect(told).toHaveTextContent('Your class has started.')
  await pass(MINUTE_MS)
  expect(told).toHaveTextContent('Your class has started.')
})

test.each([
  ['UTC', 'Next class: Tue 24 Nov, 7:00 PM (6:00 PM your time)'],
  ['Asia/Shanghai', 'Next class: Tue 24 Nov, 7:00 PM (Wed 2:00 AM your time)'],
])('a phone in %s shows the school’s time and its own on the one card', async (zone, both) => {
  phoneIsIn(zone)
  const { card } = await openClasses('2026-11-22T12:00:00Z')
  expect(card.getByText(both)).toBeVisible()
  expect(screen.getAllByText(STATE)).toHaveLength(1)
})
