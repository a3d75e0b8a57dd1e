import type { Page } from '@playwright/test'
import { expectNoViolations } from '../support/axe.ts'
import { drawnPortal, expect, test } from '../support/preview.ts'

const CARD = 'content/classes/class-link.md'
const MAIL = 'content/mail/reset-code.md'
const FIGURES = 'content/figures.json'

const listOf = (page: Page) => page.getByRole('navigation', { name: 'Pages, cards and mails' })
const modalOf = (page: Page) => drawnPortal(page).getByRole('dialog')
const titleOf = (page: Page) => modalOf(page).getByRole('heading', { level: 2 })
const textBox = (page: Page) => page.getByRole('textbox', { name: 'Text' })
const tryWording = (page: Page) => page.getByRole('button', { name: 'Try wording' }).click()
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

test('a page is shown by the portal itself, without a backend, and a card opens without taking the focus', async ({
  page,
  preview,
}) => {
  await preview.show('dashboard')
  const heading = drawnPortal(page).getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Welcome, Ada')
  for (const title of ['Payments', "Students' Policy", 'Accessibility']) {
    await listOf(page).getByRole('link', { name: title, exact: true }).first().click()
    await expect(heading).toHaveText(title)
  }
  await listOf(page).getByRole('searchbox').fill('class-link')
  const entry = listOf(page).getByRole('link', { name: 'Class Link' })
  await entry.press('Enter')
  await expect(modalOf(page).getByText('Join within 10 minutes of the start.')).toBeVisible()
  await expect(entry).toBeFocused()
})

test('a mail is shown as HTML and as text, in the colours that are chosen, and follows its file', async ({
  page,
  preview,
}) => {
  await preview.show('mail/reset-code&colours=dark')
  const html = page.frameLocator('iframe[title^="The mail"]').locator('body')
  const background = () => html.evaluate((body) => getComputedStyle(body).background)
  const text = page.locator('pre')
  await expect(html).toContainText('Hello Ada Okafor,')
  await expect.poll(background).toContain('rgb(16, 19, 24)')
  await page.getByLabel('Colours').selectOption('Light')
  await expect.poll(background).toContain('rgb(246, 247, 249)')
  await preview.change(MAIL, 'Hello {{name}}', 'Dear {{name}}')
  for (const form of [html, text]) await expect(form).toContainText('Dear Ada Okafor,')
})

test('the switches show every state that a student can meet, and the address keeps them', async ({
  page,
  preview,
}) => {
  await preview.show('classes/class-link&name=long')
  const modal = modalOf(page)
  const html = drawnPortal(page).locator('html')
  await expect(modal.getByRole('link', { name: /^Link/ })).toHaveCount(2)
  await page.getByLabel('Links').selectOption('First one missing')
  await expect(modal.getByRole('button', { name: 'Not available yet' })).toHaveCount(1)
  await page.getByLabel('Links').selectOption('Not loaded')
  await expect(modal.getByText(/could not be loaded/).first()).toBeVisible()
  await page.getByLabel('Lesson time').selectOption('Not set yet')
  await page.getByLabel('Width').selectOption('Computer')
  await page.getByLabel('Colours').selectOption('Dark')
  await page.reload()
  await expect(page.getByLabel('Lesson time')).toHaveValue('unset')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  expect(await html.evaluate(() => innerWidth)).toBe(1280)
  await listOf(page).getByRole('link', { name: 'Dashboard', exact: true }).click()
  const heading = drawnPortal(page).getByRole('heading', { level: 1 })
  await expect(heading).toContainText('Oluwa')
})

test('a save on the disk shows at once; a file with a mistake keeps its earlier version, and the preview says so', async ({
  page,
  preview,
}) => {
  await preview.show('classes/class-link')
  await preview.change(FIGURES, '{', '{{')
  await expect(page.getByText(`An earlier version of ${FIGURES}`)).toBeVisible()
  await preview.change(CARD, 'title: Class Link', 'title: Lessons')
  await expect(titleOf(page)).toHaveText('Lessons')
  await preview.change(FIGURES, '{{', '{')
  await expect(page.getByText('Shown as it is saved on this computer.')).toBeVisible()
  await preview.change(CARD, 'key: class_link\n', 'key: clas_link\n')
  await expect(page.getByText('There is no link key clas_link.')).toBeVisible()
  await expect(page.getByText(/^Shown in an earlier version/)).toBeVisible()
  await expect(titleOf(page)).toHaveText('Lessons')
  await listOf(page).getByRole('link', { name: 'Classes', exact: true }).click()
  await expect(page.getByText(`An earlier version of ${CARD} is shown here`)).toBeVisible()
  await page.getByRole('link', { name: /^All problems/ }).click()
  await expect(page.getByRole('heading', { name: CARD })).toBeVisible()
})

