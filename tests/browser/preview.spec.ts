import { expectNoViolations } from '../support/axe.ts'
import { drawn, expect, test } from '../support/preview.ts'

const CARD = 'content/classes/class-link.md'
const MAIL = 'content/mail/reset-code.md'

test('every page of the portal is shown by the portal itself, without a backend', async ({
  page,
  preview,
}) => {
  await preview.show('dashboard')
  await expect(drawn.portal(page).getByRole('heading', { level: 1 })).toHaveText('Welcome, Ada')
  const list = page.getByRole('navigation', { name: 'Pages, cards and mails' })
  const titles = await list.locator('ul').first().locator('> li > a:has(svg)').allInnerTexts()
  expect(titles.length).toBeGreaterThan(20)
  for (const title of titles.slice(1)) {
    await list.getByRole('link', { name: title, exact: true }).first().click()
    await expect(drawn.portal(page).getByRole('heading', { level: 1 })).toHaveText(title)
  }
})

test('a card is shown as on its page and with its modal open', async ({ page, preview }) => {
  await preview.show('classes')
  await page.getByRole('link', { name: 'Class Link', exact: true }).click()
  await expect(drawn.tile(page).getByRole('button', { name: 'View' })).toBeVisible()
  const modal = drawn.modal(page).getByRole('dialog', { name: 'Class Link' })
  await expect(modal.getByText('Join within 10 minutes of the start.')).toBeVisible()
  // The list keeps the focus: the modal would take it.
  await expect(page.getByRole('link', { name: 'Class Link', exact: true })).toBeFocused()
})

test('a mail is shown in both of its forms, and follows its file, the colours and its mistakes', async ({
  page,
  preview,
}) => {
  await preview.show('classes&colours=dark')
  await page.getByRole('link', { name: 'Your code for a new password', exact: true }).click()
  const html = page.frameLocator('iframe[title^="The mail"]')
  const ground = () => html.locator('body').evaluate((body) => getComputedStyle(body).background)
  const text = page.locator('pre')
  for (const form of [html.locator('body'), text]) {
    await expect(form).toContainText('Hello Ada Okafor,')
    await expect(form).toContainText('12345678')
  }
  expect(await ground()).toContain('rgb(16, 19, 24)')
  await page.getByLabel('Colours').selectOption('Light')
  await expect.poll(ground).toContain('rgb(246, 247, 249)')
  await expectNoViolations(page, { frames: false })

  await preview.change(MAIL, 'Hello {{name}}', 'Dear {{name}}')
  for (const form of [html.locator('body'), text]) {
    await expect(form).toContainText('Dear Ada Okafor,')
  }
  await preview.change(MAIL, '{{code}}', 'the code')
  await expect(page.getByText('This mail does not hold {{code}}')).toBeVisible()
  await expect(text).toContainText('12345678')
})

test('what a card asks for after it was sent stands in its modal, and follows the file', async ({
  page,
  preview,
}) => {
  await preview.show('payments/receipt-upload')
  const modal = drawn.modal(page).getByRole('dialog')
  await expect(modal.getByLabel('Submission ID')).toHaveAccessibleDescription(/Finance/)
  await preview.change('content/payments/receipt-upload.md', 'Submission ID', 'Reference')
  await expect(modal.getByLabel('Reference')).toBeVisible()
})

