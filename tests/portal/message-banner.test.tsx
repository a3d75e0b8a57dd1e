import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { EVERYONE } from '../../src/server/store/audience.ts'
import { saveValues, valuesOf } from '../../src/server/store/imports/values.ts'
import { stopClock } from '../support/jsdom-clock.ts'
import { openPortal } from '../support/portal.tsx'
import { COHORT, type TestSchool } from '../support/server.ts'
import {
  comeBackToTheTab,
  focused,
  follow,
  logout,
  openCard,
  press,
  submitLogin,
} from '../support/student.ts'

// Decisions, Messages. What pointers and the focus do to the clock is in tests/browser.

const GENERAL = 'The school is closed on Friday.'
const PERSONAL = 'Ada, your certificate is ready.'
const messages = { everyone: GENERAL }
const tasks = [{ lessonNumber: '1', title: 'Your town' }]
const MINUTE_MS = 60_000
const FIVE_MINUTES_MS = 5 * MINUTE_MS // as long as messages count as new

const banner = () => screen.queryByRole('region', { name: 'Messages' })
const bannerShown = () => screen.findByRole('region', { name: 'Messages' })
const messagesButton = () => screen.queryByRole('button', { name: 'Messages' })

/** The portal as the banner appears, its clock stopped: the 14 seconds begin now. */
async function openAtFirstMoment(at = '/classes', school: TestSchool = { messages, tasks }) {
  const pass = stopClock()
  const portal = await openPortal({ at, school })
  await screen.findByText(GENERAL)
  const { calls, go, history } = portal
  const askedAgain = async (act: () => unknown) => {
    const before = (await calls('fetch_messages.php')).length
    act()
    expect(await calls('fetch_messages.php')).toHaveLength(before + 1)
  }
  return {
    ...portal,
    pass,
    /** Goes to a page that needs no sign-in, and comes back. */
    visitPublicPage: async () => {
      await go('/accessibility', 'Accessibility')
      await askedAgain(() => history.back())
      await screen.findByRole('navigation', { name: 'Portal' })
    },
    comeBackLater: async () => {
      await pass(FIVE_MINUTES_MS + 1)
      await askedAgain(comeBackToTheTab)
    },
    /** Expects the banner to be visible for exactly so long from now on. */
    hidesAfter: async (ms: number) => {
      await pass(ms - 1)
      expect(banner()).toBeVisible()
      await pass(1)
      expect(banner()).toBeNull()
    },
  }
}

test.each([
  ['the student message alone', {}, [PERSONAL]],
  ['both messages', messages, [GENERAL, PERSONAL]],
])('the banner shows whichever message is not empty: %s', async (_, general, shown) => {
  const students = { 'ada@example.org': PERSONAL }
  await openPortal({ school: { messages: { ...general, students } } })
  const paragraphs = within(await bannerShown()).getAllByRole('paragraph')
  expect(paragraphs.map((paragraph) => paragraph.textContent)).toEqual(shown)
})

test('without messages there is neither a banner nor a Messages button', async () => {
  const { calls } = await openPortal({ at: '/classes', shows: 'Classes' })
  expect(await calls('fetch_messages.php')).toHaveLength(1)
  expect(banner()).toBeNull()
  expect(messagesButton()).toBeNull()
})

test('the banner hides after 14 seconds, on every protected page except the task form, which has no button for it either', async () => {
  const { pass, go, hidesAfter } = await openAtFirstMoment()
  for (const [path, title, isShown] of [
    ['/', 'Welcome, Ada', true],
    ['/mentor-tasks', 'Mentor Tasks', true],
    ['/mentor-tasks/1/submit', 'Submit Task', false],
    ['/no-such-page', 'Page not found', true],
    ['/tasks-turnintin-log', "Turnitin tasks' log", false],
    ['/accessibility', 'Accessibility', false],
  ] as const) {
    await pass(1000)
    await go(path, title)
    await pass(1000)
    expect(banner() !== null, path).toBe(isShown)
    expect(messagesButton() !== null, path).toBe(isShown)
  }
  await go('/classes', 'Classes')
  await bannerShown()
  await hidesAfter(2000)
  expect(messagesButton()).toBeVisible()
  await go('/mentor-tasks/1/submit', 'Submit Task')
  expect(messagesButton()).toBeNull()
})

test('the 14 seconds pause while a modal lies over the page, and Escape closes the modal first', async () => {
  const { pass, hidesAfter } = await openAtFirstMoment('/classes?card=class-link')
  await pass(60_000)
  press('Close')
  await pass(10_000)
  const modal = await openCard('Class Link')
  await pass(60_000)
  fireEvent.keyDown(modal, { key: 'Escape' })
  await waitFor(() => expect(modal).not.toBeInTheDocument())
  await hidesAfter(4000)
})

test('the 14 seconds pause while More shows a whole message, until Less', async () => {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(75) // three lines
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(50) // two of them in sight
  const { pass, hidesAfter } = await openAtFirstMoment()
  await pass(10_000)
  press('More')
  await pass(60_000)
  press('Less')
  expect(screen.getByRole('button', { name: 'More' })).toBeVisible()
  await hidesAfter(4000)
})

