import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { bendCalls } from '../support/bent-calls.ts'
import { heading, openPortal } from '../support/portal.tsx'
import { press } from '../support/student.ts'

// Beyond the specification: the greeting, and what is due next.

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

const itIs = (now: string) => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
const nextUp = async () => within(await screen.findByRole('region', { name: 'Next up' }))

beforeEach(() => itIs('2026-03-02T12:00:00Z'))

test.each([
  ['04', 'Good evening'],
  ['08', 'Good morning'],
  ['13', 'Good afternoon'],
  ['21', 'Good evening'],
])('the welcome of %s o’clock of the student’s day is %s', async (hour, greeting) => {
  itIs(`2026-03-02T${hour}:30:00-05:00`)
  await openPortal()
  expect(await screen.findByText(greeting)).toBeVisible()
})

test('Next up shows the three tasks that are due next, the nearest first', async () => {
  const { user, path } = await openPortal({ school: { tasks: TASKS } })
  const list = await (await nextUp()).findByRole('list')
  const links = within(list).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual(['Today', 'Tomorrow', 'In two weeks'])
  expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent('Due today')
  await user.click(within(list).getByRole('link', { name: 'Tomorrow' }))
  await heading('Tomorrow')
  expect(path()).toBe('/mentor-tasks/5')
})

test('Next up says so when nothing is due', async () => {
  await openPortal({ school: { tasks: TASKS.slice(0, 1) } })
  expect(await screen.findByText('Nothing is due at the moment.')).toBeVisible()
})

const UNREADABLE = { lessonNumber: '7', title: 'One day', dueDate: 'Friday' }

test('Next up never says that nothing is due where a due date cannot be read', async () => {
  const { user, path } = await openPortal({ school: { tasks: [UNREADABLE] } })
  expect(await screen.findByText(/^One task has a due date that we cannot read/)).toBeVisible()
  expect(screen.queryByText('Nothing is due at the moment.')).toBeNull()
  await user.click((await nextUp()).getByRole('link', { name: 'One day' }))
  await heading('One day')
  expect(path()).toBe('/mentor-tasks/7')
})

test('Next up counts several due dates that cannot be read, and leads to the list', async () => {
  const { user, path } = await openPortal({ school: { tasks: [...TASKS, UNREADABLE] } })
  const area = await nextUp()
  expect(await area.findByText(/^2 tasks have a due date that we cannot read/)).toBeVisible()
  expect(area.getAllByRole('listitem')).toHaveLength(3)
  await user.click(area.getByRole('link', { name: 'See them in the list' }))
  await heading('Mentor Tasks')
  expect(path()).toBe('/mentor-tasks')
})

test('Next up puts tasks of one day in the order of their times', async () => {
  const tasks = ['', '7 PM', '18:30', '8 AM'].map((time, index) => ({
    lessonNumber: String(index),
    title: time || 'any time',
    dueDate: '2026-03-02',
    time,
  }))
  await openPortal({ school: { tasks } })
  const list = await (await nextUp()).findByRole('list')
  const links = within(list).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual(['18:30', '7 PM', 'any time'])
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
  expect(await (await nextUp()).findAllByRole('listitem')).toHaveLength(3)
})