test('the switches show what a student can meet in a card', async ({ page, preview }) => {
  await preview.show('classes/class-link')
  const modal = drawn.modal(page).getByRole('dialog')
  const missing = modal.getByRole('button', { name: 'Not available yet' })
  const links = page.getByLabel('Links')
  await expect(modal.getByRole('link', { name: /^Link/ })).toHaveCount(2)
  await page.frames()[1]?.evaluate(() => Reflect.set(window, 'same', true))

  await links.selectOption('None set')
  await expect(missing).toHaveCount(2)
  for (const state of ['One missing', 'One unsafe']) {
    await links.selectOption(state)
    await expect(missing).toHaveCount(1)
  }
  await links.selectOption('Loading')
  await expect(modal.getByRole('button', { name: 'Link 1' })).toBeDisabled()
  await links.selectOption('Failed')
  await expect(modal.getByText('Links could not be loaded')).toBeVisible()
  await links.selectOption('All there')
  await page.getByLabel('Lesson time').selectOption('Not set')
  await expect(modal.getByText('To be updated')).toBeVisible()
  await page.getByLabel('Colours').selectOption('Dark')
  await expect(drawn.tile(page).locator('html')).toHaveCSS('color-scheme', 'dark')
  await page.getByLabel('Width').selectOption('Phone')
  await expect
    .poll(() => page.frames()[1]?.evaluate(() => [innerWidth, Reflect.get(window, 'same')]))
    .toEqual([360, true])
})

test('the switches show what a student can meet around a page, and the address keeps them', async ({
  page,
  preview,
}) => {
  await preview.show('classes')
  const portal = drawn.portal(page)
  await expect(portal.getByText('Ada', { exact: true })).toBeVisible()
  await page.getByLabel('Name').selectOption('None')
  await expect(portal.getByText('User', { exact: true })).toBeVisible()
  await page.getByLabel('Messages').selectOption('Long')
  await expect(portal.getByRole('region', { name: 'Messages' }).getByRole('link')).toHaveCount(2)
  await page.getByLabel('Account').selectOption('Deactivated')
  await expect(portal.getByRole('alertdialog', { name: 'Access Deactivated' })).toBeVisible()
  await expect(page).toHaveURL(/\?show=classes&name=none&messages=long&access=deactivated$/)
  await page.reload()
  await expect(portal.getByRole('alertdialog', { name: 'Access Deactivated' })).toBeVisible()
})

test('a save shows at once, on the card and on its page', async ({ page, preview }) => {
  await preview.show('classes/class-link')
  const title = drawn.modal(page).getByRole('heading', { level: 2 })
  await expect(title).toHaveText('Class Link')
  await preview.change(CARD, 'title: Class Link', 'title: Live Lessons')
  await expect(title).toHaveText('Live Lessons')
  await expect(drawn.tile(page).getByRole('heading')).toHaveText('Live Lessons')
  await page.getByRole('link', { name: 'Classes', exact: true }).click()
  const portal = drawn.portal(page)
  await expect(portal.getByRole('heading', { name: 'Live Lessons' })).toBeVisible()
})

test('a problem stands beside its card while the last good version stays', async ({
  page,
  preview,
}) => {
  await preview.show('classes/class-link')
  const title = drawn.modal(page).getByRole('heading', { level: 2 })
  await expect(title).toHaveText('Class Link')
  await preview.change(CARD, 'key: class_link\n', 'key: clas_link\n')
  const problem = page.getByText('There is no link key clas_link. Did you mean class_link?')
  await expect(problem).toContainText('Line 11:')
  await expect(page.getByRole('link', { name: 'Class Link 1 problem' })).toBeVisible()
  await expect(title).toHaveText('Class Link')
  await page.getByRole('link', { name: 'All problems 1 problem' }).click()
  await expect(problem).toBeVisible()
  await page.getByRole('link', { name: CARD }).click()
  await preview.change(CARD, 'key: clas_link\n', 'key: class_link\n')
  await expect(problem).toBeHidden()
})

test('beside a settings file with a mistake other cards stay live, and a notice names the file', async ({
  page,
  preview,
}) => {
  await preview.show('classes')
  const portal = drawn.portal(page)
  await expect(portal.getByRole('heading', { name: 'Class Link' })).toBeVisible()
  await preview.change('content/figures.json', '10', 'ten')
  const notice = page.getByText('The earlier figures stand here, because')
  await expect(notice).toContainText('content/figures.json has a mistake. Line 2:')
  await preview.change(CARD, 'title: Class Link', 'title: Live Lessons')
  await expect(portal.getByRole('heading', { name: 'Live Lessons' })).toBeVisible()
  await preview.change(CARD, 'key: class_link\n', 'key: clas_link\n')
  await expect(page.getByText('An earlier version of a card stands here, because')).toContainText(
    CARD,
  )
  await notice.getByRole('link', { name: 'content/figures.json' }).click()
  await expect(page.getByRole('heading', { name: 'All problems' })).toBeVisible()
})

