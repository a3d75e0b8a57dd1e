import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bent } from '../support/bent-calls.ts'
import { heading, openPortal } from '../support/portal.tsx'
import { focused } from '../support/student.ts'

const TASK = {
  lessonNumber: '7',
  title: 'A page about your town',
  dueDate: '2020-03-09',
  time: '11:59 PM',
  details: '<p>Build <strong>one page</strong> in plain HTML.</p>',
}

const openList = (...tasks: Partial<typeof TASK & { cohort: string }>[]) =>
  openPortal({ at: '/mentor-tasks', school: { tasks } })

/** The headings below the page's own, in their order. */
const headings = () =>
  screen
    .getAllByRole('heading')
    .map((each) => each.textContent)
    .slice(1)

test('the list and the detail show title, number, due date and time of a task, the detail also its markup', async () => {
  const { place } = await openList(TASK)
  const expectFacts = async () => {
    const main = within(screen.getByRole('main'))
    for (const shown of [TASK.title, 'Task 7', /9 Mar 2020/, /11:59 PM/]) {
      expect(await main.findByText(shown), String(shown)).toBeVisible()
    }
  }
  await heading('Mentor Tasks')
  await expectFacts()
  fireEvent.click(await screen.findByRole('link', { name: TASK.title }))
  await heading(TASK.title)
  expect((await place()).path).toBe('/mentor-tasks/7')
  await expectFacts()
  expect(await screen.findByRole('strong')).toHaveTextContent('one page')
  fireEvent.click(screen.getByRole('link', { name: 'Submit Task Here' }))
  await heading('Submit Task')
  expect((await place()).path).toBe('/mentor-tasks/7/submit')
})

test('the list shows the cohort’s tasks by urgency, and what has passed on a press', async () => {
  await openList(
    { lessonNumber: '1', title: 'Long ago', dueDate: '2020-01-01' },
    { lessonNumber: '2', title: 'No hurry' },
    { lessonNumber: '3', title: 'In words', dueDate: 'Next Friday' },
    { lessonNumber: '4', title: 'Far', dueDate: '2126-02-01' },
    { lessonNumber: '5', title: 'Near', dueDate: '2126-01-01' },
    { lessonNumber: '6', title: 'Not so long ago', dueDate: '2021-01-01' },
    { lessonNumber: '7', title: 'Of another cohort', cohort: 'Cohort 8' },
  )
  await screen.findByRole('heading', { name: 'Near' })
  const shown = [
    ...['Next', 'Near', 'Check the date', 'In words', 'Later', 'Far', 'No due date', 'No hurry'],
    'Earlier (2)',
  ]
  expect(headings()).toEqual(shown)
  fireEvent.click(screen.getByText('Earlier (2)'))
  await screen.findByRole('heading', { name: 'Long ago' })
  expect(headings()).toEqual([...shown, 'Not so long ago', 'Long ago'])
})

test('a list of which everything has passed is open', async () => {
  await openList({ lessonNumber: '1', title: 'Long ago', dueDate: '2020-01-01' })
  expect(await screen.findByRole('link', { name: 'Long ago' })).toBeVisible()
  expect(headings()).toEqual(['Earlier (1)', 'Long ago'])
})

test('a task whose answer leaves out its number has that of its address, also in the form', async () => {
  bent.reply('get_tasks.php', { status: 'success', task: { title: 'Your town' } })
  await openPortal({ at: '/mentor-tasks/7', shows: 'Your town' })
  expect(screen.getByText('Task 7')).toBeVisible()
  fireEvent.click(screen.getByRole('link', { name: 'Submit Task Here' }))
  await heading('Submit Task')
  expect(screen.getByText('Task 7')).toBeVisible()
})

async function expectFocusOn(name: string): Promise<void> {
  const title = await heading(name)
  expect(await focused()).toBe(title)
}

test.each([
  ['comes', undefined, TASK.title],
  ['is not found', { status: 'error' }, 'Task 7'],
])('the heading of a task keeps the focus when the task %s', async (_, answer, title) => {
  await openPortal({ at: '/mentor-tasks', school: { tasks: [TASK] } })
  const row = await screen.findByRole('link', { name: TASK.title })
  const letTask = bent.hold('get_tasks.php')
  fireEvent.click(row)
  await expectFocusOn('Task 7')
  letTask(answer)
  await waitFor(() => expect(screen.queryByText('Loading the task…')).toBeNull())
  await expectFocusOn(title)
})
