import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { saveMessage } from '../../src/server/store/messages.ts'
import { stopClock } from '../support/jsdom-clock.ts'
import { heading, openPortal } from '../support/portal.tsx'
import { SIDEBAR } from '../support/routes.ts'
import type { TestSchool } from '../support/server.ts'
import { follow, logout, openCard, press, submitLogin } from '../support/student.ts'

const GENERAL = 'The school is closed on Friday.'
const PERSONAL = 'Ada, your certificate is ready.'
const messages = { everyone: GENERAL }
const tasks = [{ lessonNumber: '1', title: 'Your town' }]
const FIVE_MINUTES_MS = 5 * 60_000 // as long as messages count as new

const banner = () => screen.queryByRole('region', { name: 'Messages' })
const bannerShown = () => screen.findByRole('region', { name: 'Messages' })
const messagesButton = () => screen.queryByRole('button', { name: 'Messages' })

/** The portal at the moment when the banner has appeared, its clock stopped: the 14 seconds begin now. */
async function openAtFirstMoment(at = '/classes', school: TestSchool = { messages, tasks }) {
  const pass = stopClock()
  const portal = await openPortal({ at, school })
  await bannerShown()
  /** Goes to a page that needs no sign-in, stays for so long, and comes back. */
  const visitPublicPage = async (ms = 0) => {
    portal.history.push('/accessibility')
    await heading('Accessibility')
    await pass(ms)
    const before = portal.count('fetch_messages.php')
    portal.history.back()
    await waitFor(() => expect(portal.count('fetch_messages.php')).toBe(before + 1))
    await screen.findByRole('navigation', { name: 'Portal' })
  }
  const comeBackToTheTab = async () => {
    const before = portal.count('fetch_messages.php')
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    await waitFor(() => expect(portal.count('fetch_messages.php')).toBe(before + 1))
  }
  return { ...portal, pass, visitPublicPage, comeBackToTheTab }
}

test.each([
  ['the general message', messages, [GENERAL]],
  ['the student message', { students: { 'ada@example.org': PERSONAL } }, [PERSONAL]],
  [
    'both messages',
    { everyone: GENERAL, students: { 'ada@example.org': PERSONAL } },
    [GENERAL, PERSONAL],
  ],
])('the banner shows %s where no other is stored', async (_, stored, shown) => {
  await openPortal({ school: { messages: stored } })
  const paragraphs = within(await bannerShown()).getAllByRole('paragraph')
  expect(paragraphs.map((paragraph) => paragraph.textContent)).toEqual(shown)
})

test.each([
  ['a modal', () => openCard('Class Link')],
  ['the drawer', async () => press('Menu')],
  ['the search', async () => press('Search')],
])(
  'the 14 seconds pause while %s lies over the page, and Escape leaves the banner',
  async (_, cover) => {
    const { pass } = await openAtFirstMoment()
    await pass(10_000)
    await cover()
    const over = await screen.findByRole('dialog')
    await pass(60_000)
    fireEvent.keyDown(over, { key: 'Escape' })
    fireEvent(over, new Event('cancel', { cancelable: true }))
    await waitFor(() => expect(over).not.toBeInTheDocument())
    await pass(3999)
    expect(banner()).toBeVisible()
    await pass(1)
    expect(banner()).toBeNull()
  },
)

test('the 14 seconds pause while the address of the page has a modal open', async () => {
  const pass = stopClock()
  await openPortal({ at: '/classes?card=class-link', school: { messages } })
  await screen.findByText(GENERAL)
  await pass(60_000)
  press('Close')
  await pass(13_999)
  expect(banner()).toBeVisible()
  await pass(1)
  expect(banner()).toBeNull()
})

test('Escape closes the banner when nothing lies over it, and takes the focus from nothing else', async () => {
  await openAtFirstMoment()
  const link = screen.getByRole('link', { name: 'Payments' })
  link.focus()
  fireEvent.keyDown(link, { key: 'Escape' })
  expect(banner()).toBeNull()
  expect(link).toHaveFocus()
  press('Messages')
  const close = screen.getByRole('button', { name: 'Close messages' })
  close.focus()
  fireEvent.keyDown(close, { key: 'Escape' })
  expect(banner()).toBeNull()
  expect(messagesButton()).toHaveFocus()
})

test('More opens a long message in place, and the 14 seconds pause until Less', async () => {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(75) // three lines
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(50) // two of them in sight
  const { pass } = await openAtFirstMoment()
  await pass(10_000)
  press('More')
  await pass(60_000)
  press('Less')
  await pass(3999)
  expect(screen.getByRole('button', { name: 'More' })).toBeVisible()
  await pass(1)
  expect(banner()).toBeNull()
})

test('without messages there is neither banner nor Messages button', async () => {
  const { count, history } = await openPortal({ at: '/classes', school: { tasks } })
  await waitFor(() => expect(count('fetch_messages.php')).toBe(1))
  history.push('/mentor-tasks/1') // what it asks for is answered after the messages
  await heading('Your town')
  expect(banner()).toBeNull()
  expect(messagesButton()).toBeNull()
})

test('the banner hides after 14 seconds, which run on across navigations', async () => {
  const { pass } = await openAtFirstMoment()
  await pass(9000)
  await follow('Payments')
  await pass(4999)
  expect(banner()).toBeVisible()
  await pass(1)
  expect(banner()).toBeNull()
})