test('the school’s name and the sidebar follow their files', async ({ page, preview }) => {
  await preview.show('classes')
  const portal = drawn.portal(page)
  await preview.change('content/site.json', '"name": "', '"name": "New ')
  await expect(portal.getByText(/^New /).first()).toBeVisible()
  await preview.change('content/navigation.json', '"label": "Support"', '"label": "Help us"')
  await expect(portal.getByRole('link', { name: 'Help us' })).toBeVisible()
})

test('a view of a file that is removed says so', async ({ page, preview }) => {
  await preview.show('classes/class-link')
  await expect(drawn.tile(page).getByRole('heading')).toHaveText('Class Link')
  await preview.remove(CARD)
  await expect(page.getByText(`There is no file ${CARD}: it was removed`)).toBeVisible()
})

test('on a phone, with text of twice the size, the list takes the place of the view until something is chosen', async ({
  page,
  preview,
}) => {
  await page.setViewportSize({ width: 360, height: 720 })
  await preview.show('classes')
  await page.addStyleTag({ content: ':root { font-size: 32px !important }' })
  const list = page.getByRole('navigation', { name: 'Pages, cards and mails' })
  await expect(list).toBeHidden()
  await page.getByRole('button', { name: 'All texts' }).press('Enter')
  await expect(page.getByRole('main')).toBeHidden()
  await page.keyboard.press('Tab')
  await expect(list.getByRole('searchbox')).toBeFocused()
  await list.getByRole('link', { name: 'Class Link', exact: true }).press('Enter')
  await expect(list).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Class Link' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'All texts' })).toBeFocused()
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBe(360)
})

