import { screen, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { bent } from '../support/bent-calls.ts'
import { SUBMISSION } from '../support/portal-forms.ts'
import { heading, openPortal } from '../support/portal.tsx'
import {
  fillStorage,
  press,
  storeElsewhere,
  submitTask,
  taskSubmitted,
  stored,
} from '../support/student.ts'

// The receipt of a submission, and the device's own list of them.

const FORM = '/mentor-tasks/3/submit'
const school = { tasks: [{ lessonNumber: '3', title: 'Your town' }] }

const list = () => screen.findByRole('region', { name: 'Receipts' })

async function openSubmitted() {
  const opened = await openPortal({ at: FORM, school })
  await submitTask()
  return { ...opened, modal: await taskSubmitted() }
}

describe('the receipt', () => {
  test('shows what was sent, under the labels of the form, and when', async () => {
    const { modal } = await openSubmitted()
    const under = (label: string) => within(modal).getByText(label).nextElementSibling
    for (const [label, text] of Object.entries(SUBMISSION)) {
      expect(under(label)).toHaveTextContent(text)
    }
    expect(under('Submitted')).toHaveTextContent(/^\w{3} \d+ \w{3}, \d{1,2}:\d\d [AP]M/)
    const words = 'Well done! Task 3 was received. Your mentor will review it.'
    expect(modal).toHaveAccessibleDescription(words)
    const link = within(modal).getByRole('link', { name: SUBMISSION['Video Link'] })
    expect(link).toHaveAttribute('href', SUBMISSION['Video Link'])
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAccessibleDescription('Opens in a new tab')
  })

  test('is the first of a list, and names the task by its title where the device knows it', async () => {
    const { history } = await openPortal({ at: '/mentor-tasks', school })
    await screen.findByRole('link', { name: 'Your town' })
    expect(screen.queryByRole('region', { name: 'Receipts' })).toBeNull()
    history.push(FORM)
    await submitTask()
    expect(await taskSubmitted()).toHaveAccessibleDescription(/Your task Your town was received/)
  })

  test('of another tab shows in the list at once', async () => {
    const { history } = await openSubmitted()
    const receipts = (await stored())['receipts'] ?? ''
    localStorage.removeItem('receipts')
    history.push('/mentor-tasks')
    await screen.findByRole('link', { name: 'Your town' })
    expect(screen.queryByRole('region', { name: 'Receipts' })).toBeNull()
    storeElsewhere('receipts', receipts)
    expect(await list()).toBeVisible()
  })

  test('is copied as lines of text', async () => {
    await openSubmitted()
    press('Copy receipt')
    const text = await navigator.clipboard.readText()
    expect(text).toMatch(/^Task Submitted\nTask Number: 3\n[^]*\nSubmitted: .*[AP]M/)
    for (const [label, value] of Object.entries(SUBMISSION)) {
      expect(text.split('\n')).toContain(`${label}: ${value}`)
    }
  })

  test('is shared where the device can share, and has no button where it cannot', async () => {
    const { reload, user } = await openSubmitted()
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
    const share = vi.fn<(data: ShareData) => Promise<void>>().mockRejectedValue(new Error('closed'))
    Object.assign(navigator, { share })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
    reload('/mentor-tasks')
    await user.click(within(await list()).getByText('Task 3'))
    press('Share')
    expect(share).toHaveBeenCalledExactlyOnceWith({
      title: 'Task Submitted',
      text: expect.stringContaining(`Student ID: ${SUBMISSION['Student ID']}`),
    })
  })

  test('says so where the device cannot keep it', async () => {
    await openPortal({ at: FORM, shows: 'Submit Task' })
    fillStorage()
    await submitTask()
    expect(await taskSubmitted()).toHaveTextContent('This device could not save this receipt.')
  })
})

test('the list of receipts stands beside the tasks, also where they cannot be loaded', async () => {
  const { reload } = await openSubmitted()
  bent.fail('get_tasks.php')
  reload('/mentor-tasks')
  await screen.findByText(/could not be loaded/)
  expect(await list()).toHaveTextContent(
    'Tasks submitted from this device. Logging out deletes this list.',
  )
  expect(await list()).toHaveTextContent(SUBMISSION['Video Link'])
})

test('Student ID is filled in from the last success on this device', async () => {
  const { reload } = await openSubmitted()
  press('Done')
  await heading('Mentor Tasks')
  reload('/mentor-tasks/4/submit')
  await heading('Submit Task')
  expect(screen.getByLabelText('Student ID')).toHaveValue(SUBMISSION['Student ID'])
  expect(screen.queryByText(/^Draft saved/)).toBeNull()
})
