import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { heading, openPortal } from '../support/portal.tsx'

const TASK = {
  lessonNumber: '7',
  title: 'A page about your town',
  dueDate: '2026-03-09',
  time: '11:59 PM',
  details: '<p>Build <strong>one page</strong> in plain HTML.</p>',
}

test.each([
  ['in the list', '/mentor-tasks', 'Mentor Tasks'],
  ['in the detail', '/mentor-tasks/7', TASK.title],
])('title, number, due date and time of a task are shown %s', async (_, at, title) => {
  await openPortal({ at, school: { tasks: [TASK] } })
  await heading(title)
  const main = within(screen.getByRole('main'))
  for (const shown of [TASK.title, 'Task 7', /9 Mar 2026/, /11:59 PM/]) {
    expect(await main.findByText(shown), String(shown)).toBeVisible()
  }
})

test('the list names every task of the cohort and no other', async () => {
  await openPortal({
    at: '/mentor-tasks',
    school: {
      tasks: [
        { lessonNumber: '1', title: 'First' },
        { lessonNumber: '2', title: 'Second' },
        { lessonNumber: '1', title: 'Of another cohort', cohort: 'Cohort 8' },
      ],
    },
  })
  await screen.findByRole('heading', { name: 'First' })
  const titles = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)
  expect(titles).toEqual(['First', 'Second'])
})

test('a task of the list leads to its detail, where its markup is shown, and Submit Task Here to its form', async () => {
  const { path } = await openPortal({ at: '/mentor-tasks', school: { tasks: [TASK] } })
  fireEvent.click(await screen.findByRole('link', { name: TASK.title }))
  await heading(TASK.title)
  expect(path()).toBe('/mentor-tasks/7')
  expect(await screen.findByRole('strong')).toHaveTextContent('one page')
  fireEvent.click(screen.getByRole('link', { name: 'Submit Task Here' }))
  await heading('Submit Task')
  expect(path()).toBe('/mentor-tasks/7/submit')
})
