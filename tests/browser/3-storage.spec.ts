import { expect, test } from '../support/browser.ts'
import { expectPage } from '../support/enter.ts'
import { localStorageOf } from '../support/portal-forms.ts'
import { ALL_LINKS } from '../support/stored-links.ts'

test.describe('3. Entities and their fields', () => {
  test('userName, courseCohort, facecard and userLinks, as JSON with its wire names, are stored, and whose they are', async ({
    page,
    portal,
  }) => {
    await portal.signedIn({
      students: [{ fullName: 'Ada Okafor', cohort: 'Cohort 7', facecard: '/icon.svg' }],
      links: { everyone: ALL_LINKS },
    })
    await page.getByRole('navigation').getByRole('link', { name: 'Classes' }).click()
    await expectPage(page, 'Classes')
    const stored = async () => {
      const { userLinks = 'null', owner = '', ...rest } = await localStorageOf(page)
      expect(owner).toContain('ada@example.org')
      return { ...rest, userLinks: JSON.parse(userLinks) }
    }
    await expect.poll(stored).toEqual({
      userName: 'Ada Okafor',
      courseCohort: 'Cohort 7',
      facecard: '/icon.svg',
      userLinks: ALL_LINKS,
      // The dashboard's list of tasks, for when it cannot be loaded.
      taskList: expect.any(String),
    })
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  })
})
