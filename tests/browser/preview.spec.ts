import type { Page } from '@playwright/test'
import { expectNoViolations } from '../support/axe.ts'
import { drawnPortal, expect, test } from '../support/preview.ts'

const CARD = 'content/classes/class-link.md'
const MAIL = 'content/mail/reset-code.md'

const modalOf = (page: Page) => drawnPortal(page).getByRole('dialog')
const titleOf = (page: Page) => modalOf(page).getByRole('heading', { level: 2 })
const textBox = (page: Page) => page.getByRole('textbox', { name: 'Text' })
const tryWording = (page: Page) => page.getByRole('button', { name: 'Try wording' }).click()
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

test('lists every page, shows pages in the portal itself, and finds a card by its file', async ({
  page,
  preview,
}) => {
  await preview.show('dashboard')
  const heading = drawnPortal(page).getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Welcome, Ada')
  const list = page.getByRole('navigation', { name: 'Pages, cards and mails' })
  const titles = await list.locator('ul').first().locator('a:has(svg)').allInnerTexts()
  expect(titles.length).toBeGreaterThan(20)
  for (const title of titles.slice(1).filter((_, index) => index % 5 === 0)) {
    await list.getByRole('link', { name: title, exact: true }).first().click()
    await expect(heading).toHaveText(title)
  }
  await list.getByRole('searchbox').fill('class-link')
  await list.getByRole('link', { name: 'Class Link' }).press('Enter')
  await expect(modalOf(page).getByText('Join within 10 minutes of the start.')).toBeVisible()
  // The modal would take the focus.
  await expect(list.getByRole('link', { name: 'Class Link' })).toBeFocused()
})

test('shows a mail in both of its forms, in light and dark', async ({ page, preview }) => {
  await preview.show('mail/reset-code&colours=dark')
  const html = page.frameLocator('iframe[title^="The mail"]').locator('body')
  const background = () => html.evaluate((body) => getComputedStyle(body).background)
  await expect.poll(background).toContain('rgb(16, 19, 24)')
  await page.getByLabel('Colours').selectOption('Light')
  await expect.poll(background).toContain('rgb(246, 247, 249)')
  await preview.change(MAIL, 'Hello {{name}}', 'Dear {{name}}')
  for (const form of [html, page.locator('pre')]) {
    await expect(form).toContainText('Dear Ada Okafor,')
  }
})

test('shows what a student meets: missing links, an unset lesson time, a long name, a computer, the dark', async ({
  page,
  preview,
}) => {
  await preview.show('classes/class-link')
  const modal = modalOf(page)
  await expect(modal.getByRole('link', { name: /^Link/ })).toHaveCount(2)
  await page.getByLabel('Links').selectOption('First one missing')
  await expect(modal.getByRole('button', { name: 'Not available yet' })).toHaveCount(1)
  await page.getByLabel('Links').selectOption('Not loaded')
  await expect(modal.getByText(/could not be loaded/).first()).toBeVisible()
  await page.getByLabel('Links').selectOption('All there')
  await expect(modal.getByText('Tuesdays and Thursdays')).toBeVisible()
  await page.getByLabel('Lesson time').selectOption('Not set yet')
  await expect(modal.getByText('Tuesdays and Thursdays')).toBeHidden()
  await page.getByLabel('Width').selectOption('Computer')
  await page.getByLabel('Colours').selectOption('Dark')
  const document = drawnPortal(page).locator('html')
  await expect(document).toHaveAttribute('data-theme', 'dark')
  expect(await document.evaluate(() => innerWidth)).toBe(1280)
  await preview.show('dashboard&name=long')
  await expect(drawnPortal(page).getByRole('heading', { level: 1 })).toContainText('Oluwa')
})

test('shows a save at once, and names each file that has a mistake', async ({ page, preview }) => {
  await preview.show('classes/class-link')
  const title = titleOf(page)
  await preview.change(CARD, 'title: Class Link', 'title: Lessons')
  await expect(title).toHaveText('Lessons')
  await expect(page.getByText('Shown as saved on this computer.')).toBeVisible()
  await preview.change(CARD, 'key: class_link\n', 'key: clas_link\n')
  await expect(page.getByText('There is no link key clas_link.')).toBeVisible()
  await expect(page.getByText(/^Shown in an earlier version/)).toBeVisible()
  await expect(title).toHaveText('Lessons')
  await preview.change('content/figures.json', '{', '{{')
  await expect(page.getByText('content/figures.json has a mistake')).toBeVisible()
  await preview.show('classes')
  await expect(page.getByText(`${CARD} has a mistake`)).toBeVisible()
  await page.getByRole('link', { name: /^All problems/ }).click()
  await expect(page.getByRole('heading', { name: CARD })).toBeVisible()
})

