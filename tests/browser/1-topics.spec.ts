import { expect, test } from '../support/browser.ts'
import { enter } from '../support/enter.ts'

// The topics of section 1, each with the sidebar's entry where a student finds it and what it is about.
const TOPICS = [
  { topic: 'classes', entry: 'Classes', about: 'Class Link' },
  { topic: 'tasks', entry: 'Tasks', about: /mentor tasks/i },
  { topic: 'meetings', entry: 'Meetings', about: /summit/i },
  { topic: 'payments', entry: 'Payments', about: /online payment/i },
  { topic: 'support', entry: 'Support', about: /support team/i },
  { topic: 'resources', entry: 'Resources', about: /curriculum/i },
  { topic: 'deferment', entry: 'Deferment', about: /deferment/i },
  { topic: 'graduation', entry: 'Graduation', about: /certificate/i },
  { topic: 'fee update', entry: 'Fee Update Form', about: /fee/i },
  { topic: 'fee status', entry: 'Payment Status', about: /payment status/i },
  { topic: 'pre-graduation clearance', entry: 'Pre Graduation', about: /clearance/i },
  { topic: 'access-code request', entry: 'Access Request', about: /access code/i },
  { topic: 'transcript request', entry: 'Document Request', about: /transcript/i },
  { topic: 'reference-letter request', entry: 'Document Request', about: /reference letter/i },
  { topic: 'student policy', entry: "Students' Policy", about: /about this policy/i },
  { topic: 'an earn-income programme', entry: 'Earn $300+', about: /programme/i },
  { topic: 'internship', entry: 'Internship', about: /internship/i },
  { topic: 'inductions', entry: 'Inductions', about: /induction/i },
]

test.describe('1. What the product does and for whom', () => {
  test('every topic is found in the sidebar', async ({ page, portal }) => {
    const { origin } = await portal.open()
    await enter(page, origin)
    const sidebar = page.getByRole('navigation', { name: 'Portal' })
    const sections = page.getByRole('main').getByRole('heading', { level: 2 })
    for (const { topic, entry, about } of TOPICS) {
      await sidebar.getByRole('link', { name: entry, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(entry)
      await expect.soft(sections.filter({ hasText: about }).first(), topic).toBeVisible()
    }
  })
})
