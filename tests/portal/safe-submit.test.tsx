import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { bent } from '../support/bent-calls.ts'
import { SUBMISSION } from '../support/portal-forms.ts'
import { heading, openPortal } from '../support/portal.tsx'
import { expectTyped, fill, focused, press, submitTask, taskSubmitted } from '../support/student.ts'

// Decisions, Tasks: one submission however often the button is pressed, and the truth about its answer.

const FORM = '/mentor-tasks/3/submit'
const CALL = 'submit_task.php'
const ERROR = 'Error submitting task. Please try again.'
const MAYBE = 'No answer came back, so your task may have arrived.'
const REFUSAL = '{"status":"error","message":"Wait an hour."}'

const ready = () =>
  waitFor(() => expect(screen.getByRole('button', { name: 'Submit Task' })).toBeEnabled())
const question = () => screen.findByRole('alertdialog', { name: 'Send it again?' })
const sendAgain = async () => press('Send again', await question())

async function expectRefusal(): Promise<void> {
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(ERROR))
  expectTyped()
}

const openForm = () => openPortal({ at: FORM })

/** Hands the task in while the connection breaks before the answer. */
async function openLost() {
  const opened = await openForm()
  bent.fail(CALL)
  await submitTask()
  expect(await screen.findByRole('alert')).toHaveTextContent(`${ERROR}${MAYBE}`)
  bent.mend()
  return opened
}

/** Leaves the form while the task is being sent. */
async function leave() {
  const opened = await openForm()
  const release = bent.hold(CALL)
  await submitTask()
  const button = await screen.findByRole('button', { name: 'Submitting…' })
  expect(button).toBeDisabled()
  expect(button).toHaveAttribute('aria-busy', 'true')
  await opened.go('/mentor-tasks', 'Mentor Tasks')
  return { ...opened, release }
}

// Offline: tests/browser/4-task-form-network.spec.ts. Which bodies are readable, and which of them a success, is in
// tests/contract/submission-answer.test.ts.
describe('the form says what became of a submission and keeps what was typed:', () => {
  test.each([
    ['500 with an HTML page is the error alone', '<h1>Fatal error</h1>', 500, ERROR],
    ['a refusal is the error and its reason', REFUSAL, 200, `${ERROR}Wait an hour.`],
    ['HTML with 200 may have arrived', '<p>Warning: disk full</p>', 200, `${ERROR}${MAYBE}`],
    ['502 may have arrived', '<h1>Bad gateway</h1>', 502, `${ERROR}${MAYBE}`],
    ['504 may have arrived', '{"message":"Endpoint timed out"}', 504, `${ERROR}${MAYBE}`],
  ])('%s', async (_, body, status, words) => {
    const alert = vi.spyOn(window, 'alert').mockReturnValue()
    await openForm()
    bent.say(CALL, body, status)
    await submitTask()
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    expect(alert).not.toHaveBeenCalled()
    expect(screen.queryByText(MAYBE) !== null).toBe(words.includes(MAYBE))
    expectTyped()
  })
})

describe('after a lost answer', () => {
  test('nothing is sent again before the student was asked', async () => {
    const { calls, school } = await openLost()
    await ready()
    press('Submit Task')
    press('Cancel', await question())
    expect(await calls(CALL)).toHaveLength(1)
    press('Submit Task')
    const again = within(await question()).getByRole('button', { name: 'Send again' })
    fireEvent.click(again)
    fireEvent.click(again)
    expect(await taskSubmitted()).toBeVisible()
    expect(await calls(CALL)).toHaveLength(2)
    expect(await school.db.selectFrom('submissions').selectAll().execute()).toHaveLength(1)
  })

  test('a reload still knows of it, and so does the form after Clear draft and after a refusal', async () => {
    const { reload, calls, user } = await openLost()
    reload()
    expect(await screen.findByRole('alert')).toHaveTextContent(`${ERROR}${MAYBE}`)
    await user.click(await screen.findByRole('button', { name: 'Clear draft' }))
    press('Clear draft', await screen.findByRole('alertdialog', { name: 'Clear draft?' }))
    expect(screen.getByLabelText('Video Link')).toHaveValue('')
    expect(screen.getByRole('alert')).toHaveTextContent(MAYBE)
    fill(SUBMISSION)
    bent.reply(CALL, { status: 'error' })
    press('Submit Task')
    await sendAgain()
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(ERROR))
    expect(await calls(CALL)).toHaveLength(2)
    press('Submit Task')
    expect(await question()).toBeVisible()
  })
})

test('the same task is sent again only when the student says so, another one at once', async () => {
  const { reload, calls } = await openForm()
  await submitTask()
  await taskSubmitted()
  reload('/tasks-turnintin-log')
  await submitTask()
  expect(await question()).toHaveTextContent(/Task 3 was submitted from this device on .*[AP]M/)
  press('Cancel')
  expect(await calls(CALL)).toHaveLength(1)
  fill({ 'Task Number': '4' })
  press('Submit Task')
  expect(await taskSubmitted()).toBeVisible()
  expect(await calls(CALL)).toHaveLength(2)
})

describe('a form that was left while it was sent', () => {
  test.each([
    ['the success', undefined, () => taskSubmitted()],
    ['a refusal, and what was typed', { status: 'error' }, expectRefusal],
  ])('is still busy when the student comes back, and then shows %s', async (_, answer, look) => {
    const { history, release, calls } = await leave()
    history.push(FORM)
    expect(await screen.findByRole('button', { name: 'Submitting…' })).toBeDisabled()
    release(answer)
    await look()
    expect(await calls(CALL)).toHaveLength(1)
  })

  test('tells of a refusal on the shown page, with the way back', async () => {
    const { release, user, place } = await leave()
    release({ status: 'error' })
    expect(await screen.findByText(/^Task 3 was not submitted/)).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Back to the form' }))
    await heading('Submit Task')
    expect((await place()).path).toBe(FORM)
    expectTyped()
    expect(screen.queryByText(/was not submitted/)).toBeNull()
  })

  test('tells of a success until Close, and the list has the receipt at once', async () => {
    const { release, user } = await leave()
    release()
    expect(await screen.findByText('Task 3 was submitted.')).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'Receipts' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByText('Task 3 was submitted.')).toBeNull()
    expect(await focused()).toBe(screen.getByRole('heading', { level: 1 }))
  })
})
