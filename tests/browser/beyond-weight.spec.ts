import { expect, test } from '../support/browser.ts'
import { enter } from '../support/enter.ts'
import { FULL_SCHOOL } from '../support/full-school.ts'
import { forgetCached, loadedAll } from '../support/network.ts'
import { noteUsable } from '../support/usable.ts'
import { keepAsWithin, loadedBy, modulesOf, whatGrew } from '../support/weight.ts'
import { MOST_SCRIPTS, MOST_SCRIPTS_OF_FORM, SCRIPTS_KB, STYLES_KB } from './budgets.ts'

// What a student on a slow network waits for, and pays for.

/** What only a press, a task or an idle browser needs. */
const NOT_AT_FIRST = /minisearch|\/search-box|\/chat\//
const SANITISER = /dompurify/
const CALENDAR = /\/calendar\/|ical/

/** What starts the service worker is fetched by an idle browser, which may be so while it waits for an answer. */
const SCRIPT = /\/assets\/(?!start-worker-).+\.js$/

const usable = (path: string) =>
  path === '/login' ? 'form button[type=submit]:enabled' : 'main h1'
const kiloBytes = (files: readonly { bytes: number }[]) =>
  files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000

for (const [path, most] of Object.entries(SCRIPTS_KB)) {
  test(`${path} loads at most ${most} kB of scripts, and only what it needs`, async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open(FULL_SCHOOL)
    await forgetCached(page)
    await noteUsable(page, usable(path))
    await (path === '/login' ? page.goto(`${origin}${path}`) : enter(page, `${origin}${path}`))
    const loaded = (await loadedBy(page)).filter(({ isFirst }) => isFirst)
    const scripts = loaded.filter(({ path: file }) => SCRIPT.test(file))
    const names = scripts.map((file) => file.path)
    const modules = await modulesOf(names)
    const early = Object.keys(modules).filter((id) => NOT_AT_FIRST.test(id))
    expect(early, 'modules that are loaded too early').toEqual([])
    if (!path.startsWith('/mentor-tasks')) {
      expect(Object.keys(modules).filter((id) => SANITISER.test(id) || CALENDAR.test(id))).toEqual(
        [],
      )
    }
    const weight = kiloBytes(scripts)
    const isWithin = weight <= most
    expect(isWithin, `${weight} kB in ${names.join(' ')}\n${await whatGrew(path, modules)}`).toBe(
      true,
    )
    await keepAsWithin(path, modules)
    const mostFiles = path.endsWith('/submit') ? MOST_SCRIPTS_OF_FORM : MOST_SCRIPTS
    expect(names.length, names.join('\n')).toBeLessThanOrEqual(mostFiles)
    expect(new Set(names).size, 'scripts that are loaded twice').toBe(names.length)
    const styles = loaded.filter((file) => file.path.endsWith('.css'))
    expect(styles).toHaveLength(1)
    expect(kiloBytes(styles)).toBeLessThanOrEqual(STYLES_KB)
  })
}

test('the logo is transferred once, and a second visit transfers no script, style or font', async ({
  page,
  portal,
}) => {
  const { origin } = await portal.open(FULL_SCHOOL)
  await forgetCached(page)
  await noteUsable(page, 'main h1')
  await page.setViewportSize({ width: 360, height: 740 })
  await enter(page, `${origin}/`)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await loadedAll(page)
  const logos = (await loadedBy(page)).filter((file) => /logo-.*\.svg$/.test(file.path))
  expect(logos.filter(({ isNew }) => isNew)).toHaveLength(1)

  await page.goto(`${origin}/`)
  await loadedAll(page)
  const again = (await loadedBy(page)).filter(({ isNew }) => isNew)
  expect(again.map((file) => file.path).filter((name) => name.startsWith('/assets/'))).toEqual([])
})

test('No page loads a font: text has those of the device from the beginning', async ({
  page,
  portal,
}) => {
  const { origin } = await portal.open(FULL_SCHOOL)
  for (const path of ['/login', '/', '/mentor-tasks/3']) {
    await enter(page, `${origin}${path}`)
    await loadedAll(page)
    expect(await page.evaluate(() => document.fonts.size), path).toBe(0)
  }
})
