import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { bent } from '../support/bent-calls.ts'
import { heading, openPortal } from '../support/portal.tsx'
import { focused, press } from '../support/student.ts'

// Beyond the specification: the welcome, with the card that dashboard/page.md names and what is due next.
// How tasks are grouped is in group-tasks.test.ts, and what is said of a class in class-card.test.tsx.

process.env['TZ'] = 'America/New_York' // five hours behind UTC in March

const TODAY = { lessonNumber: '3', title: 'Today', dueDate: '2026-03-02' }
const TOMORROW = { lessonNumber: '5', title: 'Tomorrow', dueDate: '2026-03-03 18:00' }
const IN_APRIL = { lessonNumber: '6', title: 'In April', dueDate: '2026-04-10' }
const UNREADABLE = { lessonNumber: '7', title: 'One day', dueDate: 'Friday' }
const TWO_UNREADABLE = [UNREADABLE, { ...UNREADABLE, lessonNumber: '8' }]

const openWithClass = (lessonTime: string) =>
  openPortal({ school: { links: { everyone: { lesson_time: lessonTime } } } })
const itIs = (now: string) => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })

/** What stands around the greeting. */
async function welcome() {
  const greeting = await screen.findByRole('heading', { name: /^Welcome/ })
  return within(greeting.parentElement ?? greeting)
}

const nextUp = async () => within(await screen.findByRole('region', { name: 'Next up' }))
const linksOf = (area: Awaited<ReturnType<typeof nextUp>>) =>
  area.getAllByRole('link').map((link) => link.textContent)

beforeEach(() => itIs('2026-03-02T12:00:00Z'))

test.each([
  ['08', 'Good morning'],
  ['13', 'Good afternoon'],
  ['21', 'Good evening'],
])('at %s o’clock of the student’s day the welcome says %s', async (hour, greeting) => {
  itIs(`2026-03-02T${hour}:30:00-05:00`)
  await openPortal()
  expect(await screen.findByText(`${greeting} · Cohort 7`)).toBeVisible()
})

describe('the card of the welcome', () => {
  test('says when the next class is, and when classes are, and leads to the card’s modal', async () => {
    itIs('2026-03-02T16:48:00Z')
    await openWithClass('Mondays, 7 PM')
    const area = await welcome()
    expect(await area.findByText('Mondays, 7 PM')).toBeVisible()
    expect(area.getByText('Next class')).toBeVisible()
    expect(area.getByText('Mon 2 Mar, 7:00 PM (1:00 PM your time)')).toBeVisible()
    press('Class Link')
    const modal = await screen.findByRole('dialog', { name: 'Class Link' })
    expect(await within(modal).findByText(/^Next class: Mon 2 Mar, 7:00 PM/)).toBeVisible()
    press('Close')
    expect(await focused()).toBe(screen.getByRole('button', { name: 'Class Link' }))
  })

  test('says the lesson time alone where it does not tell when the next class is', async () => {
    await openWithClass('Ask your mentor')
    const area = await welcome()
    expect(await area.findByText('Ask your mentor')).toBeVisible()
    expect(area.getByText('Lesson time')).toBeVisible()
    expect(area.queryByText(/class$/)).toBeNull()
  })

  test('says of the class what the card below then leaves out', async () => {
    await openWithClass('Mondays, 7 PM')
    const area = await welcome()
    await area.findByText('Mondays, 7 PM')
    await area.findByText('Nothing is due at the moment.')
    expect(area.getByRole('status')).toBeInTheDocument()
    const card = within(screen.getByRole('article', { name: 'Class Link' }))
    expect(card.queryByText(/Mondays|Next class/)).toBeNull()
    expect(card.queryByRole('status')).toBeNull()
  })
})

describe('Next up', () => {
  test('shows the task that is due next, and how many more are due soon', async () => {
    const { user, place } = await openPortal({ school: { tasks: [IN_APRIL, TODAY, TOMORROW] } })
    const area = await nextUp()
    expect(await area.findByText('1 more due within 7 days')).toBeVisible()
    expect(linksOf(area)).toEqual(['All tasks', 'Today'])
    expect(area.getByText('Due today')).toBeVisible()
    expect(area.getByText('Mon 2 Mar')).toBeVisible()
    await user.click(area.getByRole('link', { name: 'Today' }))
    await heading('Today')
    expect((await place()).path).toBe('/mentor-tasks/3')
  })

  test('shows a task whose due date cannot be read where no other is due', async () => {
    await openPortal({ school: { tasks: TWO_UNREADABLE } })
    const area = await nextUp()
    expect(await area.findByText('Due Friday')).toBeVisible()
    expect(linksOf(area)).toEqual(['All tasks', 'One day'])
    expect(area.getByText('1 more task: check its date')).toBeVisible()
    expect(screen.queryByText('Nothing is due at the moment.')).toBeNull()
  })

  test('says that other tasks may be due before the next', async () => {
    await openPortal({ school: { tasks: [TOMORROW, ...TWO_UNREADABLE] } })
    expect(await (await nextUp()).findByText('2 more tasks: check their dates')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Tomorrow' })).toBeVisible()
  })

  test('does not keep the cards waiting', async () => {
    const release = bent.hold('get_tasks.php')
    await openPortal()
    expect(await screen.findAllByRole('article')).toHaveLength(5)
    const area = await nextUp()
    expect(area.getByRole('status')).toHaveTextContent('Loading your tasks…')
    release({ status: 'success', tasks: [] })
    expect(await area.findByText('Nothing is due at the moment.')).toBeVisible()
  })

  test('offers to try again where it cannot be loaded', async () => {
    bent.fail('get_tasks.php')
    await openPortal({ school: { tasks: [TODAY] } })
    expect(await screen.findByText(/^Your tasks could not be loaded\. Check/)).toBeVisible()
    bent.mend()
    press('Try again')
    expect(await (await nextUp()).findByRole('link', { name: 'Today' })).toBeVisible()
    expect(screen.queryByText(/could not be loaded/)).toBeNull()
  })
})
