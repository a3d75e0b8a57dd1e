import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { SUBMISSION } from '../support/portal-forms.ts'
import { heading, openPortal } from '../support/portal.tsx'
import { press, submitTask } from '../support/student.ts'
import { saveCalendar } from './save-calendar.ts'

// What the portal shows of a task that is handed in. Which receipts prove that is in receipt-of.test.ts.

process.env['TZ'] = 'America/New_York' // not the school's, which is named then

const TASKS = [
  { lessonNumber: '3', title: 'Your town', dueDate: '2026-11-25' },
  { lessonNumber: '4', title: 'Your street', dueDate: '2026-11-27' },
]
const SENT = 'You submitted this task on Mon 23 Nov, 1:00 PM, Lagos time.'

const submitted = () => screen.findByRole('dialog', { name: 'Task Submitted' })
const row = (title: string) => screen.getByRole('link', { name: title }).closest('li')

/** Has seen the list, and then hands a task in from a form. */
async function handIn(form = '/mentor-tasks/3/submit') {
  const opened = await openPortal({ at: '/mentor-tasks', school: { tasks: TASKS } })
  await screen.findByRole('link', { name: 'Your town' })
  opened.history.push(form)
  await submitTask()
  press('Done', await submitted())
  await heading('Mentor Tasks')
  return opened
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T12:00:00Z') }))

describe('a task that is handed in', () => {
  test('is in a group of its own, without a countdown, and Next up shows the next open one', async () => {
    const { history } = await handIn()
    const next = screen.getByRole('heading', { name: 'Next' }).closest('section')
    const group = screen.getByRole('heading', { name: 'Handed in' }).closest('section')
    expect(next).toContainElement(row('Your street'))
    expect(group).toContainElement(row('Your town'))
    expect(row('Your town')).toHaveTextContent('Submitted 23 Nov')
    expect(row('Your town')).not.toHaveTextContent(/left|tomorrow/)
    history.push('/')
    const area = within(await screen.findByRole('region', { name: 'Next up' }))
    expect(await area.findByRole('link', { name: 'Your street' })).toBeVisible()
    expect(area.queryByText('Your town')).toBeNull()
  })

  test('shows its receipt on its page, and may be handed in again', async () => {
    const { history } = await handIn()
    history.push('/mentor-tasks/3')
    await heading('Your town')
    expect(await screen.findByText('Submitted 23 Nov')).toBeVisible()
    const receipt = screen.getByRole('heading', { name: 'Receipt' }).parentElement?.parentElement
    expect(receipt).toHaveTextContent(SUBMISSION['Video Link'])
    expect(screen.getByRole('link', { name: 'Submit Task Here' })).toBeVisible()
    expect(screen.queryByText(/left|Will it be late/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull()
  })

  test('is called handed in on its form, which then asks no question', async () => {
    const { history, count } = await handIn()
    history.push('/mentor-tasks/3/submit')
    expect(await screen.findByText(new RegExp(`^${SENT}`))).toBeVisible()
    expect(screen.getByText('Submitted 23 Nov')).toBeVisible()
    expect(screen.getByRole('link', { name: 'See the receipt' })).toHaveAttribute(
      'href',
      '/mentor-tasks/3',
    )
    await submitTask()
    expect(await submitted()).toBeVisible()
    expect(count('submit_task.php')).toBe(2)
  })

  test('keeps its event in the calendar file, without an alarm', async () => {
    await handIn()
    const { events } = await saveCalendar('Add all to calendar')
    const alarms = events.map(({ component }) => component.getAllSubcomponents('valarm').length)
    expect(events[0]?.summary).toBe('Task 3 due: Your town')
    expect(alarms).toEqual([0, 2])
  })
})

describe('any other receipt', () => {
  test('is mentioned, and the countdown stays', async () => {
    const { history } = await handIn('/tasks-turnintin-log')
    expect(row('Your town')).toHaveTextContent('2 days leftReceipt for task 3')
    expect(screen.queryByRole('heading', { name: 'Handed in' })).toBeNull()
    history.push('/mentor-tasks/3')
    await heading('Your town')
    expect(await screen.findByText('Receipt for task 3')).toBeVisible()
    expect(screen.getByText('2 days left')).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Receipt' })).toBeNull()
    fireEvent.click(screen.getByRole('link', { name: 'Submit Task Here' }))
    expect(await screen.findByText(/^This device has a receipt for task 3 from Mon/)).toBeVisible()
  })
})
