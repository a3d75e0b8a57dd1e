import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { bendCalls } from '../support/bent-calls.ts'
import { SUBMISSION } from '../support/portal-forms.ts'
import { heading, openPortal } from '../support/portal.tsx'
import { confirmLogout, submitLogin, submitTask } from '../support/student.ts'

// The receipt of a submission, and the device's own record of them.

const FORM = '/mentor-tasks/3/submit'
const TASKS = [
  { lessonNumber: '3', title: 'Your town' },
  { lessonNumber: '4', title: 'Your street' },
]
const submitted = () => screen.findByRole('dialog', { name: 'Task Submitted' })
const record = () => screen.findByRole('region', { name: 'Receipts' })

async function openSubmitted(answer?: (path: string) => Response | undefined) {
  const opened = await openPortal({
    at: FORM,
    school: { tasks: TASKS },
    ...(answer !== undefined && { answer }),
  })
  await submitTask()
  await submitted()
  return opened
}

describe('the receipt', () => {
  test('shows what was sent, under the labels of the form, and when', async () => {
    await openSubmitted()
    const modal = await submitted()
    for (const [label, text] of Object.entries(SUBMISSION)) {
      expect(within(modal).getByText(label).nextElementSibling).toHaveTextContent(text)
    }
    expect(within(modal).getByText('Submitted').nextElementSibling).toHaveTextContent(
      /^\w{3} \d+ \w{3}, \d{1,2}:\d\d [AP]M/,
    )
  })

  test('opens both links in a new tab', async () => {
    await openSubmitted()
    for (const label of ['Documents Link', 'Video Link'] as const) {
      const link = screen.getByRole('link', { name: SUBMISSION[label] })
      expect(link).toHaveAttribute('href', SUBMISSION[label])
      expect(link).toHaveAttribute('target', '_blank')
      expect(link).toHaveAccessibleDescription('Opens in a new tab')
    }
  })

  test.each([
    ['its title where the device knows it', '/mentor-tasks', 'Your task Your town was received'],
    ['its number elsewhere', FORM, 'Task 3 was received'],
  ])('comes with a word that names the task by %s', async (_, at, words) => {
    const { history } = await openPortal({ at, school: { tasks: TASKS } })
    if (at !== FORM) {
      await screen.findByRole('link', { name: 'Your town' })
      history.push(FORM)
    }
    await submitTask()
    expect(await submitted()).toHaveAccessibleDescription(
      `Well done! ${words}. Your mentor will review it.`,
    )
  })

  test('is copied as lines of text', async () => {
    await openSubmitted()
    fireEvent.click(screen.getByRole('button', { name: 'Copy receipt' }))
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
    try {
      reload('/mentor-tasks')
      await user.click(within(await record()).getByText('Task 3'))
      await user.click(screen.getByRole('button', { name: 'Share' }))
      expect(share).toHaveBeenCalledExactlyOnceWith({
        title: 'Task Submitted',
        text: expect.stringContaining(`Student ID: ${SUBMISSION['Student ID']}`),
      })
    } finally {
      Reflect.deleteProperty(navigator, 'share')
    }
  })

  test('that the device cannot keep says so', async () => {
    await openPortal({ at: FORM })
    await heading('Submit Task')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    })
    await submitTask()
    expect(await submitted()).toHaveTextContent('This device could not save this receipt.')
  })
})

describe('the task list', () => {
  test('says nothing of submissions before there is one', async () => {
    await openPortal({ at: '/mentor-tasks', school: { tasks: TASKS } })
    await screen.findByText('Your town')
    expect(screen.queryByRole('region', { name: 'Receipts' })).toBeNull()
  })

  test('lists the receipts of this device', async () => {
    const { reload } = await openSubmitted()
    reload('/mentor-tasks')
    expect(await record()).toHaveTextContent(
      'Tasks submitted from this device. Logging out deletes this list.',
    )
    expect(await record()).toHaveTextContent(SUBMISSION['Video Link'])
  })

  test('shows the receipts also while it cannot be loaded', async () => {
    const bent = bendCalls()
    const { reload } = await openSubmitted(bent.answer as (path: string) => Response | undefined)
    bent.fail('get_tasks.php', 'the connection is lost')
    reload('/mentor-tasks')
    await screen.findByText(/could not be loaded/)
    expect(await record()).toHaveTextContent('Task 3')
  })
})

test('Student ID is filled in from the last success on this device, until Logout', async () => {
  const { reload, history } = await openSubmitted()
  fireEvent.click(screen.getByRole('button', { name: 'Done' }))
  await heading('Mentor Tasks')
  reload('/mentor-tasks/4/submit')
  await heading('Submit Task')
  expect(screen.getByLabelText('Student ID')).toHaveValue(SUBMISSION['Student ID'])
  expect(screen.queryByText(/^Draft saved/)).toBeNull()
  await confirmLogout()
  await submitLogin()
  await heading(/^Welcome/)
  history.push('/')
  reload('/mentor-tasks/4/submit')
  await heading('Submit Task')
  expect(screen.getByLabelText('Student ID')).toHaveValue('')
})