test('shows a renamed card under its new name, and explains its former address', async ({
  page,
  preview,
}) => {
  await preview.show('support/support-team')
  await expect(titleOf(page)).toBeVisible()
  await preview.rename('content/support/support-team.md', 'content/support/our-team.md')
  await expect(page.getByText(/It was removed or renamed/)).toBeVisible()
  await page.getByRole('searchbox').fill('our-team')
  await page.getByRole('navigation').getByRole('link', { name: 'Support team' }).click()
  await expect(modalOf(page)).toBeVisible()
})

test('keeps the open card, the focus and the scroll position of the portal at a save', async ({
  page,
  preview,
}) => {
  await preview.show('classes')
  const portal = drawnPortal(page)
  await portal.getByRole('article').filter({ hasText: 'Class Link' }).getByRole('button').click()
  const modal = portal.getByRole('dialog')
  const link = modal.getByRole('link', { name: /^Link 2/ })
  await link.focus()
  await preview.change(CARD, 'title: Class Link', 'title: Live Lessons')
  await expect(modal.getByRole('heading')).toHaveText('Live Lessons')
  await expect(link).toBeFocused()
  await preview.show('student-policy&width=desktop')
  const heading = portal.getByRole('heading', { level: 1, name: /Policy$/ })
  await expect(heading).toBeVisible()
  await heading.evaluate(() => scrollTo(0, 400))
  await preview.change('content/student-policy/page.md', 'title: ', 'title: Our ')
  const changed = portal.getByRole('heading', { level: 1, name: /^Our / })
  await expect(changed).toBeAttached()
  expect(await changed.evaluate(() => scrollY)).toBe(400)
})

test('tries wording in the portal, keeps it over a reload, and saves it into the file', async ({
  page,
  preview,
}) => {
  await preview.show('classes/class-link')
  const before = await preview.read(CARD)
  await tryWording(page)
  await page.getByLabel('Title').fill('Lessons')
  await textBox(page).fill('Come **early**.')
  await expect(titleOf(page)).toHaveText('Lessons')
  await expect(modalOf(page).getByText('Come early.')).toBeVisible()
  await expect(page.getByText('Shown with your unsaved words.')).toBeVisible()
  expect(await preview.read(CARD)).toBe(before)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await tryWording(page)
  await expect(page.getByLabel('Title')).toHaveValue('Lessons')
  await page.getByRole('link', { name: 'Cloud Link', exact: true }).click()
  await expect(page.getByText(`You have unsaved words in ${CARD}`)).toBeVisible()
  await page.goBack()
  await textBox(page).press('Control+s')
  await expect(page.getByText(/^Saved\. Propose the change/)).toBeVisible()
  expect(await preview.read(CARD)).toMatch(/title: Lessons[^]*\nCome \*\*early\*\*\.$/)
  await expect(modalOf(page).getByText('Come early.')).toBeVisible()
  await expect(page.getByText('Shown as saved on this computer.')).toBeVisible()
})

test('shows a mistake at its line and field, and says what students see after saving it', async ({
  page,
  preview,
}) => {
  await preview.show('classes/class-link')
  await tryWording(page)
  await textBox(page).fill('Fine.\n\nSee [this](/nowhere).\n\nFine, too.')
  const line = page.locator('.cm-content > *').nth(3)
  await expect(line).toContainText('There is no page nowhere.')
  await page.getByLabel('Title').fill('')
  await expect(page.getByLabel('Title')).toHaveAccessibleDescription(/title/)
  await page.getByLabel('Title').fill('Class Link')
  await save(page)
  await expect(page.getByText('Students see the earlier version')).toBeVisible()
  await expect(page.getByText(/^Shown in an earlier version/)).toBeVisible()
  await expect(modalOf(page).getByText('Join within 10 minutes')).toBeVisible()
  await textBox(page).fill('See [this](/support).')
  await expect(line).toHaveCount(0)
  await expect(modalOf(page).getByRole('link', { name: 'this' })).toBeVisible()
})

test('adds and removes links and facts', async ({ page, preview }) => {
  await preview.show('classes/class-link')
  await tryWording(page)
  await page.getByRole('button', { name: 'Add a link' }).click()
  await page.keyboard.press('Tab')
  await page.keyboard.type('/payments')
  await expect(modalOf(page).getByRole('link', { name: /^Link/ })).toHaveCount(3)
  await page.getByRole('button', { name: 'Remove Link 1' }).click()
  await page.getByRole('button', { name: 'Add a fact' }).click()
  await page.keyboard.type('Room')
  await page.keyboard.press('Tab')
  await page.keyboard.type('7')
  await expect(modalOf(page).getByText('Room')).toBeVisible()
  await save(page)
  await expect(page.getByText(/^Saved\./)).toBeVisible()
  const text = await preview.read(CARD)
  expect(text).toContain('address: /payments')
  expect(text).toMatch(/- label: Room\n +value: "7"/)
  expect(text).not.toContain('key: class_link\n')
})

