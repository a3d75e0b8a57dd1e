import { writeFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { CHANGE_EVENT, type Change } from '../../src/preview/exchange.ts'
import { expectNoViolations } from '../support/axe.ts'
import { drawn, expect, test } from '../support/preview.ts'

const CARD = 'content/classes/class-link.md'
const STATUS = 'content/payments/payment-status.md'

// By the keyboard: a modal does not hear a press of the pointer in its first half second.
async function press(button: Locator): Promise<void> {
  await expect(button).toBeEnabled()
  await button.press('Enter')
}

async function organise(page: Page, what: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Organise' }).press('Enter')
  await page.getByRole('menuitem', { name: what }).press('Enter')
}

test('a card gets another address by the keyboard, with what points at it, and back', async ({
  page,
  preview,
}) => {
  const before = await preview.read('content/classes/page.md')
  await preview.show('classes/class-link')
  await organise(page, /address/)
  const dialog = page.getByRole('dialog')
  const name = dialog.getByLabel('Name in the address')
  await name.fill('Live Lesson')
  await press(dialog.getByRole('button', { name: 'Use live-lesson' }))
  await expect(name).toHaveValue('live-lesson')
  await expect(name).toBeFocused()
  await dialog.getByText(/^Also changes \d places?$/).click()
  await expect(dialog.getByRole('link', { name: 'Classes', exact: true })).toBeVisible()
  await expectNoViolations(page, { frames: false })
  await name.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/show=classes\/live-lesson/)
  await expect(drawn.tile(page).getByRole('heading')).toHaveText('Class Link')
  expect(await preview.read('content/classes/page.md')).toContain('- live-lesson')
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(page).toHaveURL(/show=classes\/class-link/)
  await expect(page.getByRole('button', { name: 'Organise' })).toBeFocused()
  await expect(page.getByText('Taken back.')).toBeVisible()
  expect(await preview.read('content/classes/page.md')).toBe(before)
})

test('what is taken back gives the focus to Organise, though it arrives in two parts', async ({
  page,
  preview,
}) => {
  // As on a busy computer: what is gone first, and after the page was drawn what is there instead.
  await page.routeWebSocket(/^ws/, (socket) => {
    socket.connectToServer().onMessage((message) => {
      const said = JSON.parse(String(message)) as { event?: string; data?: Change }
      const { data } = said
      if (said.event !== CHANGE_EVENT || !data || data.gone.length === 0)
        return socket.send(message)
      const first = { ...data, entries: {}, version: data.version - 0.5 }
      socket.send(JSON.stringify({ ...said, data: first }))
      setTimeout(() => socket.send(message), 300)
    })
  })
  await preview.show('classes/class-link')
  await organise(page, /address/)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name in the address').fill('live-lesson')
  await expect(dialog.getByText(/^Also changes/)).toBeVisible()
  await dialog.getByLabel('Name in the address').press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/show=classes\/live-lesson/)
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(page).toHaveURL(/show=classes\/class-link/)
  await expect(page.getByRole('button', { name: 'Organise' })).toBeFocused()
})

test('wording that is not saved goes with its card to another page', async ({
  page,
  preview,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/) // where the card was
  await preview.show('payments/finance-contact')
  await page.getByRole('button', { name: 'Try wording' }).click()
  await page.getByLabel('Title').fill('Ask finance')
  await organise(page, /Move/)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('To the page').selectOption('Classes')
  await press(dialog.getByRole('button', { name: 'Move' }))
  await expect(page).toHaveURL(/show=classes\/finance-contact/)
  await expect(page.getByLabel('Title')).toHaveValue('Ask finance')
})

test('a card is removed once no text leads to it', async ({ page, preview }) => {
  await preview.change(
    CARD,
    '\n---\n',
    '\n---\nSee [your status](/payments?card=payment-status).\n\n',
  )
  await preview.show('payments/payment-status')
  await organise(page, /Remove/)
  const dialog = page.getByRole('dialog')
  const remove = dialog.getByRole('button', { name: 'Remove' })
  // The card Receipt upload names it as the one to look at later.
  await expect(dialog.getByText(/cannot change/)).toBeVisible()
  await expect(remove).toBeDisabled()
  const receipt = await preview.read('content/payments/receipt-upload.md')
  const [later = ''] = /check_later:\n(?: .*\n)+/.exec(receipt) ?? []
  await preview.change('content/payments/receipt-upload.md', later, '')
  await expect(dialog.getByText('A sentence links to it:')).toBeVisible()
  await expect(remove).toBeDisabled()
  const unlink = dialog.getByLabel('Take out the link, keep its words')
  await unlink.press('Space')
  await expect(remove).toBeEnabled()
  await expect(unlink).toBeFocused()
  await press(remove)
  await expect(page).toHaveURL(/show=payments$/)
  expect(await preview.read(CARD)).toContain('See your status.')
  await expect(preview.read(STATUS)).rejects.toThrow('ENOENT')

  await page.reload()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page).toHaveURL(/show=payments\/payment-status$/)
  expect(await preview.read(CARD)).toContain('See [your status](/payments?card=payment-status).')
})

/** A photograph of so many pixels, as a camera would give it. */
async function photograph(page: Page, width: number, height: number): Promise<Buffer> {
  const bytes = await page.evaluate(
    async ([width, height]) => {
      const canvas = new OffscreenCanvas(width, height)
      const context = canvas.getContext('2d')
      for (let at = 0; at < width; at += 20) {
        context?.fillRect(at, (at * 7) % height, 10, 40)
      }
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
      return [...new Uint8Array(await blob.arrayBuffer())]
    },
    [width, height] as const,
  )
  // The place where it was taken, as cameras write it.
  const exif = Buffer.from('\xff\xe1\x00\x12Exif\0\0II*\0\x08\0\0\0', 'latin1')
  return Buffer.concat([Buffer.from(bytes.slice(0, 2)), exif, Buffer.from(bytes.slice(2))])
}