test('Escape closes the banner, and the focus stays unless it was in the banner', async () => {
  await openAtFirstMoment()
  const link = screen.getByRole('link', { name: 'Payments' })
  link.focus()
  fireEvent.keyDown(link, { key: 'Escape' })
  expect(banner()).toBeNull()
  expect(await focused()).toBe(link)
  press('Messages')
  const close = screen.getByRole('button', { name: 'Close messages' })
  close.focus()
  fireEvent.keyDown(close, { key: 'Escape' })
  expect(banner()).toBeNull()
  expect(await focused()).toBe(messagesButton())
})

test('the Messages button brings the banner back for another 14 seconds, or hides it', async () => {
  const { pass, hidesAfter } = await openAtFirstMoment()
  await pass(10_000)
  press('Close messages')
  expect(await focused()).toBe(messagesButton())
  press('Messages')
  expect(messagesButton()).toHaveAttribute('aria-expanded', 'true')
  await hidesAfter(14_000)
  press('Messages')
  press('Messages')
  expect(banner()).toBeNull()
  expect(messagesButton()).toHaveAttribute('aria-expanded', 'false')
})

test('a closed banner stays hidden on other pages, in a tab that is come back to and after a public page, and comes back for 14 seconds when a message has changed', async () => {
  const { school, hidesAfter, comeBackLater, visitPublicPage } = await openAtFirstMoment()
  press('Close messages')
  await follow('Payments')
  expect(banner()).toBeNull()
  for (const [notice, changed] of [
    [comeBackLater, 'The school is open on Friday after all.'],
    [visitPublicPage, 'The school is closed on Monday.'],
  ] as const) {
    await notice()
    expect(messagesButton()).toBeVisible()
    expect(banner()).toBeNull()
    school.clock.advance(1)
    await saveValues(school.db, 'messages', valuesOf(EVERYONE, { '': changed }), school.clock.now())
    await notice()
    expect(await screen.findByText(changed)).toBeVisible()
    if (notice === comeBackLater) press('Close messages')
  }
  await hidesAfter(14_000)
})

test('a closed banner comes back after another sign-in, for another student and at a load', async () => {
  const tobi = { email: 'tobi@example.org', fullName: 'Tobi Bello' }
  const school = { messages, students: [{}, tobi] }
  const portal = await openAtFirstMoment('/classes', school)
  press('Close messages')
  await logout()
  await submitLogin()
  expect(await bannerShown()).toBeVisible()
  press('Close messages')
  await portal.school.signIn(tobi.email)
  await portal.visitPublicPage()
  expect(await bannerShown()).toBeVisible()
  press('Close messages')
  portal.reload()
  expect(await bannerShown()).toBeVisible()
})

/** The portal at a page, with a message to everyone that ends so long after noon, joined with the cohort's. */
async function openBeforeEnd(lastsMs = 10 * MINUTE_MS) {
  const now = new Date('2026-03-02T12:00:00Z') // the portal looks at the time on each full minute
  const pass = stopClock(now.getTime())
  const portal = await openPortal({
    at: '/classes',
    school: { now: now.toISOString(), messages: { cohorts: { [COHORT]: PERSONAL } } },
  })
  const until = new Date(now.getTime() + lastsMs).toISOString().slice(0, 19)
  const tonight = { ...EVERYONE, field: '', value: GENERAL, until }
  await saveValues(portal.school.db, 'messages', [tonight], now)
  portal.reload()
  expect(await screen.findByText(/The school is closed/)).toBeVisible()
  await pass(14_000)
  expect(banner()).toBeNull()
  return { ...portal, pass, asked: (await portal.calls('fetch_messages.php')).length }
}

test('a message hides at its end in an open tab, and stands below Messages from then on', async () => {
  const { school, calls, pass, asked } = await openBeforeEnd()
  school.clock.advance(11 * MINUTE_MS)
  await pass(10 * MINUTE_MS)
  expect(await calls('fetch_messages.php')).toHaveLength(asked + 1)
  // What goes on is not new.
  expect(banner()).toBeNull()
  press('Messages')
  const list = (await screen.findByRole('heading', { name: 'Earlier messages' })).nextElementSibling
  expect(list).toHaveTextContent(GENERAL)
  // The banner is a status: without this, a screen reader reads all of the list at once.
  expect(list).toHaveAttribute('aria-live', 'off')
  expect(screen.getByText(PERSONAL)).toBeVisible()
  await pass(60_000)
  expect(list).toBeVisible()
})

test('a message hides on the very second of its end', async () => {
  const { calls, pass, asked } = await openBeforeEnd(90_000)
  await pass(90_000 - 14_000 - 1)
  press('Messages')
  expect(screen.getByText(/The school is closed/)).toBeVisible()
  await pass(1)
  expect(screen.queryByText(/The school is closed/)).toBeNull()
  expect(await calls('fetch_messages.php')).toHaveLength(asked + 1)
})

test.each([
  ['the tab was hidden at its end', 'hidden'],
  ['the server was behind', 'behind'],
])('what a message was joined with is shown again, where %s', async (_, why) => {
  const { school, calls, pass, asked } = await openBeforeEnd()
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(why === 'hidden')
  if (why === 'hidden') school.clock.advance(11 * MINUTE_MS)
  await pass(10 * MINUTE_MS)
  expect(await calls('fetch_messages.php')).toHaveLength(why === 'hidden' ? asked : asked + 1)
  hidden.mockRestore()
  school.clock.advance(11 * MINUTE_MS)
  await pass(MINUTE_MS)
  await waitFor(() => expect(messagesButton()).toBeVisible())
  press('Messages')
  expect(await screen.findByText(PERSONAL)).toBeVisible()
})
