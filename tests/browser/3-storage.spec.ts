import { expect, test } from '../support/browser.ts'
import { expectPage } from '../support/enter.ts'
import { localStorageOf } from '../support/portal-forms.ts'
import { ALL_LINKS } from '../support/stored-links.ts'

const ADA = { fullName: 'Ada Okafor', cohort: 'Cohort 7', facecard: '/icon.svg' }

const KEYS = [
  { key: 'userName', holds: ADA.fullName },
  { key: 'courseCohort', holds: ADA.cohort },
  { key: 'facecard', holds: ADA.facecard },
]

test.describe('3. Entities and their fields', () => {
  test.describe('Browser storage keys', () => {
    for (const { key, holds } of KEYS) {
      test(`${key} holds ‘${holds}’ after signing in`, async ({ page, portal }) => {
        await portal.signedIn({ students: [ADA] })
        expect((await localStorageOf(page))[key]).toBe(holds)
      })
    }

    test('userLinks holds the links as JSON with their wire names', async ({ page, portal }) => {
      await portal.signedIn({ links: { everyone: ALL_LINKS } })
      await expect
        .poll(async () => JSON.parse((await localStorageOf(page))['userLinks'] ?? 'null'))
        .toEqual(ALL_LINKS)
    })

    test('no other key is stored', async ({ page, portal }) => {
      await portal.signedIn({ students: [ADA], links: { everyone: ALL_LINKS } })
      await page.getByRole('navigation').getByRole('link', { name: 'Classes' }).click()
      await expectPage(page, 'Classes')
      await expect
        .poll(async () => Object.keys(await localStorageOf(page)).sort())
        .toEqual(['courseCohort', 'facecard', 'userLinks', 'userName'])
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
    })
  })
})