test('a photograph is made small, named, described and placed at the cursor, without where it was taken', async ({
  page,
  preview,
}) => {
  await preview.show('classes/class-link')
  await page.getByRole('button', { name: 'Try wording' }).click()
  const text = page.getByRole('textbox', { name: 'Text' })
  await text.fill('Before\n\nAfter')
  await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(3, 3))
  const buffer = await photograph(page, 2400, 1200)
  expect(buffer.toString('latin1')).toContain('Exif')
  await page.getByRole('button', { name: 'Add a picture…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByLabel(/Choose a picture/)
    .setInputFiles({ name: 'IMG 0001 (Lagos).JPG', mimeType: 'image/jpeg', buffer })
  await expect(dialog.getByLabel('Name of the file')).toHaveValue('img-0001-lagos')
  await expect(dialog.getByText(/^\d+ × \d+ pixels, \d+ kB/)).toBeVisible()
  const add = dialog.getByRole('button', { name: 'Add the picture' })
  await press(add)
  await expect(dialog.getByText('Say in a few words what it shows.')).toBeVisible()
  await expectNoViolations(page, { frames: false })
  await dialog.getByLabel('What it shows').fill('The room')
  await press(add)
  await expect(text).toHaveValue('Before\n\n![The room](img-0001-lagos.webp)\n\nAfter')
  await expect(text).toBeFocused()
  const written = await preview.read('content/classes/img-0001-lagos.webp')
  expect(written.length).toBeLessThan(500_000)
  expect(written).not.toMatch(/Exif/i)
  const image = drawn.modal(page).getByAltText('The room')
  await expect
    .poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(700)
})

test('a picture that is dropped on a page comes to its end; one of an iPhone is refused', async ({
  page,
  preview,
}, testInfo) => {
  // The first one comes before the frame of the view listens.
  const loaded = Promise.withResolvers<void>()
  await page.route(/frame\/main\.tsx/, async (route) => {
    await loaded.promise
    await route.continue()
  })
  await preview.show('access-request')
  await expect(page.getByRole('button', { name: 'Organise' })).toBeVisible()
  const devtools = await page.context().newCDPSession(page)
  // As from the files of a computer, on the middle of the view, which is a frame.
  const drop = async (...pictures: readonly (readonly [name: string, text: string])[]) => {
    const files = pictures.map(([name]) => testInfo.outputPath(name))
    await Promise.all(pictures.map(([, text], at) => writeFile(files[at] ?? '', text)))
    const box = await page.locator('iframe').boundingBox()
    const x = (box?.x ?? 0) + (box?.width ?? 0) / 2
    const y = (box?.y ?? 0) + 200
    const data = { items: [], files, dragOperationsMask: 1 }
    for (const type of ['dragEnter', 'dragOver'] as const) {
      await devtools.send('Input.dispatchDragEvent', { type, x, y, data })
    }
    await expect(page.getByText(/^Drop the picture here/)).toBeVisible()
    await devtools.send('Input.dispatchDragEvent', { type: 'drop', x, y, data })
  }
  const dialog = page.getByRole('dialog')
  await drop(['IMG_1.HEIC', '....ftypheic'])
  await expect(dialog.getByText(/HEIC/)).toBeVisible()
  loaded.resolve()
  await expect(drawn.portal(page).getByRole('heading', { level: 1 })).toBeVisible()
  await press(dialog.getByRole('button', { name: 'Cancel' }))
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><circle r="4"/></svg>'
  await drop(['Campus Map.svg', drawing], ['Campus Map 2.svg', drawing])
  await expect(dialog.getByText('drop the other one after this one')).toBeVisible()
  await expect(dialog.getByLabel('What it shows')).toBeFocused()
  await dialog.getByLabel('What it shows').fill('The campus')
  await dialog.getByLabel('What it shows').press('Enter')
  await expect(drawn.portal(page).getByAltText('The campus')).toBeVisible()
  expect(await preview.read('content/access-request/page.md')).toMatch(
    /\n\n!\[The campus\]\(campus-map\.svg\)\n$/,
  )
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(drawn.portal(page).getByAltText('The campus')).toBeHidden()
})

test('a new page and its first card are made without leaving the preview', async ({
  page,
  preview,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await preview.show('classes/class-link')
  await organise(page, /New page/)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill('Exams')
  await press(dialog.getByRole('button', { name: 'Use exams' }))
  await expect(dialog.getByLabel('Name in the address')).toHaveValue('exams')
  await press(dialog.getByRole('button', { name: 'Make the page' }))
  await expect(page).toHaveURL(/show=exams$/)
  await organise(page, /New card/)
  await dialog.getByLabel('Title').fill('Exam dates')
  await press(dialog.getByRole('button', { name: 'Make the card' }))
  await expect(page).toHaveURL(/show=exams\/exam-dates$/)
  await expect(drawn.tile(page).getByRole('heading')).toHaveText('Exam dates')
})

test('the card to look at later is chosen by its title, and written by its name', async ({
  page,
  preview,
}) => {
  await preview.show('payments/receipt-upload')
  await page.getByRole('button', { name: 'Try wording' }).click()
  const later = page.getByLabel('Card to look at later')
  await expect(later.locator('option:checked')).toHaveText(
    'Check payment status (payments/payment-status)',
  )
  await later.selectOption({ label: 'Finance contact (payments/finance-contact)' })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  expect(await preview.read('content/payments/receipt-upload.md')).toContain(
    '  card: finance-contact\n',
  )
})
