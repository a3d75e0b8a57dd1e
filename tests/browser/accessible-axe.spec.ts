import { expectNoViolations } from '../support/axe.ts'
import { expect, test } from '../support/browser.ts'
import { openCard } from '../support/cards.ts'
import { enter, enterResetStep, expectPage } from '../support/enter.ts'
import { PROTECTED_ROUTES, PUBLIC_ROUTES, ROUTED_TASK } from '../support/routes.ts'

const LOOKS = [
  { name: 'a phone in light colours', width: 360, colorScheme: 'light' },
  { name: 'a phone in dark colours', width: 360, colorScheme: 'dark' },
  { name: 'a computer in light colours', width: 1280, colorScheme: 'light' },
] as const

const UNKNOWN = { path: '/nowhere', heading: 'Page not found' }

const SCHOOL = {
  tasks: [{ ...ROUTED_TASK, dueDate: '2099-01-01', details: '<h2>Do this</h2><p>Well.</p>' }],
  messages: { everyone: 'See https://example.org/news.' },
}

for (const { name, width, colorScheme } of LOOKS) {
  test.describe(`axe finds nothing on ${name}:`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme })

    for (const { path, heading } of PUBLIC_ROUTES) {
      test(path, async ({ page, portal }) => {
        const { origin } = await portal.open()
        if (/otp|reset/.test(path)) await enterResetStep(page, `${origin}${path}`)
        else await page.goto(`${origin}${path}`)
        await expectPage(page, heading)
        await expectNoViolations(page)
      })
    }

    test('every protected route', async ({ page, portal }) => {
      test.slow()
      const { origin } = await portal.open(SCHOOL)
      await enter(page, origin)
      for (const { path, heading } of [...PROTECTED_ROUTES, UNKNOWN]) {
        await test.step(path, async () => {
          await page.goto(`${origin}${path}`)
          await expectPage(page, heading)
          await expectNoViolations(page)
        })
      }
    })

    test('the forms with what was forgotten', async ({ page, portal }) => {
      const { origin } = await portal.open(SCHOOL)
      await page.goto(`${origin}/login`)
      await page.getByRole('button', { name: 'Login' }).click()
      await expectNoViolations(page)
      await enter(page, `${origin}/tasks-turnintin-log`)
      await page.getByRole('button', { name: 'Submit Task' }).click()
      await expectNoViolations(page)
    })

    test('modals, with links, without, and while they load', async ({ page, portal }) => {
      const { origin } = await portal.open({
        links: { everyone: { class_link: 'https://a.example' } },
      })
      await enter(page, `${origin}/classes`)
      for (const title of ['Class Link', 'Cloud Link', 'Alliance page']) {
        await openCard(page, title)
        await expectNoViolations(page)
        await page.keyboard.press('Escape')
      }
    })

    test('the deactivated dialog', async ({ page, portal }) => {
      const { origin } = await portal.open({ students: [{ access: 'deactivated' }] })
      await enter(page, origin)
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await expectNoViolations(page)
    })

    test('a page that can be read without signing in', async ({ page, portal }) => {
      const { origin } = await portal.open()
      await page.goto(`${origin}/accessibility`)
      await expectPage(page, 'Accessibility')
      await expectNoViolations(page)
    })
  })
}

test('axe finds nothing in the open drawer', async ({ page, portal }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { origin } = await portal.open()
  await enter(page, origin)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expectNoViolations(page)
})
