import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { bent } from '../support/bent-calls.ts'
import { heading, openPortal } from '../support/portal.tsx'
import { press, stored, submitLogin } from '../support/student.ts'

process.env['TZ'] = 'America/New_York' // not the school's, which is named then

const HOUR_MS = 3_600_000
const TASK = { lessonNumber: '7', title: 'Your town', details: '<p>Write <b>one</b> page.</p>' }

type Later = { at?: string; passedMs?: number; tasks?: (typeof TASK & { dueDate?: string })[] }

const loseTasks = () => bent.fail('get_tasks.php')
const holdTasks = () => bent.hold('get_tasks.php')
const refuseTasks = () => bent.reply('get_tasks.php', { status: 'error', message: 'Closed.' })

const task = () => screen.queryByRole('link', { name: TASK.title })

/** A portal that is loaded afresh, with a bent backend, three hours after it loaded its tasks. */
async function openLater<Bent>(
  bend: () => Bent | Promise<Bent>,
  { at = '/mentor-tasks', passedMs = 3 * HOUR_MS, tasks = [TASK] }: Later = {},
) {
  vi.useFakeTimers({ toFake: ['Date'] })
  const students = [{}, { email: 'grace@example.org', fullName: 'Grace B' }]
  const school = { tasks, students }
  const portal = await openPortal({ at: '/mentor-tasks', school })
  await screen.findByText(tasks.length > 0 ? TASK.title : 'No tasks available.')
  vi.setSystemTime(Date.now() + passedMs)
  const release = await bend()
  portal.reload(at)
  return { ...portal, release }
}

describe('the last task list', () => {
  test.each([
    ['none can be loaded', 'Your tasks could not be loaded.', loseTasks],
    ['the school refuses one', 'Closed.', refuseTasks],
  ])('stays where %s, with ‘%s’, its age and Try again', async (_, words, bend) => {
    await openLater(bend)
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(words)
    expect(alert).toHaveTextContent('Loaded 3 hours ago.')
    expect(task()).toBeVisible()
    bent.mend()
    press('Try again', alert)
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(task()).toBeVisible()
  })

  test('stays offline without an alert: the page has said already that there is no connection', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await openLater(loseTasks)
    const saved = 'This list was saved on your device. Loaded 3 hours ago.'
    expect(await screen.findByText(saved)).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    bent.mend()
    online.mockReturnValue(true)
    dispatchEvent(new Event('online'))
    await waitFor(() => expect(screen.queryByText(saved)).toBeNull())
    expect(task()).toBeVisible()
  })

  test('has no age in the first five minutes', async () => {
    await openLater(loseTasks, { passedMs: 4 * 60_000 })
    expect(await screen.findByRole('alert')).toHaveTextContent('Your tasks could not be loaded.')
    expect(screen.queryByText(/ago|just now/)).toBeNull()
  })

  test.each([3 * HOUR_MS, -24 * HOUR_MS])(
    'is shown while each load asks for a newer one: %d ms later by the phone’s clock',
    async (passedMs) => {
      const { calls, release } = await openLater(holdTasks, { passedMs })
      expect(await screen.findByText(TASK.title)).toBeVisible()
      expect(screen.queryByText('Loading your tasks…')).toBeNull()
      expect(await calls('get_tasks.php')).toHaveLength(2)
      release({ status: 'success', tasks: [] })
      expect(await screen.findByText('No tasks available.')).toBeVisible()
      expect(task()).toBeNull()
    },
  )

  test('does not say that nothing is due while a newer one is on its way', async () => {
    const { release } = await openLater(holdTasks, { at: '/' })
    expect(await screen.findByText('Loading your tasks…')).toBeVisible()
    expect(screen.queryByText('Nothing is due at the moment.')).toBeNull()
    release()
    expect(await screen.findByText('Nothing is due at the moment.')).toBeVisible()
  })

  test('is not called empty where no newer one can be loaded', async () => {
    await openLater(loseTasks, { tasks: [] })
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded')
    expect(screen.queryByText('No tasks available.')).toBeNull()
  })

  test('of another cohort is neither shown nor called empty where the new one cannot be loaded', async () => {
    await openLater(async () => {
      const { account, name } = JSON.parse((await stored())['owner'] ?? '')
      const moved = { account_id: account, full_name: name, course_cohort: 'B' }
      bent.reply('auth.php', { status: 'success', ...moved })
      bent.reply('get_tasks.php', { status: 'success', tasks: [] }, 503)
    })
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded')
    expect(screen.queryByText('No tasks available.')).toBeNull()
    expect(task()).toBeNull()
  })

  test('holds the details of a task that cannot be loaded by itself', async () => {
    await openLater(loseTasks, { at: '/mentor-tasks/7' })
    await heading(TASK.title)
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load task details.')
    expect(screen.getByRole('alert')).toHaveTextContent('Loaded 3 hours ago.')
    expect(screen.getByText('one')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Submit Task Here' })).toBeVisible()
  })

  test('tells the form its task and due date, without a call', async () => {
    const tasks = [{ ...TASK, dueDate: '2126-03-02', time: '7 PM' }]
    const { calls } = await openLater(() => {}, { at: '/mentor-tasks/7/submit', tasks })
    await heading('Submit Task')
    expect(screen.getByRole('heading', { level: 2, name: TASK.title })).toBeVisible()
    expect(screen.getByText('Due Sat, 2 Mar 2126, 7:00 PM, Lagos time')).toBeVisible()
    expect(screen.getByText('Loaded 3 hours ago.')).toBeVisible()
    expect(await calls('get_tasks.php')).toHaveLength(1)
  })

  test('is not shown to the next student of the device', async () => {
    const { go, history, school } = await openLater(loseTasks)
    await screen.findByRole('alert')
    await school.fetch('/backend/logout.php')
    history.push('/login')
    await submitLogin({ email: 'grace@example.org' })
    await heading('Welcome, Grace')
    await go('/mentor-tasks', 'Mentor Tasks')
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
    expect(task()).toBeNull()
  })
})
