import { enterPastMessages } from '../support/banner.ts'
import { expect, test } from '../support/browser.ts'
import { enter } from '../support/enter.ts'
import { multipartFields } from '../support/multipart-fields.ts'
import { fillTaskForm, SUBMISSION } from '../support/portal-forms.ts'

const TASK = {
  lessonNumber: '7',
  title: 'A page about your town',
  dueDate: '2026-03-09',
  time: '11:59 PM',
  details: '<p>Build <strong>one page</strong> in plain HTML.</p>',
}

test.describe('3. Entities and their fields', () => {
  test.describe('User session', () => {
    const ADA = { fullName: 'Ada Okafor', cohort: 'Cohort 7', facecard: '/icon.svg' }
    const SHOWN = [
      { field: 'full_name', shown: 'Welcome, Ada' },
      { field: 'course_cohort', shown: 'Cohort 7' },
    ]
    for (const { field, shown } of SHOWN) {
      test(`${field} is shown on the dashboard`, async ({ page, portal }) => {
        const { origin } = await portal.open({ students: [ADA] })
        await enter(page, origin)
        await expect(page.getByRole('main').getByText(shown, { exact: true })).toBeVisible()
      })
    }
  })

  test.describe('Task', () => {
    const LISTED = [
      { field: 'title', shown: 'A page about your town' },
      { field: 'lesson_number', shown: 'Lesson 7' },
      { field: 'due_date', shown: /9 Mar 2026/ },
      { field: 'time', shown: /11:59 PM/ },
    ]
    for (const [path, where] of [
      ['/mentor-tasks', 'in the list'],
      ['/mentor-tasks/7', 'in the detail'],
    ] as const) {
      test(`title, lesson_number, due_date and time are shown ${where}`, async ({
        page,
        portal,
      }) => {
        const { origin } = await portal.open({ tasks: [TASK] })
        await enter(page, origin + path)
        for (const { field, shown } of LISTED) {
          await expect.soft(page.getByRole('main').getByText(shown), field).toBeVisible()
        }
      })
    }

    test('details is HTML: its markup is shown as what it means', async ({ page, portal }) => {
      const { origin } = await portal.open({ tasks: [TASK] })
      await enter(page, `${origin}/mentor-tasks/7`)
      await expect(page.getByRole('strong')).toHaveText('one page')
    })

    test('the list names every task of the cohort and no other', async ({ page, portal }) => {
      const { origin } = await portal.open({
        tasks: [
          { lessonNumber: '1', title: 'First' },
          { lessonNumber: '2', title: 'Second' },
          { lessonNumber: '1', title: 'Of another cohort', cohort: 'Cohort 8' },
        ],
      })
      await enter(page, `${origin}/mentor-tasks`)
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
        'First',
        'Second',
      ])
    })

    test('a task of the list leads to its detail, and Submit Task Here to its form', async ({
      page,
      portal,
    }) => {
      const { origin } = await portal.open({ tasks: [TASK] })
      await enter(page, `${origin}/mentor-tasks`)
      await page.getByRole('link', { name: TASK.title }).click()
      await expect(page).toHaveURL(`${origin}/mentor-tasks/7`)
      await page.getByRole('link', { name: 'Submit Task Here' }).click()
      await expect(page).toHaveURL(`${origin}/mentor-tasks/7/submit`)
    })
  })

  test.describe('Task submission', () => {
    // Two are labelled the other way round than they are called.
    const LABELS = [
      { field: 'full_name', label: 'Full Name' },
      { field: 'lesson_number', label: 'Task Number' },
      { field: 'task_number', label: 'Lesson Number' },
      { field: 'student_id', label: 'Student ID' },
      { field: 'document_link', label: 'Documents Link' },
      { field: 'video_link', label: 'Video Link' },
    ] as const
    for (const path of ['/mentor-tasks/7/submit', '/tasks-turnintin-log']) {
      test(`each field of ${path} is handed in under its label`, async ({ page, portal }) => {
        const { origin, db } = await portal.open({ tasks: [TASK] })
        await enter(page, origin + path)
        await fillTaskForm(page)
        await page.getByRole('button', { name: 'Submit Task' }).click()
        await expect(page.getByRole('dialog', { name: 'Task Submitted' })).toBeVisible()
        const stored = await db.selectFrom('submissions').selectAll().executeTakeFirstOrThrow()
        for (const { field, label } of LABELS) {
          expect.soft(stored[field], label).toBe(SUBMISSION[label])
        }
      })
    }

    test('course_cohort is added from the stored cohort, not typed', async ({ page, portal }) => {
      const { origin } = await portal.open({ students: [{ cohort: 'Cohort 9' }] })
      await enter(page, `${origin}/tasks-turnintin-log`)
      await expect(page.getByRole('textbox')).toHaveCount(6)
      await fillTaskForm(page)
      const sent = page.waitForRequest('**/backend/submit_task.php')
      await page.getByRole('button', { name: 'Submit Task' }).click()
      expect(multipartFields(await sent)).toMatchObject({ course_cohort: 'Cohort 9' })
      await expect(page.getByRole('dialog', { name: 'Task Submitted' })).toBeVisible()
    })

    test('full_name and lesson_number come filled in and can be edited', async ({
      page,
      portal,
    }) => {
      const { origin } = await portal.open({ tasks: [TASK] })
      await enter(page, `${origin}/mentor-tasks/7/submit`)
      await expect(page.getByLabel('Full Name')).toHaveValue('Ada Okafor')
      await expect(page.getByLabel('Task Number')).toHaveValue('7')
      await expect(page.getByLabel('Lesson Number')).toHaveValue('')
      await expect(page.getByLabel('Full Name')).toBeEditable()
      await expect(page.getByLabel('Task Number')).toBeEditable()
    })
  })

  test.describe('Messages', () => {
    const MESSAGES = [
      { field: 'generalMessage', messages: { everyone: 'The school is closed on Friday.' } },
      {
        field: 'studentMessage',
        messages: { students: { 'ada@example.org': 'Ada, your mentor left you a note.' } },
      },
    ]
    for (const { field, messages } of MESSAGES) {
      test(`${field} alone is shown alone`, async ({ page, portal }) => {
        const { origin } = await portal.open({ messages })
        await enter(page, origin)
        const banner = page.getByRole('region', { name: 'Messages' })
        const [text] =
          'everyone' in messages ? [messages.everyone] : Object.values(messages.students)
        await expect(banner.getByRole('paragraph')).toHaveText([text ?? ''])
      })
    }

    test('no message, no banner', async ({ page, portal }) => {
      const { origin } = await portal.open()
      await enterPastMessages(page, origin)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('region', { name: 'Messages' })).toHaveCount(0)
    })
  })
})