test('the search looks through all text, and the keyboard reaches what it finds', async ({
  page,
  preview,
}) => {
  await preview.show('dashboard')
  await expect(drawn.portal(page).getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('within 10 MINUTES of the start')
  await expect(page.getByText(/^\d pages?, .*say/)).toContainText(
    'say “within 10 MINUTES of the start”.',
  )
  await page.keyboard.press('ArrowDown')
  const found = page.getByRole('link', { name: /^Class Link/ })
  await expect(found.locator('mark')).toHaveText('within 10 minutes of the start')
  await found.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Class Link' })).toBeVisible()
  await page.getByRole('searchbox').fill('nobody ever wrote this')
  await expect(page.getByText('Nothing says “nobody ever wrote this”.')).toBeVisible()
})

test('wording is tried beside the live card, outlives a reload, and is saved into the file', async ({
  page,
  preview,
}) => {
  const before = await preview.read(CARD)
  await preview.show('classes/class-link')
  await page.getByRole('button', { name: 'Try wording' }).click()
  const text = page.getByRole('textbox', { name: 'Text' })
  await text.fill('Come **early**, by {{figures.class_join}}.')
  const modal = drawn.modal(page).getByRole('dialog')
  await expect(modal.getByText('Come early, by 10 minutes.')).toBeVisible()
  expect(await preview.read(CARD)).toBe(before)

  await page.reload()
  await page.getByRole('button', { name: 'Try wording' }).click()
  await expect(text).toHaveValue('Come **early**, by {{figures.class_join}}.')
  await page.getByLabel('Title').fill('Live Lessons')
  await expect(drawn.tile(page).getByRole('heading')).toHaveText('Live Lessons')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Saved.')).toBeVisible()
  const [fields = ''] = before.split(/(?<=\n---\n)/)
  expect(await preview.read(CARD)).toBe(
    `${fields.replace('title: Class Link', 'title: Live Lessons')}Come **early**, by {{figures.class_join}}.`,
  )
  await expect(page.getByRole('heading', { level: 1, name: 'Live Lessons' })).toBeVisible()
})

test('what is typed while a save is under way is kept, and saved by the next', async ({
  page,
  preview,
}) => {
  await preview.show('classes/class-link')
  await page.getByRole('button', { name: 'Try wording' }).click()
  const answered = Promise.withResolvers<void>()
  await page.route('**/preview/file?**', async (route) => {
    if (route.request().method() === 'POST') await answered.promise
    await route.continue()
  })
  const title = page.getByLabel('Title')
  const save = page.getByRole('button', { name: 'Save' })
  await title.fill('First')
  await save.click()
  await title.fill('First and second')
  answered.resolve()
  await expect.poll(() => preview.read(CARD)).toContain('title: First\n')
  await expect(save).toBeEnabled()
  await expect(title).toHaveValue('First and second')
  await save.click()
  await expect.poll(() => preview.read(CARD)).toContain('title: First and second\n')
})

test('words that are not saved are marked and counted, and follow their file to another name', async ({
  page,
  preview,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/) // where the file was
  const list = page.getByRole('navigation', { name: 'Pages, cards and mails' })
  const title = page.getByLabel('Title')
  await preview.show('classes/class-link')
  await page.getByRole('button', { name: 'Try wording' }).click()
  await title.fill('Mine')
  await expect(list.getByRole('link', { name: 'Class Link not saved' })).toBeVisible()
  await list.getByRole('link', { name: 'Cloud Link' }).click()
  await expect(title).toHaveValue('Cloud Link')
  await title.fill('Mine, too')
  await page.getByRole('button', { name: 'Close the wording' }).click()
  await expect(page.getByRole('button', { name: 'Try wording' })).toBeFocused()
  await list.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(list.getByRole('link', { name: 'Classes not saved' })).toBeVisible()

  await preview.rename(CARD, 'content/classes/live-link.md')
  await page.getByText('2 texts not saved').click()
  await page.getByRole('link', { name: 'Mine content/classes/live-link.md' }).click()
  await page.getByRole('button', { name: 'Try wording' }).click()
  await expect(title).toHaveValue('Mine')
  await page.getByRole('button', { name: 'Discard' }).press('Enter')
  await expect(title).toHaveValue('Class Link')
  await expect(page.getByText('1 text not saved')).toBeVisible()
  const back = page.getByRole('button', { name: 'Bring my words back' })
  await expect(back).toBeFocused()
  await back.press('Enter')
  await expect(title).toHaveValue('Mine')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => preview.read('content/classes/live-link.md')).toContain('title: Mine\n')
})

test('a file that changes under unsaved words says so at once, and asks only where both changed', async ({
  page,
  preview,
}) => {
  await preview.show('classes/class-link')
  await page.getByRole('button', { name: 'Try wording' }).click()
  await page.getByLabel('Title').fill('Mine')
  await preview.change(CARD, 'icon: video', 'icon: users')
  await expect(page.getByRole('button', { name: 'Icon: users' })).toBeVisible()
  await expect(page.getByText('Somebody changed this file meanwhile.')).toBeHidden()
  await expect(page.getByLabel('Title')).toHaveValue('Mine')

  await preview.change(CARD, 'title: Class Link', 'title: Class of theirs')
  const conflict = page.getByRole('region', { name: 'Title' })
  await expect(conflict.locator('dd').first()).toHaveText('Mine')
  await expect(conflict.locator('dd').last()).toHaveText('Class of theirs')
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled()
  await expectNoViolations(page, { frames: false })
  // Wherever the writer has scrolled to.
  await page.getByLabel('Text', { exact: true }).focus()
  await expect(conflict).not.toBeInViewport()
  const show = page.getByRole('button', { name: 'Show the choice' })
  await expect(show).toBeInViewport()
  await show.press('Enter')
  await expect(conflict.getByRole('button', { name: 'Keep mine' })).toBeFocused()
  await expect(conflict).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Try wording' })).toBeFocused()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => preview.read(CARD)).toMatch(/title: Mine\n[^]*icon: users\n/)

  await page.getByLabel('Title').fill('Mine again')
  await preview.change(CARD, 'title: Mine', 'title: Theirs again')
  await page.getByRole('button', { name: 'Take the file’s' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Theirs again')
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled()

  await page.getByRole('button', { name: 'Bring my words back' }).click()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Mine again')
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => preview.read(CARD)).toContain('title: Mine again\n')
})

test('a save with a mistake says so, the view follows to what is typed, and values of students are offered', async ({
  page,
  preview,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await preview.show('classes/class-link')
  await page.getByRole('button', { name: 'Try wording' }).click()
  const modal = page.locator('iframe[title="The card’s modal"]')
  await expect(modal).not.toBeInViewport()
  await page.getByLabel('Text', { exact: true }).focus()
  await expect(modal).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollTop)).toBe(0)
  const values = page.getByLabel('Put in a value')
  await expect(
    values.getByRole('option', { name: 'Different for each student (lesson_time)' }),
  ).toBeAttached()
  await page.getByLabel('Title').fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved with a mistake: mend what stands in red.')).toBeVisible()

  await preview.show('mail/reset-code')
  await page.getByRole('button', { name: 'Try wording' }).click()
  await expect(
    values.getByRole('option', { name: 'Different for each student (code)' }),
  ).toBeAttached()
})

