import type { Page } from '@playwright/test'
import { expectNoViolations } from '../support/axe.ts'
import { drawnPortal, expect, test } from '../support/preview.ts'

// What each part of the page shows, and how proposals go, is in tests/scripts/preview, in jsdom.

const CARD = 'content/classes/class-link.md'

const modalOf = (page: Page) => drawnPortal(page).getByRole('dialog')
const titleOf = (page: Page) => modalOf(page).getByRole('heading', { level: 2 })
const textBox = (page: Page) => page.getByRole('textbox', { name: 'Text' })
const edit = (page: Page) => page.getByRole('button', { name: 'Edit', exact: true }).click()
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

test('opens every page in the portal itself, leads from what is found to its place there, and is accessible', async ({
  page,
  preview,
}) => {
  await preview.show('dashboard')
  const portal = drawnPortal(page)
  const heading = portal.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Welcome, Ada')
  const list = page.getByRole('navigation', { name: 'Pages, cards and mails' })
  const titles = await list.locator('ul').first().locator('a:has(svg)').allInnerTexts()
  expect(titles.length).toBeGreaterThan(20)
  for (const title of titles.slice(1).filter((_, index) => index % 5 === 0)) {
    await list.getByRole('link', { name: title, exact: true }).first().click()
    await expect(heading).toHaveText(title)
  }

  const find = async (words: string, title: string) => {
    await list.getByRole('searchbox').fill(words)
    const link = list.getByRole('link', { name: title }).first()
    await link.press('Enter')
    return link
  }
  const html = portal.locator('html')
  const selected = () => html.evaluate(() => String(getSelection()))
  await find('ask for an appeal', 'Policy')
  await expect.poll(selected).toContain('Ask for an appeal')
  await expect(portal.getByText('Ask for an appeal')).toBeInViewport()
  await find('please do this now', 'Your password was changed')
  await expect(page.getByTitle(/^The mail/)).toHaveAttribute('srcdoc', /please do this now/i)
  const link = await find('your student email', 'Class Link')
  await expect.poll(selected).toContain('your student email')
  await expect(modalOf(page).getByText('student email')).toBeInViewport()
  await expect(link, 'the modal would take the focus').toBeFocused()
  await find('class-link', 'Class Link') // the name of its file

  await page.getByLabel('Width').selectOption('Computer')
  await expect.poll(() => html.evaluate(() => innerWidth)).toBe(1280)

  await preview.change(CARD, 'key: class_link\n', 'key: clas_link\n')
  await edit(page)
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

test('tries wording in the portal, keeps it over a reload, saves it into the file, and offers to propose it', async ({
  page,
  preview,
}) => {
  await preview.show('classes/class-link')
  const before = await preview.read(CARD)
  await edit(page)
  await page.getByLabel('Title').fill('Lessons')
  await textBox(page).fill('Come **early**.')
  await expect(titleOf(page)).toHaveText('Lessons')
  await expect(modalOf(page).getByText('Come early.')).toBeVisible()
  await expect(page.getByText('Shown with your unsaved words.')).toBeVisible()
  expect(await preview.read(CARD)).toBe(before)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await edit(page)
  await expect(page.getByLabel('Title')).toHaveValue('Lessons')
  await page.getByRole('link', { name: 'Cloud Link', exact: true }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Cloud Link')
  await page.goBack()
  await textBox(page).press('Control+s')
  await expect(page.getByText(/^Saved on this computer\. Propose it/)).toBeVisible()
  expect(await preview.read(CARD)).toMatch(/title: Lessons[^]*\nCome \*\*early\*\*\.$/)
  await expect(modalOf(page).getByText('Come early.')).toBeVisible()
  await expect(page.getByText('Shown as saved on this computer.')).toBeVisible()
  await expect(page.getByText('1 file saved, not proposed.')).toBeVisible()
  await page.getByRole('button', { name: 'Propose…' }).click()
  await expect(page.getByText(`${CARD} changed`)).toBeVisible()
  await expectNoViolations(page, { frames: false })
})

test('makes a card with a picture', async ({ page, preview }) => {
  await preview.show('classes')
  await page.getByRole('button', { name: 'New card…' }).click()
  await page.getByLabel('Title').fill('Find the room')
  await page.getByRole('button', { name: 'Make the card' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Find the room' })).toBeVisible()
  await page.getByLabel('Address').fill('https://school.ng/rooms')
  await textBox(page).fill('The map shows it.')
  await page.getByLabel('Add a picture').setInputFiles(await photograph(page))
  await expect(page.getByText(/This picture has no words/)).toBeVisible()
  await expect(textBox(page)).toHaveValue(/\n\n!\[\]\(my-photo\.webp\)\n$/)
  const described = (await textBox(page).inputValue()).replace('![]', '![The way to room 7]')
  await textBox(page).fill(described)
  await expect(modalOf(page).getByRole('img', { name: 'The way to room 7' })).toBeVisible()
  await save(page)
  await expect(page.getByText(/^Saved on this computer\./)).toBeVisible()
  expect(await preview.read('content/classes/find-the-room.md')).toContain(
    '![The way to room 7](my-photo.webp)',
  )
  // The Exif data of a photograph say where it was taken.
  expect(await preview.read('content/classes/my-photo.webp')).not.toContain('Exif')
})

/** A photograph of a phone. */
async function photograph(page: Page) {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(2400, 1800)
    canvas.getContext('2d')?.fillRect(0, 0, 1200, 900)
    const drawn = await canvas.convertToBlob({ type: 'image/jpeg' })
    return Array.from(new Uint8Array(await drawn.arrayBuffer()))
  })
  const exif = Buffer.from('Exif\0\0GPS 6.45 3.39')
  const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2, ...exif])
  const buffer = Buffer.concat([Buffer.from(bytes.slice(0, 2)), head, Buffer.from(bytes.slice(2))])
  return { name: 'My Photo.jpg', mimeType: 'image/jpeg', buffer }
}
