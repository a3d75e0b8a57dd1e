import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { bendCalls } from '../support/bent-calls.ts'
import { SUBMISSION } from '../support/portal-forms.ts'
import { heading, openPortal } from '../support/portal.tsx'
import { fill, pressSubmit, submitLogin, submitTask } from '../support/student.ts'

const EIGHT_DAYS_MS = 8 * 24 * 3_600_000 // an unused session ends after seven
const FORM = '/mentor-tasks/3/submit'

const submitted = () => screen.findByRole('dialog', { name: 'Task Submitted' })
const field = (label: string) => screen.getByLabelText(label)

function expectEverythingStillThere(): void {
  for (const [label, text] of Object.entries(SUBMISSION)) expect(field(label)).toHaveValue(text)
}

describe('a task submission', () => {
  test('under way has its button disabled, with a spinner', async () => {
    const bent = bendCalls()
    const release = bent.hold('submit_task.php')
    await openPortal({ at: FORM, answer: bent.answer })
    await submitTask()
    const button = await screen.findByRole('button', { name: 'Submitting…' })
    expect(button).toBeDisabled()
    expect(button).toHaveAttribute('aria-busy', 'true')
    release()
    expect(await submitted()).toBeVisible()
  })

  // Two fields are labelled the other way round than they are called.
  test.each([FORM, '/tasks-turnintin-log'])(
    'from %s hands in each field under its label, and Done leads to /mentor-tasks',
    async (at) => {
      const { school, path } = await openPortal({ at })
      await submitTask()
      expect(screen.getAllByRole('textbox')).toHaveLength(Object.keys(SUBMISSION).length)
      fireEvent.click(within(await submitted()).getByRole('button', { name: 'Done' }))
      await heading('Mentor Tasks')
      expect(path()).toBe('/mentor-tasks')
      expect(screen.queryByRole('dialog')).toBeNull()
      const stored = await school.db.selectFrom('submissions').selectAll().execute()
      expect(stored).toEqual([
        expect.objectContaining({
          full_name: SUBMISSION['Full Name'],
          lesson_number: SUBMISSION['Task Number'],
          task_number: SUBMISSION['Lesson Number'],
          student_id: SUBMISSION['Student ID'],
          document_link: SUBMISSION['Documents Link'],
          video_link: SUBMISSION['Video Link'],
        }),
      ])
    },
  )
})

describe('the task form', () => {
  test('comes with full name and task number filled in, and both can be edited', async () => {
    const { user } = await openPortal({ at: FORM })
    await heading('Submit Task')
    expect(field('Full Name')).toHaveValue('Ada Okafor')
    expect(field('Task Number')).toHaveValue('3')
    expect(field('Lesson Number')).toHaveValue('')
    await user.type(field('Full Name'), ' Obi')
    await user.type(field('Task Number'), '4')
    expect(field('Full Name')).toHaveValue('Ada Okafor Obi')
    expect(field('Task Number')).toHaveValue('34')
  })

  test('names its task as the page before it did: title, number, due date, what is left', async () => {
    const task = { lessonNumber: '3', title: 'Your town', dueDate: '2126-03-02' }
    const { count, user } = await openPortal({ at: '/mentor-tasks/3', school: { tasks: [task] } })
    await heading('Your town')
    await user.click(screen.getByRole('link', { name: 'Submit Task Here' }))
    await heading('Submit Task')
    const named = screen.getByRole('heading', { level: 2, name: 'Your town' }).closest('form')
    expect(named).toHaveTextContent(/^Your townTask 3Due Sat, 2 Mar 2126\d+ days left/)
    expect(count('get_tasks.php')).toBe(1)
  })

  test('hands in one line of text where tabs and control characters were pasted', async () => {
    const { school } = await openPortal({ at: FORM })
    await heading('Submit Task')
    fill({ ...SUBMISSION, 'Full Name': ' Ada\tOkafor\u0000\u0002' })
    pressSubmit()
    await submitted()
    const [stored] = await school.db.selectFrom('submissions').select('full_name').execute()
    expect(stored?.full_name).toBe('Ada Okafor')
  })

  test('takes no more in a field than a request may carry', async () => {
    const { user } = await openPortal({ at: '/tasks-turnintin-log' })
    await heading("Turnitin tasks' log")
    await user.click(field('Student ID'))
    await user.paste('x'.repeat(2001))
    expect(field('Student ID')).toHaveValue('x'.repeat(2000))
  })

  test('still holds what was typed when it is opened again, but not for another task', async () => {
    const { history } = await openPortal({ at: FORM })
    await heading('Submit Task')
    fill({ 'Student ID': 'S-17' })
    history.push('/payments')
    await heading('Payments')
    history.push(FORM)
    await heading('Submit Task')
    expect(field('Student ID')).toHaveValue('S-17')
    history.push('/mentor-tasks/4/submit')
    expect(await screen.findByDisplayValue('4')).toBeVisible()
    expect(field('Student ID')).toHaveValue('')
  })

  test('is as it was typed after a new sign-in that interrupted it', async () => {
    const { school } = await openPortal({ at: FORM })
    await heading('Submit Task')
    school.clock.advance(EIGHT_DAYS_MS)
    await submitTask()
    await submitLogin()
    await heading('Submit Task')
    expectEverythingStillThere()
  })
})
