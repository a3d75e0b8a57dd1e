import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { SUBMISSION } from '../support/portal-forms.ts'
import { heading, openPortal } from '../support/portal.tsx'
import { fill, focused, press, taskSubmitted } from '../support/student.ts'

// The links of the task form. Which links get advice is in link-advice.test.ts.

const LOCAL = 'http://localhost:5173/task-3'
const ADVICE = /Only your own device or network can open this address/

const field = (label: string) => screen.getByLabelText(label)

const openForm = () => openPortal({ at: '/tasks-turnintin-log', shows: "Turnitin tasks' log" })

describe('advice about a link', () => {
  test('stands above the button at the first press; the second one sends', async () => {
    const { calls } = await openForm()
    fill({ ...SUBMISSION, 'Documents Link': LOCAL })
    expect(screen.queryByText(ADVICE)).toBeNull()
    press('Submit Task')
    const box = screen.getByRole('alert')
    expect(box).toHaveTextContent(/^Documents Link: Only your own device or network can open/)
    expect(box).toHaveTextContent(/If the link is right, press Submit Task again\.$/)
    const place = box.compareDocumentPosition(screen.getByRole('button', { name: 'Submit Task' }))
    expect(place).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(field('Documents Link')).toBeValid()
    expect(await calls('submit_task.php')).toHaveLength(0)
    fill({ 'Documents Link': SUBMISSION['Documents Link'] })
    expect(screen.queryByText(ADVICE)).toBeNull()
    fill({ 'Documents Link': LOCAL })
    press('Submit Task')
    expect(await taskSubmitted()).toBeVisible()
    expect(await calls('submit_task.php')).toHaveLength(1)
  })

  test('says that both links are the same', async () => {
    await openForm()
    fill({ ...SUBMISSION, 'Video Link': SUBMISSION['Documents Link'] })
    press('Submit Task')
    const words = /^Both links are the same\. If that is right, press Submit Task again\.$/
    expect(screen.getByRole('alert')).toHaveTextContent(words)
  })
})

test('a link can be opened in a new tab, which learns nothing of the portal', async () => {
  await openForm()
  expect(screen.queryByRole('link', { name: 'Open my link' })).toBeNull()
  fill({ 'Documents Link': ` ${SUBMISSION['Documents Link']} `, 'Video Link': 'my video' })
  const link = screen.getByRole('link', { name: 'Open my link' })
  expect(link).toHaveAttribute('href', SUBMISSION['Documents Link'])
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  expect(link).toHaveAccessibleDescription('Documents Link, opens in a new tab')
})

test('one press puts the address of a pasted sentence into the field, and it is kept', async () => {
  const { reload, user } = await openForm()
  fill({ ...SUBMISSION, 'Documents Link': 'Here is my doc: https://docs.example.org/ada' })
  press('Submit Task')
  expect(field('Documents Link')).toHaveAccessibleDescription(/Paste only one address/)
  await user.click(screen.getByRole('button', { name: 'Use https://docs.example.org/ada' }))
  expect(field('Documents Link')).toHaveValue('https://docs.example.org/ada')
  expect(field('Documents Link')).toBeValid()
  expect(await focused()).toBe(field('Documents Link'))
  reload()
  await heading("Turnitin tasks' log")
  expect(field('Documents Link')).toHaveValue('https://docs.example.org/ada')
})
