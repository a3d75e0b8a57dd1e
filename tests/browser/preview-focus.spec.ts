import type { Page } from '@playwright/test'
import { CONTENT_PATH } from '../../src/preview/exchange.ts'
import { FILES_PATH } from '../../src/preview/files/file-changes.ts'
import { drawn, expect, test, type Preview } from '../support/preview.ts'

// A save elsewhere, or an answer that is on its way, takes nothing from who is at work in the preview.

const CARD = 'content/classes/class-link.md'
const CLOUD = 'content/classes/cloud-link.md'
const RECEIPT = 'content/payments/receipt-upload.md'

async function tryWording(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Try wording' }).click()
}

/** Gives the school another name, which the frame shows on every page. */
async function renameSchool(page: Page, preview: Preview, begin: string): Promise<void> {
  await preview.change('content/site.json', '"name": "', `"name": "${begin} `)
  await expect(page.getByText(new RegExp(`^Preview ${begin} `))).toBeVisible()
  await expect(
    drawn
      .portal(page)
      .getByText(new RegExp(`^${begin} `))
      .first(),
  ).toBeAttached()
}

test('the form stays, with the cursor in it, while somebody’s half saved file cannot be read', async ({
  page,
  preview,
}) => {
  await preview.show('classes/class-link')
  await tryWording(page)
  const title = page.getByLabel('Title')
  await title.focus()
  await preview.change(CARD, 'title: Class Link', 'title: "Class Link')
  const unreadable = page.getByText('The fields at the top of this file cannot be read now.')
  await expect(unreadable).toBeVisible()
  await expect(title).toBeFocused()
  await preview.change(CARD, 'title: "Class Link', 'title: Live Lessons')
  await expect(unreadable).toBeHidden()
  await expect(title).toBeFocused()
  await expect(title).toHaveValue('Live Lessons')
})

test('the field of a link keeps the focus when somebody else saves the card', async ({
  page,
  preview,
}) => {
  await preview.show('classes/class-link')
  await tryWording(page)
  await page.getByRole('button', { name: 'Add a link' }).press('Enter')
  const address = page.getByRole('group', { name: 'Link 3' }).getByLabel('Address')
  await address.fill('/payments')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Saved.')).toBeVisible()
  await preview.change(CARD, 'icon: video', 'icon: users')
  await expect(page.getByRole('button', { name: 'Icon: users' })).toBeVisible()
  await expect(address).toBeFocused()
})

test('Save keeps the focus when it has nothing more to save', async ({ page, preview }) => {
  await preview.show('classes/class-link')
  await tryWording(page)
  await page.getByLabel('Title').fill('Live Lessons')
  const save = page.getByRole('button', { name: 'Save' })
  await save.press('Enter')
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(save).toBeDisabled()
  await expect(save).toBeFocused()
})

test('a press counts while what a change does is looked up once more, and its button keeps the focus', async ({
  page,
  preview,
}) => {
  const receipt = await preview.read(RECEIPT)
  const [later = ''] = /check_later:\n(?: .*\n)+/.exec(receipt) ?? []
  await preview.change(RECEIPT, later, '')
  await preview.show('payments/payment-status')
  await page.getByRole('button', { name: 'Organise' }).press('Enter')
  await page.getByRole('menuitem', { name: /Remove/ }).press('Enter')
  const remove = page.getByRole('dialog').getByRole('button', { name: 'Remove' })
  await expect(remove).toBeEnabled()
  await remove.focus()
  await preview.change(RECEIPT, 'links:', `${later}links:`)
  await expect(page.getByText(/cannot change/)).toBeVisible()
  await expect(remove).toBeFocused()
  await preview.change(RECEIPT, later, '')
  await expect(remove).toBeEnabled()

  const asked = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  await page.route(`**${FILES_PATH}`, async (route) => {
    if (route.request().postData()?.includes('"ask":"plan"')) {
      asked.resolve()
      await answered.promise
    }
    await route.continue()
  })
  await preview.change(CARD, 'title: Class Link', 'title: Live Lessons')
  await asked.promise
  await expect(remove).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/show=payments$/)
  answered.resolve()
})