test('links are added, moved and removed by the keyboard, an icon is chosen, and mistakes stand beside their fields', async ({
  page,
  preview,
}) => {
  await preview.show('classes/class-link')
  await page.getByRole('button', { name: 'Try wording' }).click()
  await page.getByRole('button', { name: 'Add a link' }).press('Enter')
  const third = page.getByRole('group', { name: 'Link 3' })
  await expect(third.getByLabel('Leads to')).toBeFocused()
  const address = third.getByLabel('Address')
  await address.fill('/nowhere')
  await expect(address).toHaveAccessibleDescription(/no page/)
  await address.fill('/payments')
  await expect(address).not.toHaveAccessibleDescription(/no page/)
  const modal = drawn.modal(page).getByRole('dialog')
  await expect(modal.getByRole('link', { name: /^Link/ })).toHaveCount(3)
  await page.getByRole('button', { name: 'Move Link 3 up' }).press('Enter')
  const second = page.getByRole('group', { name: 'Link 2' })
  await expect(second.getByLabel('Address')).toHaveValue('/payments')
  await expect(page.getByRole('button', { name: 'Move Link 2 up' })).toBeFocused()
  await page.getByRole('button', { name: 'Remove Link 3' }).press('Enter')

  await page.getByRole('button', { name: 'Icon: video' }).click()
  await page.getByRole('searchbox', { name: 'Search icons' }).fill('calendar days')
  await page.getByRole('button', { name: 'calendar-days', exact: true }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => preview.read(CARD))
    .toMatch(
      /icon: calendar-days\n[^]*links:\n  - key: class_link\n[^]*  - address: \/payments\n---/,
    )
})

test('a mail is tried in other words, and shown as it will be sent', async ({ page, preview }) => {
  await preview.show('mail/reset-code')
  await page.getByRole('button', { name: 'Try wording' }).click()
  await expect(page.getByRole('button', { name: 'Heading' })).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Text' }).fill('Dear {{name}}, here is {{code}}.')
  await expect(page.locator('pre')).toContainText('Dear Ada Okafor, here is 12345678.')
  await page.getByLabel('Subject').fill('')
  await expect(page.getByLabel('Subject')).toHaveAccessibleDescription(/Nothing stands here/)
})

