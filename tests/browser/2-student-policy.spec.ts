import { expect, test } from '../support/browser.ts'
import { enter } from '../support/enter.ts'

// Every figure of sections 5 and 9 that a student must know of.
const FIGURES = [
  { fact: 'the join window is 10 minutes after the start', says: /within 10 minutes of the start/ },
  { fact: 'whoever joins later is marked absent', says: /marked absent/ },
  { fact: 'the student email must be used', says: /student email must be used/ },
  { fact: 'tasks without accessible links are capped at zero', says: /opened is capped at zero/ },
  {
    fact: 'a late task needs notice at least 24 hours before the deadline',
    says: /at least 24 hours before its deadline/,
  },
  { fact: 'a partial refund is 40%', says: /partial refund of 40%/ },
  { fact: 'a refund needs fewer than two lessons attended', says: /fewer than two lessons/ },
  { fact: 'there is none after two or more', says: /two lessons or more\s*no refund/ },
  { fact: 'a refund review takes up to four weeks', says: /review takes up to four weeks/ },
  { fact: 'the fee status is checked after 60 hours', says: /payment status after 60 hours/ },
  { fact: 'a defence absence email comes before 6:45 PM', says: /before 6:45 PM/ },
  { fact: 'the earn programme advertises $300+ monthly', says: /advertises \$300\+ monthly/ },
  {
    fact: 'missing two tasks, or a zero cap, may lead to deferment',
    says: /Missing two tasks, or having a task capped at zero, may lead to deferment/,
  },
] as const

test.describe('2. Screens and routes', () => {
  test.describe("Students' policy", () => {
    test('states every figure of sections 5 and 9', async ({ page, portal }) => {
      const { origin } = await portal.open()
      await enter(page, `${origin}/student-policy`)
      for (const { fact, says } of FIGURES) {
        await expect.soft(page.getByRole('main'), fact).toContainText(says)
      }
    })

    test('has a table of contents that names every section in order', async ({ page, portal }) => {
      const { origin } = await portal.open()
      await enter(page, `${origin}/student-policy`)
      const contents = page.getByRole('navigation', { name: 'Contents' })
      const sections = page.getByRole('main').locator('h2[id]')
      await expect(sections.first()).toBeVisible()
      expect(await contents.getByRole('link').allInnerTexts()).toEqual(
        await sections.allInnerTexts(),
      )
    })
  })
})
