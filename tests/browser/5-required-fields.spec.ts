import { expect, test } from '../support/browser.ts'
import { enter } from '../support/enter.ts'

const FORMS = [
  { path: '/login', labels: ['Email', 'Password'] },
  { path: '/forgot-password', labels: ['Email'] },
  { path: '/verify-otp', labels: ['One-time code (OTP)'] },
  { path: '/reset-password', labels: ['New Password', 'Confirm Password'] },
  {
    path: '/tasks-turnintin-log',
    labels: [
      'Full Name',
      'Task Number',
      'Lesson Number',
      'Student ID',
      'Documents Link',
      'Video Link',
    ],
  },
]

test.describe('5. Validation rules', () => {
  for (const { path, labels } of FORMS) {
    test(`the inputs of ${path} are marked as required`, async ({ page, portal }) => {
      const { origin } = await portal.open()
      await enter(page, origin + path)
      for (const label of labels) {
        const input = page.getByLabel(label, { exact: true })
        await expect.soft(input, label).toHaveAttribute('required')
      }
    })
  }

  for (const path of ['/login', '/forgot-password']) {
    test(`the email of ${path} has type=email`, async ({ page, portal }) => {
      const { origin } = await portal.open()
      await page.goto(origin + path)
      await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email')
    })
  }

  test('tasks without accessible links are capped at zero, says the policy', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open()
    await enter(page, `${origin}/student-policy`)
    await expect(page.getByRole('main')).toContainText(
      /documents or video cannot be opened is capped at zero/,
    )
  })
})
