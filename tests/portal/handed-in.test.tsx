import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { addSubmission } from '../../src/server/store/tasks.ts'
import { SUBMISSION as SUBMITTED } from '../server/school.ts'
import { bent } from '../support/bent-calls.ts'
import { SUBMISSION } from '../support/portal-forms.ts'
import { heading, openPortal } from '../support/portal.tsx'
import type { OpenSchool } from '../support/server.ts'
import { settled } from '../support/settled.ts'
import { comeBackToTheTab, fill, press, submitTask, taskSubmitted } from '../support/student.ts'
import { saveCalendar } from './save-calendar.ts'

// What the portal shows of a task that is handed in. Which receipts prove that is in handed-in-union.test.ts.

process.env['TZ'] = 'America/New_York' // not the school's, which is named then

const TASKS = [
  { lessonNumber: '3', title: 'Your town', dueDate: '2026-11-25' },
  { lessonNumber: '4', title: 'Your street', dueDate: '2026-11-27' },
]
const SENT = 'You submitted this task on Mon 23 Nov, 1:00 PM, Lagos time.'

const row = (title: string) => screen.getByRole('link', { name: title }).closest('li')

/** Has seen the list, and then hands a task in from a form. */
async function handIn(form = '/mentor-tasks/3/submit') {
  const opened = await openPortal({ at: '/mentor-tasks', school: { tasks: TASKS } })
  await screen.findByRole('link', { name: 'Your town' })
  opened.history.push(form)
  await submitTask()
  press('Done', await taskSubmitted())
  await heading('Mentor Tasks')
  await settled() // the list is asked for again
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
    const { go } = await handIn()
    await go('/mentor-tasks/3', 'Your town')
    expect(await screen.findByText('Submitted 23 Nov')).toBeVisible()
    const receipt = screen.getByRole('heading', { name: 'Receipt' }).parentElement?.parentElement
    expect(receipt).toHaveTextContent(SUBMISSION['Video Link'])
    expect(screen.getByRole('link', { name: 'Hand in again' })).toBeVisible()
    expect(screen.queryByText(/left|Will it be late/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull()
  })

  test('is called handed in on its form, which then asks no question', async () => {
    const { history, calls } = await handIn()
    history.push('/mentor-tasks/3/submit')
    expect(await screen.findByText(new RegExp(`^${SENT}`))).toBeVisible()
    expect(screen.getByText('Submitted 23 Nov')).toBeVisible()
    expect(screen.getByRole('link', { name: 'See the receipt' })).toHaveAttribute(
      'href',
      '/mentor-tasks/3',
    )
    await submitTask()
    expect(await taskSubmitted()).toBeVisible()
    expect(await calls('submit_task.php')).toHaveLength(2)
  })

  test('keeps its event in the calendar file, without an alarm', async () => {
    await handIn()
    const { events } = await saveCalendar('Add all to calendar')
    const alarms = events.map(({ component }) => component.getAllSubcomponents('valarm').length)
    expect(events[0]?.summary).toBe('Task 3 due: Your town')
    expect(alarms).toEqual([0, 2])
  })
})

/** Another device of the same student hands task 3 in, at this moment. */
async function handInElsewhere({ db }: OpenSchool, at: string, lessonNumber = '03') {
  const { id } = await db.selectFrom('students').select('id').executeTakeFirstOrThrow()
  await addSubmission(db, id, { ...SUBMITTED, lessonNumber }, new Date(at))
}

