import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { bendCalls } from '../support/bent-calls.ts'
import { heading, openPortal } from '../support/portal.tsx'
import { press } from '../support/student.ts'

// Beyond the specification: the welcome, with the card that dashboard/page.md names and what is due next.

// Five hours behind UTC in March.
process.env['TZ'] = 'America/New_York'

const TASKS = [
  { lessonNumber: '1', title: 'Over', dueDate: '2026-03-01' },
  { lessonNumber: '2', title: 'In two weeks', dueDate: '2026-03-16' },
  { lessonNumber: '3', title: 'Today', dueDate: '2026-03-02' },
  { lessonNumber: '4', title: 'Some day', dueDate: 'after Easter' },
  { lessonNumber: '5', title: 'Tomorrow', dueDate: '2026-03-03 18:00' },
  { lessonNumber: '6', title: 'In April', dueDate: '2026-04-10' },
]

/** What is due tomorrow, and in April. */
const MORE = TASKS.slice(4)

const linksIn = (area: { getAllByRole: typeof screen.getAllByRole }) =>
  area.getAllByRole('link').map((link) => link.textContent)
const itIs = (now: string) => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })

/** What stands around the greeting. */
async function welcome() {
  const greeting = await screen.findByRole('heading', { name: /^Welcome/ })
  return within(greeting.parentElement ?? greeting)
}

const nextUp = async () => within(await screen.findByRole('region', { name: 'Next up' }))

beforeEach(() => itIs('2026-03-02T12:00:00Z'))

test.each([
  ['08', 'Good morning'],
  ['13', 'Good afternoon'],
  ['21', 'Good evening'],
])('the welcome of %s o’clock of the student’s day is %s', async (hour, greeting) => {
  itIs(`2026-03-02T${hour}:30:00-05:00`)
  await openPortal()
  expect(await screen.findByText(`${greeting} · Cohort 7`)).toBeVisible()
})

describe('the card of the welcome', () => {
  test('says when the next class is, and when classes are, and leads to the card’s modal', async () => {
    itIs('2026-03-02T16:48:00Z')
    const links = { everyone: { lesson_time: 'Mondays, 7 PM' } }
    await openPortal({ school: { links } })
    const area = await welcome()
    expect(await area.findByText('Mondays, 7 PM')).toBeVisible()
    expect(area.getByText('Next class')).toBeVisible()
    expect(area.getByText('Mon 2 Mar, 7:00 PM (1:00 PM your time)')).toBeVisible()
    press('Class Link')
    const modal = await screen.findByRole('dialog', { name: 'Class Link' })
    expect(await within(modal).findByText(/^Next class: Mon 2 Mar, 7:00 PM/)).toBeVisible()
  })

  test('says the lesson time alone where nobody can tell when the next class is', async () => {
    await openPortal({ school: { links: { everyone: { lesson_time: 'Ask your mentor' } } } })
    const area = await welcome()
    expect(await area.findByText('Ask your mentor')).toBeVisible()
    expect(area.getByText('Lesson time')).toBeVisible()
    expect(area.queryByText(/class$/)).toBeNull()
  })

  test('says how long it can be joined', async () => {
    itIs('2026-03-02T18:03:00Z')
    await openPortal({ school: { links: { everyone: { lesson_time: 'Mondays, 7 PM' } } } })
    const door = (await (await welcome()).findByText(/left to join/)).parentElement
    expect(door).toHaveTextContent('Your class7 min left to joinMondays, 7 PM')
  })

  test('gives the focus back to its button, not to the card below', async () => {
    await openPortal()
    await heading('Welcome, Ada')
    press('Class Link')
    await screen.findByRole('dialog', { name: 'Class Link' })
    press('Close')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Class Link' })).toHaveFocus())
  })

  test('says of the class what the card below then leaves out', async () => {
    await openPortal({ school: { links: { everyone: { lesson_time: 'Mondays, 7 PM' } } } })
    const area = await welcome()
    await area.findByText('Mondays, 7 PM')
    await area.findByText('Nothing is due at the moment.')
    expect(area.getByRole('status')).toBeInTheDocument()
    const card = within(screen.getByRole('article', { name: 'Class Link' }))
    expect(card.queryByText(/Mondays|Next class/)).toBeNull()
    expect(card.queryByRole('status')).toBeNull()
  })
})

test('Next up shows the task that is due next, and how many more are soon', async () => {
  const { user, path } = await openPortal({ school: { tasks: TASKS.slice(0, 3).concat(MORE) } })
  const area = await nextUp()
  expect(await area.findByText('1 more due within 7 days')).toBeVisible()
  expect(linksIn(area)).toEqual(['All tasks', 'Today'])
  expect(area.getByText('Due today')).toBeVisible()
  expect(area.getByText('Mon 2 Mar')).toBeVisible()
  await user.click(area.getByRole('link', { name: 'Today' }))
  await heading('Today')
  expect(path()).toBe('/mentor-tasks/3')
})

test('Next up says so when nothing is due', async () => {
  await openPortal({ school: { tasks: TASKS.slice(0, 1) } })
  expect(await screen.findByText('Nothing is due at the moment.')).toBeVisible()
})

const UNREADABLE = { lessonNumber: '7', title: 'One day', dueDate: 'Friday' }

test('Next up shows a task whose due date cannot be read where no other is due', async () => {
  await openPortal({ school: { tasks: [UNREADABLE, { ...UNREADABLE, lessonNumber: '8' }] } })
  const area = await nextUp()
  expect(await area.findByText('Due Friday')).toBeVisible()
  expect(linksIn(area)).toEqual(['All tasks', 'One day'])
  expect(area.getByText('1 more task: check its date')).toBeVisible()
  expect(screen.queryByText('Nothing is due at the moment.')).toBeNull()
})

test('Next up names what may be due before the next', async () => {
  const unclear = [UNREADABLE, { ...UNREADABLE, lessonNumber: '8' }]
  await openPortal({ school: { tasks: [...MORE, ...unclear] } })
  expect(await (await nextUp()).findByText('2 more tasks: check their dates')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Tomorrow' })).toBeVisible()
})

test('Next up does not keep the cards waiting', async () => {
  const bent = bendCalls()
  const release = bent.hold('get_tasks.php')
  await openPortal({ answer: bent.answer })
  expect(await screen.findAllByRole('article')).toHaveLength(5)
  const area = await nextUp()
  expect(area.getByRole('status')).toHaveTextContent('Loading your tasks…')
  release({ status: 'success', tasks: [] })
  expect(await area.findByText('Nothing is due at the moment.')).toBeVisible()
})

test('Next up that cannot be loaded offers to try again', async () => {
  const { answer, fail, mend } = bendCalls()
  fail('get_tasks.php', 'the connection is lost')
  await openPortal({ answer, school: { tasks: TASKS } })
  expect(await screen.findByText(/^Your tasks could not be loaded\. Check/)).toBeVisible()
  mend()
  press('Try again')
  expect(await (await nextUp()).findByRole('link', { name: 'Today' })).toBeVisible()
  expect(screen.queryByText(/could not be loaded/)).toBeNull()
})
