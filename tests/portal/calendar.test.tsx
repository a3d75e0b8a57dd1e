import { screen } from '@testing-library/react'
import ICAL from 'ical.js'
import { beforeEach, expect, test, vi } from 'vitest'
import { stopClock } from '../support/jsdom-clock.ts'
import { heading, openPortal } from '../support/portal.tsx'
import { press } from '../support/student.ts'

// Not the school's, which is named then.
process.env['TZ'] = 'America/New_York'

// What the file holds of an event stands in calendar-file.test.ts. Here is which tasks are in it.

const TASKS = [
  { lessonNumber: '1', title: 'Over', dueDate: '2026-03-01', time: '7 PM' },
  { lessonNumber: '3', title: 'A page', dueDate: '2026-03-03', time: '7 PM' },
  { lessonNumber: '4', title: '', dueDate: '2026-03-04' },
  { lessonNumber: '5', title: 'In class', dueDate: '2026-03-05', time: 'after class' },
  { lessonNumber: '6', title: 'One day', dueDate: 'Friday' },
  { lessonNumber: '7', title: 'Whenever' },
]

let saved: { name: string; blob: Blob | undefined }[] = []

beforeEach(() => {
  saved = []
  let blob: Blob | undefined
  // jsdom saves no files.
  Object.assign(URL, {
    createObjectURL: (given: Blob) => ((blob = given), 'blob:a-file'),
    revokeObjectURL: () => undefined,
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    if (this.href === 'blob:a-file') saved.push({ name: this.download, blob })
  })
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T12:00:00Z') })
})

/** The names of the saved files, and each event as its title and start. */
async function readSaved() {
  const texts = await Promise.all(saved.map(async ({ blob }) => (await blob?.text()) ?? ''))
  const events = texts
    .flatMap((text) => new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent'))
    .map((component) => new ICAL.Event(component))
  return {
    names: saved.map(({ name }) => name),
    types: saved.map(({ blob }) => blob?.type),
    events,
  }
}

/** Presses a button that saves, and waits until the file is there. */
async function save(button: string): Promise<void> {
  press(button)
  await screen.findByText(/^Open the file/)
}

const openTask = async (lessonNumber: string, title: string) => {
  await openPortal({ at: `/mentor-tasks/${lessonNumber}`, school: { tasks: TASKS } })
  await heading(title)
}

test('a task is saved with its moment and its address', async () => {
  await openTask('3', 'A page')
  await save('Add to calendar')
  const { names, types, events } = await readSaved()
  expect(names).toEqual(['task-3.ics'])
  expect(types).toEqual(['text/calendar;charset=utf-8'])
  expect(events).toHaveLength(1)
  const [event] = events
  expect(event?.summary).toBe('Task 3 due: A page')
  expect(event?.startDate.toJSDate()).toEqual(new Date('2026-03-03T18:00:00Z'))
  const address = new URL('/mentor-tasks/3', location.origin).href
  expect(event?.description).toBe(`Due Tue 3 Mar, 7:00 PM, Lagos time\nHand it in: ${address}`)
  expect(event?.component.getFirstPropertyValue('url')).toBe(address)
})

test('all tasks with a deadline that is known and ahead are saved at once', async () => {
  await openPortal({ at: '/mentor-tasks', school: { tasks: TASKS } })
  await screen.findByRole('heading', { name: 'A page' })
  await save('Add all to calendar')
  const { names, events } = await readSaved()
  expect(names).toEqual(['tasks.ics'])
  expect(events.map(({ summary, startDate }) => [summary, startDate.toString()])).toEqual([
    ['Task 3 due: A page', '2026-03-03T18:00:00Z'],
    // A day alone ends with its last minute.
    ['Task 4 due', '2026-03-04T22:59:00Z'],
    // A time that cannot be read may be any of the day.
    ['Task 5 due: In class', '2026-03-05'],
  ])
})

test('a task has the same name in the file of all and in its own', async () => {
  const { reload } = await openPortal({ at: '/mentor-tasks', school: { tasks: [TASKS[1] ?? {}] } })
  await screen.findByRole('heading', { name: 'A page' })
  await save('Add all to calendar')
  reload('/mentor-tasks/3')
  await heading('A page')
  await save('Add to calendar')
  const { events } = await readSaved()
  expect(events).toHaveLength(2)
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(1)
})

test('a number that no file may be called by is spelt otherwise', async () => {
  const lessonNumber = '12b/2026 ü'
  const school = { tasks: [{ lessonNumber, title: 'Odd', dueDate: '2026-03-03' }] }
  await openPortal({ at: `/mentor-tasks/${encodeURIComponent(lessonNumber)}`, school })
  await heading('Odd')
  await save('Add to calendar')
  expect((await readSaved()).names).toEqual(['task-12b-2026-.ics'])
})

test.each([
  ['1', 'Over'],
  ['6', 'One day'],
])('there is nothing to save of task %s, %s', async (lessonNumber, title) => {
  await openTask(lessonNumber, title)
  expect(screen.queryByRole('button', { name: /calendar/ })).toBeNull()
})

test('the button goes as the deadline passes', async () => {
  vi.setSystemTime('2026-03-03T17:59:00Z')
  const pass = stopClock()
  await openTask('3', 'A page')
  expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeVisible()
  await pass(60_000)
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull()
})
