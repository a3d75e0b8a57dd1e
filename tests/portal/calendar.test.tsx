import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openPortal } from '../support/portal.tsx'
import { saveCalendar } from './save-calendar.ts'

// Which tasks a calendar file holds. How an event is written is in calendar-file.test.ts.

process.env['TZ'] = 'America/New_York' // not the school's, which is named then

const TASKS = [
  { lessonNumber: '1', title: 'Over', dueDate: '2026-03-01', time: '7 PM' },
  { lessonNumber: '3', title: 'A page', dueDate: '2026-03-03', time: '7 PM' },
  { lessonNumber: '4', title: '', dueDate: '2026-03-04' },
  { lessonNumber: '5/b ü', title: 'In class', dueDate: '2026-03-05', time: 'after class' },
  { lessonNumber: '6', title: 'One day', dueDate: 'Friday' },
  { lessonNumber: '7', title: 'Whenever' },
]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T12:00:00Z') })
})

function openTask(lessonNumber: string, title: string) {
  const at = `/mentor-tasks/${encodeURIComponent(lessonNumber)}`
  return openPortal({ at, shows: title, school: { tasks: TASKS } })
}

test('a task is saved with its moment and its address', async () => {
  await openTask('3', 'A page')
  const { name, type, events } = await saveCalendar('Add to calendar')
  expect([name, type]).toEqual(['task-3.ics', 'text/calendar;charset=utf-8'])
  expect(events).toHaveLength(1)
  const [event] = events
  expect(event?.summary).toBe('Task 3 due: A page')
  expect(event?.startDate.toJSDate()).toEqual(new Date('2026-03-03T18:00:00Z'))
  const address = new URL('/mentor-tasks/3', location.origin).href
  expect(event?.description).toBe(`Due Tue 3 Mar, 7:00 PM, Lagos time\nHand it in: ${address}`)
  expect(event?.component.getFirstPropertyValue('url')).toBe(address)
})

test('all tasks with a deadline that is known and ahead are saved at once, named as each by itself', async () => {
  const portal = await openTask('5/b ü', 'In class')
  const alone = await saveCalendar('Add to calendar')
  expect(alone.name).toBe('task-5-b-.ics') // no sign that a file cannot be called by
  portal.reload('/mentor-tasks')
  await screen.findByRole('heading', { name: 'A page' })
  const { name, events } = await saveCalendar('Add all to calendar')
  expect(name).toBe('tasks.ics')
  expect(events.map(({ summary, startDate }) => [summary, startDate.toString()])).toEqual([
    ['Task 3 due: A page', '2026-03-03T18:00:00Z'],
    // A day alone ends with its last minute.
    ['Task 4 due', '2026-03-04T22:59:00Z'],
    // A time that cannot be read may be any of the day.
    ['Task 5/b ü due: In class', '2026-03-05'],
  ])
  expect(events.at(-1)?.uid).toBe(alone.events[0]?.uid)
})

test.each([
  ['1', 'Over'],
  ['6', 'One day'],
])('there is nothing to save of task %s, %s', async (lessonNumber, title) => {
  await openTask(lessonNumber, title)
  expect(screen.queryByRole('button', { name: /calendar/ })).toBeNull()
})