test('on a phone the words are the page, the view is a tap away, and nothing is cut off', async ({
  page,
  preview,
}) => {
  await page.setViewportSize({ width: 360, height: 720 })
  await preview.show('classes/class-link')
  await page.addStyleTag({ content: ':root { font-size: 32px }' })
  await page.getByRole('button', { name: 'Try wording' }).click()
  const view = page.getByRole('button', { name: 'See the view' })
  const panel = page.getByRole('complementary', { name: 'Wording' })
  await page.getByLabel('Title').fill('Mine')
  expect(await panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await view.click()
  await expect(panel).toBeHidden()
  await expect(drawn.tile(page).getByRole('heading')).toHaveText('Mine')
  await expect(page.locator('iframe').first()).toBeInViewport()
  await expect(page.getByLabel('Width')).toHaveValue('phone')
  await page.getByRole('button', { name: 'Back to the words' }).click()
  await expect(page.getByLabel('Title')).toBeVisible()
  await page.getByRole('button', { name: 'All texts' }).click()
  await page.getByRole('link', { name: 'Cloud Link' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Cloud Link')
  await page.getByRole('button', { name: 'Close the wording' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Try wording' })).toBeFocused()
})

test('on a phone the first unsaved word moves nothing, and is counted in view', async ({
  page,
  preview,
}) => {
  await page.setViewportSize({ width: 360, height: 720 })
  await preview.show('classes/class-link')
  await page.getByRole('button', { name: 'Try wording' }).click()
  const heading = page.getByRole('heading', { name: 'Try wording' })
  const before = await heading.boundingBox()
  await page.getByLabel('Title').fill('Mine')
  await expect(page.locator('summary', { hasText: 'not saved' })).toBeInViewport({ ratio: 1 })
  expect(await heading.boundingBox()).toEqual(before)
})

test('Open in my editor opens the file in the writer’s editor', async ({ page, preview }) => {
  await preview.show('classes/class-link')
  await expect(page.getByText(CARD)).toBeVisible()
  await page.getByRole('button', { name: 'Open in my editor' }).click()
  await expect.poll(() => preview.read('opened.txt').catch(() => '')).toContain(CARD)
})

test('Edit on GitHub leads there where site.json names the repository', async ({
  page,
  preview,
}) => {
  await preview.change(
    'content/site.json',
    '"accent"',
    '"repository": "https://github.com/school/portal",\n  "accent"',
  )
  await preview.show('classes/class-link')
  await expect(page.getByRole('link', { name: 'Edit on GitHub' })).toHaveAttribute(
    'href',
    `https://github.com/school/portal/edit/main/${CARD}`,
  )
})

test('the preview itself can be used by everyone, light and dark', async ({ page, preview }) => {
  const expectNoneInBoth = async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectNoViolations(page, { frames: false })
    }
  }
  await preview.change(CARD, 'key: class_link\n', 'key: clas_link\n')
  await preview.show('classes')
  await expect(drawn.portal(page).getByRole('heading', { level: 1 })).toHaveText('Classes')
  await page.getByRole('button', { name: 'Try wording' }).click()
  await expect(page.getByRole('textbox', { name: 'Text' })).toBeVisible()
  await expectNoneInBoth()
  await page.getByRole('searchbox').fill('email')
  await expect(page.locator('mark').first()).toBeVisible()
  await expectNoneInBoth()
  await preview.show('problems')
  await expect(page.getByText('There is no link key clas_link.')).toBeVisible()
  await expectNoneInBoth()
})

test('a preview that has ended says so, and goes on by itself when it is started again', async ({
  page,
  preview,
  expectedErrors,
}) => {
  // What was on its way when it ended is cut off.
  expectedErrors.push(/ERR_CONNECTION_(?:REFUSED|RESET)|ERR_EMPTY_RESPONSE/)
  test.slow() // it starts a preview once more, for which Vite makes everything ready again
  await preview.show('classes')
  await expect(drawn.portal(page).getByRole('heading', { level: 1 })).toHaveText('Classes')
  await preview.end()
  await expect(page.getByText('The preview has ended, so nothing new is shown.')).toBeVisible()
  await preview.start()
  await expect(page.getByText('The preview has ended')).toBeHidden({ timeout: 30_000 })
  await preview.change('content/classes/page.md', 'title: Classes', 'title: Lessons')
  const title = drawn.portal(page).getByRole('heading', { level: 1, name: 'Lessons' })
  await expect(title).toBeVisible({ timeout: 30_000 })
})