test('a save keeps the open card, the focus and the scrolling; a renamed card is shown under its new name', async ({
  page,
  preview,
}) => {
  await preview.show('classes')
  const portal = drawnPortal(page)
  await portal.getByRole('article').filter({ hasText: 'Class Link' }).getByRole('button').click()
  const link = modalOf(page).getByRole('link', { name: /^Link 2/ })
  await link.focus()
  await preview.change(CARD, 'title: Class Link', 'title: Live Lessons')
  await expect(modalOf(page).getByRole('heading')).toHaveText('Live Lessons')
  await expect(link).toBeFocused()

  await listOf(page).getByRole('link', { name: "Students' Policy", exact: true }).click()
  await page.getByLabel('Width').selectOption('Computer')
  const heading = portal.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText("Students' Policy")
  await heading.evaluate(() => scrollTo(0, 400))
  await preview.change('content/student-policy/page.md', 'title: ', 'title: Our ')
  await expect(heading).toHaveText(/^Our /)
  expect(await heading.evaluate(() => scrollY)).toBe(400)

  const search = listOf(page).getByRole('searchbox')
  await search.fill('support-team')
  await listOf(page).getByRole('link', { name: 'Support team' }).click()
  await expect(titleOf(page)).toBeVisible()
  await preview.rename('content/support/support-team.md', 'content/support/our-team.md')
  await expect(page.getByText(/it was removed, or has another name now/)).toBeVisible()
  await search.fill('our-team')
  await listOf(page).getByRole('link', { name: 'Support team' }).click()
  await expect(modalOf(page)).toBeVisible()
})

test('wording is tried beside the live card, outlives a reload, and is saved into the file', async ({
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
  await expect(page.getByText('Shown with your words, which are not saved.')).toBeVisible()
  expect(await preview.read(CARD)).toBe(before)
  page.on('dialog', (asked) => void asked.accept())
  await page.reload()
  await tryWording(page)
  await expect(page.getByLabel('Title')).toHaveValue('Lessons')
  // Another text waits until these words are saved or discarded.
  await page.getByRole('link', { name: 'Cloud Link', exact: true }).click()
  await expect(page.getByText(`Your words for ${CARD} are not saved.`)).toBeVisible()
  await page.goBack()
  await textBox(page).press('Control+s')
  await expect(page.getByText(/^Saved\. Propose the change/)).toBeVisible()
  expect(await preview.read(CARD)).toMatch(/title: Lessons[^]*\nCome \*\*early\*\*\.$/)
  await expect(modalOf(page).getByText('Come early.')).toBeVisible()
  await expect(page.getByText('Shown as it is saved on this computer.')).toBeVisible()
})

test('links and facts are edited row by row, a mistake is shown at its line, and a file that changed meanwhile is not overwritten unasked', async ({
  page,
  preview,
}) => {
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

  await textBox(page).fill('Fine.\n\nSee [this](/nowhere).\n\nFine, too.')
  const line = page.locator('.cm-content > *').nth(3)
  await expect(line).toContainText('The portal has no page /nowhere.')
  await page.getByLabel('Title').fill('')
  await expect(page.getByLabel('Title')).toHaveAccessibleDescription(/title/)
  await page.getByLabel('Title').fill('Class Link')
  await save(page)
  await expect(page.getByText('Students still see the earlier version')).toBeVisible()
  await expect(page.getByText(/Shown in an earlier version/)).toBeVisible()
  await expect(modalOf(page).getByText('Join within 10 minutes')).toBeVisible()
  await textBox(page).fill('See [this](/support).')
  await expect(line).toHaveCount(0)
  await expect(modalOf(page).getByRole('link', { name: 'this' })).toBeVisible()
  await save(page)
  await expect(page.getByText(/^Saved\./)).toBeVisible()

  await page.getByLabel('Title').fill('Mine')
  await preview.change(CARD, 'title: Class Link', 'title: Theirs')
  await expect(page.getByText('This file changed meanwhile.')).toBeVisible()
  await expect(page.locator('aside pre')).toContainText('title: Theirs')
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Theirs')
  await page.getByText('What you had typed, to copy').click()
  await expect(page.locator('aside pre')).toContainText('Title: Mine')
  await page.getByLabel('Title').fill('Mine again')
  await preview.change(CARD, 'title: Theirs', 'title: Others')
  await page.getByRole('button', { name: 'Save over it' }).click()
  await expect(page.getByText(/^Saved\./)).toBeVisible()
  expect(await preview.read(CARD)).toContain('title: Mine again')
})

test('a new card with a picture is proposed and arrives in the repository without the place of the photograph', async ({
  page,
  preview,
}) => {
  const settings = 'content/site.json'
  const repository = '"repository": "https://github.com/school/portal",\n  "accent"'
  await preview.change(settings, '"accent"', repository)
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
  await expect(page.getByText('1 card, 1 picture, 1 settings file changed')).toBeVisible()
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
  expect(preview.remote('show', `${branch}:content/classes/my-photo.webp`)).not.toContain('Exif')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('changed and proposed')).toBeVisible()
})

test('the preview passes axe in light and dark, and folds its list on a narrow screen', async ({
  page,
  preview,
}) => {
  await preview.change(CARD, 'key: class_link\n', 'key: clas_link\n')
  await preview.show('classes/class-link')
  await tryWording(page)
  await expect(textBox(page)).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectNoViolations(page, { frames: false })
  }
  await page.setViewportSize({ width: 680, height: 800 })
  await page.reload()
  await expect(page.getByRole('searchbox')).toBeHidden()
  await page.getByText('All texts').click()
  await expect(page.getByRole('searchbox')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(680)
})

/** Drops a photograph on the preview, with the place as phones store it. */
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
