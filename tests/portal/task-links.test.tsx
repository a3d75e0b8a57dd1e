import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { SUBMISSION } from '../support/portal-forms.ts'
import { heading, openPortal } from '../support/portal.tsx'
import { fill, press } from '../support/student.ts'

// Links that can be opened. Which links get a warning is in link-advice.test.ts.

const LOCAL = 'http://localhost:5173/task-3'
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
  test('is told by the first press, in one box above the button, and the second one sends', async () => {
    const { count } = await openForm()
    fill({ ...SUBMISSION, 'Documents Link': LOCAL })
    expect(screen.queryByText(WARNING)).toBeNull()
    press('Submit Task')
    const box = screen.getByRole('alert')
    expect(box).toHaveTextContent(/^Documents Link: Only your own device or network can open/)
    expect(box).toHaveTextContent(/If the link is right, press Submit Task again\.$/)
    expect(box.compareDocumentPosition(screen.getByRole('button', { name: 'Submit Task' }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
    expect(field('Documents Link')).toBeValid()
    expect(count('submit_task.php')).toBe(0)
    fill({ 'Documents Link': SUBMISSION['Documents Link'] })
    expect(screen.queryByText(WARNING)).toBeNull()
    fill({ 'Documents Link': LOCAL })
    press('Submit Task')
    expect(await submitted()).toBeVisible()
    expect(count('submit_task.php')).toBe(1)
  })

  test('says that both links are the same', async () => {
    await openForm()
    fill({ ...SUBMISSION, 'Video Link': SUBMISSION['Documents Link'] })
    press('Submit Task')
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^Both links are the same\. If that is right, press Submit Task again\.$/,
    )
  })
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
  expect(field('Documents Link')).toHaveAccessibleDescription(/Paste only one address/)
  await user.click(screen.getByRole('button', { name: 'Use https://docs.example.org/ada' }))
  expect(field('Documents Link')).toHaveValue('https://docs.example.org/ada')
  expect(field('Documents Link')).toBeValid()
  expect(field('Documents Link')).toHaveFocus()
  reload()
  await heading("Turnitin tasks' log")
  expect(field('Documents Link')).toHaveValue('https://docs.example.org/ada')
})
