import ICAL from 'ical.js'
import { readFile } from 'node:fs/promises'
import { expect, test } from '../support/browser.ts'
import { enter } from '../support/enter.ts'

// What is in the file stands in tests/portal/calendar.test.tsx.

test('a browser saves the calendar file of a task under its name', async ({ page, portal }) => {
  const task = { lessonNumber: '3', title: 'Größe 日本語', dueDate: '2026-03-03', time: '7 PM' }
  const { origin } = await portal.open({ tasks: [task] })
  await enter(page, `${origin}/mentor-tasks/3`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add to calendar' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('task-3.ics')
  const calendar = new ICAL.Component(ICAL.parse(await readFile(await file.path(), 'utf8')))
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
  expect(event.summary).toBe('Task 3 due: Größe 日本語')
  expect(event.component.getFirstPropertyValue('url')).toBe(`${origin}/mentor-tasks/3`)
  await expect(page.getByText(/^Open the file task-3\.ics/)).toBeVisible()
})