test('asks before it saves over somebody else’s change', async ({ page, preview }) => {
  await preview.show('classes/class-link')
  await tryWording(page)
  await page.getByLabel('Title').fill('Mine')
  await preview.change(CARD, 'title: Class Link', 'title: Theirs')
  await expect(page.getByText('This file has changed meanwhile.')).toBeVisible()
  await expect(page.locator('aside pre')).toHaveText('title: Theirs')
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Theirs')
  await page.getByText('Your own words, to copy').click()
  await expect(page.locator('aside pre')).toContainText('Title: Mine')
  await page.getByLabel('Title').fill('Mine again')
  await preview.change(CARD, 'title: Theirs', 'title: Others')
  await page.getByRole('button', { name: 'Save over it' }).click()
  await expect(page.getByText(/^Saved\./)).toBeVisible()
  expect(await preview.read(CARD)).toContain('title: Mine again')
})

test('makes a card with a picture, and proposes it', async ({ page, preview }) => {
  const repository = '"repository": "https://github.com/school/portal",\n  "accent"'
  await preview.change('content/site.json', '"accent"', repository)
  await preview.show('classes')
  await page.getByRole('button', { name: 'New card…' }).click()
  await page.getByLabel('Title').fill('Find the room')
  await page.getByRole('button', { name: 'Make the card' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Find the room' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit this card on GitHub' })).toHaveAttribute(
    'href',
    'https://github.com/school/portal/edit/main/content/classes/find-the-room.md',
  )
  await page.getByLabel('Address').fill('https://school.ng/rooms')
  await textBox(page).fill('The map shows it.')
  await dropPhotograph(page)
  await page.getByLabel('What the picture shows').fill('The way to room 7')
  await expect(page.getByText(/became \d+ kB/)).toBeVisible()
  await page.getByRole('button', { name: 'Put it at the end of the text' }).click()
  await expect(modalOf(page).getByRole('img', { name: 'The way to room 7' })).toBeVisible()
  await save(page)
  await expect(page.getByText(/^Saved\./)).toBeVisible()
  await expect(page.getByText('3 files changed')).toBeVisible()
  await page.getByRole('button', { name: 'Propose this change…' }).click()
  await expect(page.getByText('content/classes/my-photo.webp added')).toBeVisible()
  await page.getByLabel('What did you change?').fill('Show the way to the rooms')
  await page.getByRole('button', { name: 'Propose', exact: true }).click()
  const branch = 'content/show-the-way-to-the-rooms'
  await expect(page.getByRole('link', { name: /\/compare\/main\.\.\./ })).toHaveAttribute(
    'href',
    `https://github.com/school/portal/compare/main...${branch}?expand=1`,
  )
  expect(preview.remote('show', `${branch}:content/classes/find-the-room.md`)).toContain(
    '![The way to room 7](my-photo.webp)',
  )
  // The Exif data of a photograph say where it was taken.
  expect(preview.remote('show', `${branch}:content/classes/my-photo.webp`)).not.toContain('Exif')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('changed and proposed')).toBeVisible()
})

test('is accessible in light and dark, and fits a narrow window with its list closed', async ({
  page,
  preview,
}) => {
  await preview.change(CARD, 'key: class_link\n', 'key: clas_link\n')
  await page.setViewportSize({ width: 680, height: 800 })
  await preview.show('classes/class-link')
  await expect(page.getByRole('searchbox')).toBeHidden()
  await page.getByText('All texts').click()
  await expect(page.getByRole('searchbox')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(680)
  await page.setViewportSize({ width: 1280, height: 800 })
  await tryWording(page)
  await expect(textBox(page)).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectNoViolations(page, { frames: false })
  }
})

/** Drops a photograph of a phone on the preview. */
async function dropPhotograph(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 2400, height: 1800 })
    canvas.getContext('2d')?.fillRect(0, 0, 1200, 900)
    const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg'))
    const bytes = new Uint8Array((await drawn?.arrayBuffer()) ?? new ArrayBuffer())
    const exif = new TextEncoder().encode('Exif\0\0GPS 6.45 3.39')
    const head = [0xff, 0xe1, 0, exif.length + 2, ...exif]
    const parts = [bytes.slice(0, 2), new Uint8Array(head), bytes.slice(2)]
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(parts, 'My Photo.jpg', { type: 'image/jpeg' }))
    dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }))
  })
}