test('another picture of the same name takes the place of the first, and what was typed for it stays', async ({
  page,
  preview,
}) => {
  await preview.show('access-request')
  await expect(page.getByRole('button', { name: 'Organise' })).toBeVisible()
  const drop = async (radius: number) => {
    const data = await page.evaluateHandle((radius) => {
      const transfer = new DataTransfer()
      const drawing = `<svg xmlns="http://www.w3.org/2000/svg"><circle r="${radius}"/></svg>`
      transfer.items.add(new File([drawing], 'image.svg', { type: 'image/svg+xml' }))
      return transfer
    }, radius)
    await page.locator('main').dispatchEvent('drop', { dataTransfer: data })
  }
  await drop(1)
  const words = page.getByRole('dialog').getByLabel('What it shows')
  await words.fill('The campus')
  const picture = page.getByRole('dialog').getByAltText('As students will get it')
  const first = await picture.getAttribute('src')
  await drop(2)
  await expect(picture).not.toHaveAttribute('src', first ?? '')
  await expect(words).toBeFocused()
  await expect(words).toHaveValue('The campus')
  await words.press('Enter')
  await expect(drawn.portal(page).getByAltText('The campus')).toBeVisible()
  expect(await preview.read('content/access-request/image.svg')).toContain('r="2"')

  await page.getByRole('button', { name: 'Organise' }).press('Enter')
  await page.getByRole('menuitem', { name: /New card/ }).press('Enter')
  const title = page.getByRole('dialog').getByLabel('Title')
  await title.fill('Half a title')
  await drop(3)
  await expect(title).toHaveValue('Half a title')
})

test('the list of unsaved texts gives the focus back to its name when it closes', async ({
  page,
  preview,
}) => {
  await preview.show('classes/class-link')
  await tryWording(page)
  await page.getByLabel('Title').fill('Mine')
  await page.getByRole('button', { name: 'Close the wording' }).click()
  const name = page.locator('summary', { hasText: 'not saved' })
  for (const [key, on] of [
    ['Escape', 'closed by Escape'],
    ['Enter', 'closed by a choice'],
  ] as const) {
    await name.press('Enter')
    const link = page.getByRole('link', { name: `Mine ${CARD}` })
    await link.press(key)
    await expect(link, on).toBeHidden()
    await expect(name, on).toBeFocused()
  }
})

test('what goes away with the focus at a save elsewhere leaves it to what stands nearest', async ({
  page,
  preview,
}) => {
  await preview.change(CARD, 'key: class_link\n', 'key: clas_link\n')
  await preview.change(CLOUD, 'key: cloud_link', 'key: clod_link')
  await preview.show('problems')
  await page.getByRole('link', { name: CARD }).focus()
  await preview.change(CARD, 'key: clas_link\n', 'key: class_link\n')
  await expect(page.getByRole('link', { name: CARD })).toBeHidden()
  await expect(page.getByRole('link', { name: CLOUD })).toBeFocused()
})

test('a save leaves the portal in its frame where it was: the open card, the focus in it, the scrolling', async ({
  page,
  preview,
}) => {
  await preview.show('classes')
  const portal = drawn.portal(page)
  const card = portal.getByRole('article').filter({ hasText: 'Class Link' })
  await card.getByRole('button', { name: 'View' }).click()
  const modal = portal.getByRole('dialog')
  const link = modal.getByRole('link', { name: /^Link 2/ })
  await link.focus()
  await preview.change(CARD, 'title: Class Link', 'title: Live Lessons')
  await expect(modal.getByRole('heading')).toHaveText('Live Lessons')
  await expect(link).toBeFocused()
  await renameSchool(page, preview, 'New')
  await expect(modal).toBeVisible()

  const policy = 'content/student-policy/page.md'
  await preview.show('student-policy')
  const heading = portal.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  const scroll = () => heading.evaluate(() => scrollY)
  await heading.evaluate(() => scrollTo(0, 400))
  await expect.poll(scroll).toBe(400)
  await preview.change(policy, 'title: ', 'title: Our ')
  await expect(heading).toHaveText(/^Our /)
  expect(await scroll()).toBe(400)
  await renameSchool(page, preview, 'Once more')
  expect(await scroll()).toBe(400)
})