describe('a task that another device has handed in', () => {
  test('is handed in here, too, on each page', async () => {
    const { school, history } = await openPortal({ at: '/payments', school: { tasks: TASKS } })
    await handInElsewhere(school, '2026-11-22T18:00:00Z')
    history.push('/mentor-tasks')
    await screen.findByRole('heading', { name: 'Handed in' })
    expect(row('Your town')).toHaveTextContent('Submitted 22 Nov')
    history.push('/mentor-tasks/3')
    const shown = await screen.findByRole('heading', { name: 'Receipt' })
    const receipt = shown.parentElement?.parentElement
    expect(receipt).toHaveTextContent(/Submitted\s*Sun 22 Nov, 7:00 PM/)
    for (const text of [SUBMITTED.studentId, SUBMITTED.documentLink, SUBMITTED.videoLink]) {
      expect(receipt).toHaveTextContent(text)
    }
    expect(screen.getByRole('link', { name: 'Hand in again' })).toBeVisible()
    history.push('/mentor-tasks/3/submit')
    expect(await screen.findByText(/^You submitted this task on Sun 22 Nov, 7:00 PM/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'See the receipt' })).toBeVisible()
  })

  test('shows what was sent after a reload without a network, too', async () => {
    const { school, history, reload } = await openPortal({
      at: '/payments',
      school: { tasks: TASKS },
    })
    await handInElsewhere(school, '2026-11-22T18:00:00Z')
    history.push('/mentor-tasks')
    await screen.findByRole('heading', { name: 'Handed in' })
    bent.fail('get_tasks.php')
    reload('/mentor-tasks/3')
    expect(await screen.findByText(SUBMITTED.videoLink)).toBeVisible()
  })

  test('says only when where the school does not say what', async () => {
    const task = { lesson_number: '3', title: 'Your town', submitted_at: '2026-11-22T18:00:00Z' }
    bent.reply('get_tasks.php', { status: 'success', tasks: [task], task })
    await openPortal({ at: '/mentor-tasks/3' })
    expect(await screen.findByText(/This device has no receipt of it/)).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Receipt' })).toBeNull()
  })

  test.each([
    ['below the tasks', TASKS],
    ['alone', []],
  ])('stands in Earlier with its links where no task has its number: %s', async (_, tasks) => {
    const { school, history } = await openPortal({ at: '/payments', school: { tasks } })
    await handInElsewhere(school, '2026-11-22T18:00:00Z', 'Project')
    history.push('/mentor-tasks')
    const group = (await screen.findByRole('heading', { name: 'Earlier (1)' })).closest('details')
    if (tasks.length > 0) fireEvent.click(screen.getByText('Earlier (1)'))
    expect(await screen.findByText(SUBMITTED.documentLink)).toBeInTheDocument()
    expect(group).toHaveTextContent('Task Project')
  })

  test('is settled where this device has lost the answer', async () => {
    const at = '/mentor-tasks/3/submit'
    const { school } = await openPortal({ at, shows: 'Submit Task', school: { tasks: TASKS } })
    bent.fail('submit_task.php')
    await handInElsewhere(school, '2026-11-23T12:00:01Z')
    await submitTask()
    expect(
      await screen.findByText(/^It has arrived: the school got this task on Mon 23/),
    ).toBeVisible()
    expect(screen.queryByText(/may have arrived/)).toBeNull()
    fill({ 'Student ID': 'typed later' })
    expect(screen.queryByText(/may have arrived/)).toBeNull()
  })
})

describe('a receipt that the school knows nothing of', () => {
  test('is told of on each page, once the list was asked again', async () => {
    const { school, go, history } = await handIn()
    await school.db.deleteFrom('submissions').execute()
    comeBackToTheTab()
    expect(row('Your town')).toHaveTextContent('Submitted 23 Nov')
    vi.setSystemTime(new Date('2026-11-23T12:06:00Z'))
    comeBackToTheTab()
    const words = 'You have a receipt, but the school has no submission.'
    await waitFor(() => expect(row('Your town')).toHaveTextContent(words))
    expect(row('Your town')).toHaveTextContent('2 days left')
    const whole =
      'This device has a receipt from 23 Nov, but the school has no submission of this task. Send it again, or ask your mentor with this receipt.'
    history.push('/mentor-tasks/3')
    expect(await screen.findByText(whole)).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Receipt' })).toBeVisible()
    await go('/mentor-tasks/3/submit', 'Submit Task')
    expect(screen.getByText(whole)).toBeVisible()
  })

  test.each([
    ['/mentor-tasks', /^You have a receipt, but/],
    ['/mentor-tasks/3', /^This device has a receipt/],
  ])('is told of at %s after a reload, where the list is as it was', async (at, words) => {
    const { school, reload } = await handIn()
    await school.db.deleteFrom('submissions').execute()
    vi.setSystemTime(new Date('2026-11-23T12:06:00Z'))
    comeBackToTheTab()
    await screen.findByText(/^You have a receipt, but/)
    reload(at)
    expect(await screen.findByText(words)).toBeVisible()
  })
})

// A school's own backend need not say what it has.
describe('any other receipt, where the school does not say', () => {
  test('is mentioned, and the countdown stays', async () => {
    const tasks = TASKS.map(({ lessonNumber, title, dueDate }) => {
      return { lesson_number: lessonNumber, title, due_date: dueDate }
    })
    bent.reply('get_tasks.php', { status: 'success', tasks, task: tasks[0] })
    const { go } = await handIn('/tasks-turnintin-log')
    expect(row('Your town')).toHaveTextContent('2 days leftReceipt for task 3')
    expect(screen.queryByRole('heading', { name: 'Handed in' })).toBeNull()
    await go('/mentor-tasks/3', 'Your town')
    expect(await screen.findByText('Receipt for task 3')).toBeVisible()
    expect(screen.getByText('2 days left')).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Receipt' })).toBeNull()
    fireEvent.click(screen.getByRole('link', { name: 'Submit Task Here' }))
    expect(await screen.findByText(/^This device has a receipt for task 3 from Mon/)).toBeVisible()
  })
})
