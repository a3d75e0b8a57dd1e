import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { callsTo, LINKS, MESSAGES, TASKS } from '../support/php/calls.ts'
import { eachFault, FAILED, MESSAGE, OUTAGE, REFUSED } from '../support/php/every-fault.ts'
import { openPhpPortal } from '../support/php/portal.tsx'
import { heading } from '../support/portal.tsx'
import { openCard, press } from '../support/student.ts'

// What the portal loads from a backend that is not ours and goes wrong.

const alert = async (message: string | RegExp) =>
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
const theTask = () => screen.findByRole('link', { name: 'Naïve load balancing' })

describe('links', () => {
  test('that could not be loaded are said to be so in the modal, with Try again', async () => {
    const { php, load } = await openPhpPortal()
    php.fault(LINKS, 'dropped')
    load('/classes')
    const modal = within(await openCard('Cloud Link'))
    await alert('Links could not be loaded')
    for (const [faults, attempts] of [
      [[...FAILED, ...OUTAGE], 2],
      [REFUSED, 1],
    ] as const) {
      await eachFault(php, LINKS, faults, async () => {
        press('Try again')
        await waitFor(() => expect(callsTo(php, LINKS)).toBe(attempts))
        await alert('Links could not be loaded')
        expect(modal.queryByText('Not available yet')).toBeNull()
      })
    }
    press('Try again')
    expect(await modal.findByRole('link', { name: 'Click Here' })).toBeVisible()
  })

  test('of the last visit stay when the new ones could not be loaded', async () => {
    const { php, load } = await openPhpPortal({ at: '/classes' })
    await waitFor(() => expect(localStorage.getItem('userLinks')).toContain('drive.example.com'))
    await eachFault(php, LINKS, ['html-error', 'wrong-types', 'dropped'], async () => {
      load('/classes')
      await waitFor(() => expect(callsTo(php, LINKS)).toBe(2))
      const modal = within(await openCard('Cloud Link'))
      expect(modal.getByRole('link', { name: 'Click Here' })).toBeVisible()
    })
  })
})

test('messages that could not be loaded leave the page as it is, without a banner', async () => {
  const { php, load } = await openPhpPortal()
  for (const [faults, attempts] of [
    [[...FAILED, ...OUTAGE], 2],
    [REFUSED, 1],
  ] as const) {
    await eachFault(php, MESSAGES, faults, async () => {
      load('/classes')
      await heading('Classes')
      // One quick retry, unless the backend said no.
      await waitFor(() => expect(callsTo(php, MESSAGES)).toBe(attempts))
      expect(screen.queryByRole('region', { name: 'Messages' })).toBeNull()
      expect(screen.queryByRole('alert')).toBeNull()
    })
  }
})

describe('the task list', () => {
  test('that failed to load or is refused says so, tries again, and never says ‘No tasks available.’', async () => {
    const { php, load, pressInVain } = await openPhpPortal()
    php.fault(TASKS, 'dropped')
    load('/mentor-tasks')
    await alert('Your tasks could not be loaded.')
    await eachFault(php, TASKS, [...FAILED, ...OUTAGE], async () => {
      await pressInVain('Try again', TASKS, 2)
      await alert('Your tasks could not be loaded.')
      expect(screen.queryByText('No tasks available.')).toBeNull()
    })
    await eachFault(php, TASKS, REFUSED, async () => {
      await pressInVain('Try again', TASKS)
      await alert(MESSAGE)
      expect(screen.queryByText('No tasks available.')).toBeNull()
    })
    press('Try again')
    expect(await theTask()).toBeVisible()
  })
})

describe('a task', () => {
  test('shows ‘Failed to load task details.’ after a failed call, and tries again', async () => {
    const { php, load, pressInVain } = await openPhpPortal()
    php.fault(TASKS, 'dropped')
    load('/mentor-tasks/3')
    await alert('Failed to load task details.')
    await eachFault(php, TASKS, [...FAILED, ...OUTAGE], async () => {
      await pressInVain('Try again', TASKS, 2)
      await alert('Failed to load task details.')
      expect(screen.queryByText('No task found.')).toBeNull()
    })
    press('Try again')
    expect(await screen.findByText('Put your page on a server of your own.')).toBeVisible()
  })

  test('shows ‘Task not found.’ when the status is not success', async () => {
    const { php, load } = await openPhpPortal({ at: '/mentor-tasks/99' })
    await alert('Task not found.')
    await eachFault(php, TASKS, REFUSED, async () => {
      load('/mentor-tasks/3')
      await alert(/^Task not found\.$/)
    })
  })
})