test('a save leaves the focus in the portal’s frame where the name, the sidebar or a link changes', async ({
  page,
  preview,
}) => {
  await preview.show('classes')
  const portal = drawn.portal(page)
  const card = portal.getByRole('article').filter({ hasText: 'Class Link' })
  const view = card.getByRole('button', { name: 'View' })
  await view.focus()
  await renameSchool(page, preview, 'New')
  await expect(view).toBeFocused()
  await preview.change('content/navigation.json', '"label": "Logout"', '"label": "Leave"')
  await expect(portal.getByText('Leave').first()).toBeAttached()
  await expect(view).toBeFocused()
})

/** Taller than its frame. */
const LONG = `${'Long.\n\n'.repeat(60)}Hello {{name}}`

test('a save leaves a mail scrolled as it was, and another mail begins at its top', async ({
  page,
  preview,
}) => {
  const mail = 'content/mail/reset-code.md'
  await preview.change(mail, 'Hello {{name}}', LONG)
  await preview.show('mail/reset-code')
  const body = page.frameLocator('iframe[title^="The mail"]').locator('body')
  await expect(body).toContainText('Hello')
  const scrolled = () => body.evaluate(() => scrollY)
  await page.locator('iframe[title^="The mail"]').hover()
  await page.mouse.wheel(0, 300)
  await expect.poll(scrolled).toBe(300)
  await preview.change(mail, 'Hello {{name}}', 'Dear {{name}}')
  await expect(body).toContainText('Dear')
  await expect.poll(scrolled).toBe(300)
  await preview.change('content/mail/password-changed.md', 'Hello {{name}}', LONG)
  await page.getByRole('link', { name: 'Your password was changed', exact: true }).click()
  await expect(body).toContainText('just been changed')
  await expect(body).toContainText('Long.')
  expect(await scrolled()).toBe(0)
})

test('Escape closes the list of icons, and its button has the focus again', async ({
  page,
  preview,
}) => {
  await preview.show('classes/class-link')
  await tryWording(page)
  const icon = page.getByRole('button', { name: 'Icon: video' })
  const search = page.getByRole('searchbox', { name: 'Search icons' })
  await icon.press('Enter')
  await search.press('Escape')
  await expect(search).toBeHidden()
  await expect(icon).toBeFocused()
})

test('an answer that comes late does not bring back what was shown before', async ({
  page,
  preview,
}) => {
  const holds = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const reached = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let count = 0
  await page.route(`**${CONTENT_PATH}`, async (route) => {
    if (route.request().frame() !== page.mainFrame()) return route.continue()
    const at = count
    count += 1
    const response = await route.fetch()
    reached[at]?.resolve()
    await holds[at]?.promise
    await route.fulfill({ response })
  })
  await preview.show('problems')
  await reached[0]?.promise
  const link = page.getByRole('link', { name: /Class Link|First|Second/ })
  // Heard of before there is anything: the page asks once more, and that answer waits, too.
  const saved = (title: string) =>
    expect
      .poll(async () => await (await page.request.get(preview.origin + CONTENT_PATH)).text())
      .toContain(`"title":"${title}"`)
  await preview.change(CARD, 'title: Class Link', 'title: First')
  await saved('First')
  holds[0]?.resolve()
  await reached[1]?.promise
  await preview.change(CARD, 'title: First', 'title: Second')
  await saved('Second')
  await page.getByRole('link', { name: 'Classes', exact: true }).click()
  await expect(link.first()).toHaveText('Second')
  holds[1]?.resolve()
  await page.waitForLoadState('networkidle')
  await expect(link.first()).toHaveText('Second')
})