test('once closed the banner stays hidden, on other pages and while the messages are the same', async () => {
  const { pass, history, comeBackToTheTab } = await openAtFirstMoment()
  press('Close messages')
  expect(banner()).toBeNull()
  await follow('Payments')
  expect(banner()).toBeNull()
  await pass(FIVE_MINUTES_MS + 1)
  await comeBackToTheTab()
  history.push('/mentor-tasks/1') // what it asks for is answered after the messages
  await heading('Your town')
  expect(banner()).toBeNull()
})

test('once closed the banner comes back when a message changes, for 14 seconds', async () => {
  const { pass, school, comeBackToTheTab } = await openAtFirstMoment()
  press('Close messages')
  await saveMessage(school.db, { kind: 'everyone' }, 'The school is open on Friday after all.')
  await pass(FIVE_MINUTES_MS + 1)
  await comeBackToTheTab()
  expect(await screen.findByText('The school is open on Friday after all.')).toBeVisible()
  await pass(13_999)
  expect(banner()).toBeVisible()
  await pass(1)
  expect(banner()).toBeNull()
})

test('once closed the banner comes back when the portal is loaded afresh', async () => {
  const { reload } = await openAtFirstMoment()
  press('Close messages')
  reload()
  expect(await bannerShown()).toBeVisible()
})

test('a Messages button brings the hidden banner back, for another 14 seconds', async () => {
  const { pass } = await openAtFirstMoment()
  await pass(10_000)
  press('Close messages')
  expect(messagesButton()).toHaveFocus()
  press('Messages')
  await pass(13_999)
  expect(banner()).toBeVisible()
  await pass(1)
  expect(banner()).toBeNull()
})

test('the Messages button hides the banner it has brought', async () => {
  await openAtFirstMoment()
  expect(messagesButton()).toHaveAttribute('aria-expanded', 'true')
  press('Messages')
  expect(banner()).toBeNull()
  expect(messagesButton()).toHaveAttribute('aria-expanded', 'false')
})

test('the banner appears on every page of the sidebar, the tasks’ pages and an unknown one', async () => {
  const { history } = await openAtFirstMoment()
  for (const { label } of SIDEBAR) {
    await follow(label, label === 'Dashboard' ? /^Welcome/ : label)
    expect(banner(), label).toBeVisible()
  }
  for (const [path, title] of [
    ['/mentor-tasks', 'Mentor Tasks'],
    ['/mentor-tasks/1', 'Your town'],
    ['/no-such-page', 'Page not found'],
  ] as const) {
    history.push(path)
    await heading(title)
    expect(banner(), path).toBeVisible()
  }
})

test('the task form shows neither the banner nor its Messages button', async () => {
  const { pass, history } = await openAtFirstMoment()
  for (const [path, title] of [
    ['/mentor-tasks/1/submit', 'Submit Task'],
    ['/tasks-turnintin-log', "Turnitin tasks' log"],
  ] as const) {
    history.push(path)
    await heading(title)
    expect(banner(), path).toBeNull()
    await pass(14_000) // elsewhere the button would come now
    expect(messagesButton(), path).toBeNull()
  }
})

test('the 14 seconds run on while the task form is open', async () => {
  const { pass, history } = await openAtFirstMoment('/mentor-tasks/1')
  await pass(8000)
  fireEvent.click(await screen.findByRole('link', { name: 'Submit Task Here' }))
  await heading('Submit Task')
  await pass(3000)
  history.back()
  await heading('Your town')
  expect(banner()).toBeVisible()
  await pass(2999)
  expect(banner()).toBeVisible()
  await pass(1)
  expect(banner()).toBeNull()
})

test('the banner does not come back from a task form that outlasted it', async () => {
  const { pass, history } = await openAtFirstMoment('/mentor-tasks/1')
  fireEvent.click(await screen.findByRole('link', { name: 'Submit Task Here' }))
  await heading('Submit Task')
  await pass(14_000)
  history.back()
  await heading('Your town')
  expect(banner()).toBeNull()
})

test('once closed the banner stays hidden after a public page', async () => {
  const { visitPublicPage } = await openAtFirstMoment()
  press('Close messages')
  await visitPublicPage()
  await waitFor(() => expect(messagesButton()).toBeVisible())
  expect(banner()).toBeNull()
})

test('the 14 seconds run on while a public page is open', async () => {
  const { pass, visitPublicPage } = await openAtFirstMoment()
  await pass(8000)
  await visitPublicPage(3000)
  expect(await bannerShown()).toBeVisible()
  await pass(2999)
  expect(banner()).toBeVisible()
  await pass(1)
  expect(banner()).toBeNull()
})

test('once closed the banner comes back when a message changed while a public page was open', async () => {
  const { school, visitPublicPage } = await openAtFirstMoment()
  press('Close messages')
  await saveMessage(school.db, { kind: 'everyone' }, 'The school is open on Friday after all.')
  await visitPublicPage()
  expect(await bannerShown()).toBeVisible()
})

test('once closed the banner comes back after Logout and another sign-in', async () => {
  await openAtFirstMoment()
  press('Close messages')
  await logout()
  await submitLogin()
  expect(await bannerShown()).toBeVisible()
})

test('a banner that one student closed appears for another, though the message is the same', async () => {
  const tobi = { email: 'tobi@example.org', fullName: 'Tobi Bello' }
  const { school, visitPublicPage } = await openAtFirstMoment('/classes', {
    messages,
    students: [{}, tobi],
  })
  press('Close messages')
  await school.signIn(tobi.email)
  await visitPublicPage()
  expect(await bannerShown()).toBeVisible()
})
