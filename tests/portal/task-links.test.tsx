import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { stopClock } from '../support/jsdom-clock.ts'
import { SUBMISSION } from '../support/portal-forms.ts'
import { heading, openPortal } from '../support/portal.tsx'
import { fill, press } from '../support/student.ts'

// Links that can be opened. Which links get a warning is in link-advice.test.ts.

const LOCAL = 'http://localhost:5173/task-3'
const PAUSE_MS = 1000
const WARNING = /Only your own device or network can open this address/

const field = (label: string) => screen.getByLabelText(label)
const links = () => screen.queryAllByRole('link', { name: 'Open my link' })
const submitted = () => screen.findByRole('dialog', { name: 'Task Submitted' })

async function openForm() {
  const opened = await openPortal({ at: '/tasks-turnintin-log' })
  await heading("Turnitin tasks' log")
  return opened
}

describe('a warning', () => {
  test('comes when the student pauses, and then one press sends the link all the same', async () => {
    const pass = stopClock()
    const { count } = await openForm()
    fill({ ...SUBMISSION, 'Documents Link': LOCAL })
    expect(screen.queryByText(WARNING)).toBeNull()
    await pass(PAUSE_MS)
    expect(screen.getByText(WARNING)).toBeVisible()
    expect(field('Documents Link')).toHaveAccessibleDescription(WARNING)
    expect(field('Documents Link')).toBeValid()
    press('Submit Task')
    expect(await submitted()).toBeVisible()
    expect(count('submit_task.php')).toBe(1)
  })

  test('that nobody has seen yet is shown by the first press, and the second one sends', async () => {
    const { count } = await openForm()
    fill({ ...SUBMISSION, 'Documents Link': LOCAL })
    press('Submit Task')
    expect(screen.getByText(WARNING)).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(/press Submit Task again/)
    expect(count('submit_task.php')).toBe(0)
    press('Submit Task')
    expect(await submitted()).toBeVisible()
  })

  test('goes when the link is put right', async () => {
    const pass = stopClock()
    await openForm()
    fill({ ...SUBMISSION, 'Documents Link': LOCAL })
    await pass(PAUSE_MS)
    fill({ 'Documents Link': SUBMISSION['Documents Link'] })
    await pass(PAUSE_MS)
    expect(screen.queryByText(WARNING)).toBeNull()
  })

  test('says at the second link that it is the first one once more', async () => {
    await openForm()
    fill({ ...SUBMISSION, 'Video Link': SUBMISSION['Documents Link'] })
    press('Submit Task')
    expect(field('Video Link')).toHaveAccessibleDescription(/Both links are the same/)
    expect(field('Documents Link')).not.toHaveAccessibleDescription(/same/)
  })
})

test('a good pair of links raises no warning and is sent by one press', async () => {
  const pass = stopClock()
  await openForm()
  fill(SUBMISSION)
  await pass(PAUSE_MS)
  for (const status of screen.getAllByRole('status')) expect(status).toBeEmptyDOMElement()
  press('Submit Task')
  expect(await submitted()).toBeVisible()
})

test('a link can be opened in a new tab, which learns nothing of the portal', async () => {
  await openForm()
  expect(links()).toEqual([])
  fill({ 'Documents Link': ` ${SUBMISSION['Documents Link']} `, 'Video Link': 'my video' })
  const [link, ...others] = links()
  expect(others).toEqual([])
  expect(link).toHaveAttribute('href', SUBMISSION['Documents Link'])
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  expect(link).toHaveAccessibleDescription('Documents Link, opens in a new tab')
})

test('the address within a pasted sentence is put into the field by one press, and kept', async () => {
  const { reload, user } = await openForm()
  fill({ ...SUBMISSION, 'Documents Link': 'Here is my doc: https://docs.example.org/ada' })
  press('Submit Task')
  expect(field('Documents Link')).toHaveAccessibleDescription(/Paste only the address/)
  await user.click(screen.getByRole('button', { name: 'Use https://docs.example.org/ada' }))
  expect(field('Documents Link')).toHaveValue('https://docs.example.org/ada')
  expect(field('Documents Link')).toBeValid()
  expect(field('Documents Link')).toHaveFocus()
  reload()
  await heading("Turnitin tasks' log")
  expect(field('Documents Link')).toHaveValue('https://docs.example.org/ada')
})
