import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { enter } from '../support/enter.ts'

const topBar = (page: Page) => page.getByRole('banner')
// Decorative: it has no name to find it by. The other picture there is the school's logo.
const avatar = (page: Page) => topBar(page).getByRole('paragraph').locator('img')

// One pixel, so that the avatar has something to show.
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test.describe('2. Screens and routes', () => {
  test.describe('Navigation', () => {
    test.describe('The top bar shows an avatar', () => {
      const SHOWN = [
        { stored: 'https://faces.example/ada.png', shown: () => 'https://faces.example/ada.png' },
        { stored: '/faces/ada.png', shown: (origin: string) => `${origin}/faces/ada.png` },
        { stored: 'faces/ada.png', shown: (origin: string) => `${origin}/faces/ada.png` },
      ]
      for (const { stored, shown } of SHOWN) {
        test(`from the stored facecard ${stored}`, async ({ page, portal }) => {
          const { origin } = await portal.open({ students: [{ facecard: stored }] })
          await page.route('**/ada.png', (route) =>
            route.fulfill({ body: PICTURE, contentType: 'image/png' }),
          )
          await enter(page, `${origin}/mentor-tasks/3/submit`)
          await expect(avatar(page)).toHaveAttribute('src', shown(origin))
          expect(await avatar(page).evaluate(isDrawn)).toBe(true)
        })
      }

      const DEFAULT = [
        { why: 'empty', stored: '' },
        { why: 'a script', stored: 'javascript:alert(1)' },
        { why: 'a page in an address', stored: 'data:text/html,<script>alert(1)</script>' },
        { why: 'another host without a scheme', stored: '//elsewhere.example/ada.png' },
        { why: 'not encrypted', stored: 'http://elsewhere.example/ada.png' },
      ]
      for (const { why, stored } of DEFAULT) {
        test(`with a default image when the facecard is ${why}`, async ({ page, portal }) => {
          const { origin } = await portal.open({ students: [{ facecard: stored }] })
          await enter(page, `${origin}/`)
          await expect(avatar(page)).toHaveAttribute('src', /^\/assets\/default-avatar-.*\.svg$/)
          expect(await avatar(page).evaluate(isDrawn)).toBe(true)
        })
      }

      test('with a default image when the facecard does not load', async ({
        page,
        portal,
        expectedErrors,
      }) => {
        expectedErrors.push(/404/)
        const { origin } = await portal.open({
          students: [{ facecard: 'https://faces.example/gone.png' }],
        })
        await page.route('https://faces.example/**', (route) => route.fulfill({ status: 404 }))
        await enter(page, `${origin}/`)
        await expect(avatar(page)).toHaveAttribute('src', /^\/assets\/default-avatar-.*\.svg$/)
      })
    })

    const NAMES = [
      { fullName: 'Ada Okafor', shown: 'Ada' },
      { fullName: '  Ngozi  Ada Okafor ', shown: 'Ngozi' },
      { fullName: '', shown: 'User' },
      { fullName: '   ', shown: 'User' },
    ]
    for (const { fullName, shown } of NAMES) {
      test(`the top bar shows the student's first name (or User): ‘${fullName}’ is ${shown}`, async ({
        page,
        portal,
      }) => {
        const { origin } = await portal.open({ students: [{ fullName }] })
        await enter(page, `${origin}/classes`)
        await expect(topBar(page).getByText(shown, { exact: true })).toBeVisible()
      })
    }
  })
})

async function isDrawn(image: SVGElement | HTMLElement): Promise<boolean> {
  if (!(image instanceof HTMLImageElement)) return false
  await image.decode()
  return image.naturalWidth > 0
}
