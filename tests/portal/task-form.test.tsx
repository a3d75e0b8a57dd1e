import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { SUBMISSION } from '../support/portal-forms.ts'
import { heading, openPortal } from '../support/portal.tsx'
import {
  expectTyped,
  fill,
  press,
  stored,
  submitLogin,
  submitTask,
  taskSubmitted,
} from '../support/student.ts'

const EIGHT_DAYS_MS = 8 * 24 * 3_600_000 // an unused session ends after seven
const FORM = '/mentor-tasks/3/submit'

const field = (label: string) => screen.getByLabelText(label)
const openForm = () => openPortal({ at: FORM, shows: 'Submit Task' })

describe('the task form', () => {
  test.each([
    [FORM, 'Submit Task'],
    ['/tasks-turnintin-log', "Turnitin tasks' log"],
  ])(
    '%s sends the fields of spec 7 and nothing more, and its draft goes; Done leads to the list',
    async (at, shows) => {
      const { place } = await openPortal({ at, shows })
      const fetch = vi.spyOn(globalThis, 'fetch')
      await submitTask()
      press('Done', await taskSubmitted())
      await heading('Mentor Tasks')
      expect((await place()).path).toBe('/mentor-tasks')
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(JSON.stringify(await stored())).not.toContain('draft')
      const [, how] = fetch.mock.calls.find(([call]) => call === '/backend/submit_task.php') ?? []
      const { body, signal: _, ...rest } = how ?? {}
      expect(rest).toEqual({ method: 'POST', credentials: 'include' })
      expect([...(body as FormData)]).toEqual([
        ['full_name', SUBMISSION['Full Name']],
        ['lesson_number', SUBMISSION['Task Number']],
        ['task_number', SUBMISSION['Lesson Number']],
        ['student_id', SUBMISSION['Student ID']],
        ['document_link', SUBMISSION['Documents Link']],
        ['video_link', SUBMISSION['Video Link']],
        ['course_cohort', 'Cohort 7'], // not typed
      ])
    },
  )

  test('has full name and task number filled in, and both can be edited', async () => {
    const { user } = await openForm()
    expect(within(screen.getByRole('main')).getAllByRole('textbox')).toHaveLength(6)
    expect(field('Lesson Number')).toHaveValue('')
    await user.type(field('Full Name'), ' Obi')
    await user.type(field('Task Number'), '4')
    expect(field('Full Name')).toHaveValue('Ada Okafor Obi')
    expect(field('Task Number')).toHaveValue('34')
  })

  test('asks the browser to suggest to nobody else what was typed', async () => {
    await openForm()
    expect(field('Documents Link').closest('form')).toHaveAttribute('autocomplete', 'off')
  })

  test('hands in one line of text where tabs, control characters or invisible signs were pasted', async () => {
    const { school } = await openForm()
    const link = 'https://docs.example.org/\u200bada\u00ad'
    fill({ ...SUBMISSION, 'Full Name': ' Ada\tOkafor\u0000\u0002', 'Documents Link': link })
    press('Submit Task')
    await taskSubmitted()
    const stored = school.db.selectFrom('submissions').select(['full_name', 'document_link'])
    expect(await stored.execute()).toEqual([
      { full_name: 'Ada Okafor', document_link: 'https://docs.example.org/ada' },
    ])
  })

  test('keeps a text that is too long, says so beside it, and sends nothing', async () => {
    const { user, calls } = await openForm()
    const long = `https://docs.example.org/${'x'.repeat(2000)}`
    fill({ ...SUBMISSION, 'Task Number': '3'.repeat(501), 'Documents Link': '' })
    await user.click(field('Documents Link'))
    await user.paste(long)
    press('Submit Task')
    expect(field('Documents Link')).toHaveValue(long)
    expect(field('Documents Link')).toHaveAccessibleDescription(/shorten it to 2,000 characters/)
    expect(field('Task Number')).toHaveAccessibleDescription(/shorten it to 500 characters/)
    expect(await calls('submit_task.php')).toHaveLength(0)
  })

  test('is as it was typed after a new sign-in that interrupted it', async () => {
    const { school } = await openForm()
    school.clock.advance(EIGHT_DAYS_MS)
    await submitTask()
    await submitLogin()
    await heading('Submit Task')
    expectTyped()
  })
})
