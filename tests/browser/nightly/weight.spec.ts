import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser.ts'
import { enter, haveSession } from '../../support/enter.ts'
import { FULL_SCHOOL } from '../../support/full-school.ts'
import { forgetCached, loadedAll } from '../../support/network.ts'
import { noteUsable, usableAt } from '../../support/usable.ts'
import { MOST_SCRIPTS, MOST_SCRIPTS_OF_FORM, SCRIPTS_KB, STYLES_KB } from '../../scripts/budgets.ts'

/** The page is usable: the sign-in can be sent, or a protected page has its heading. */
const USABLE = 'form button[type=submit]:enabled, #root:has(nav) main h1'

// What each page loads by the build's own list is in tests/scripts/portal-chunks.test.ts.

/** An idle browser may fetch the script that starts the service worker while the page waits for a reply. */
const SCRIPT = /\/assets\/(?!start-worker-).+\.js$/

test('no page loads more scripts, styles or fonts than its budget until it is usable', async ({
  page,
  portal,
}) => {
  const { origin } = await portal.open(FULL_SCHOOL)
  await noteUsable(page, USABLE)
  await haveSession(page, origin)
  for (const [path, most] of Object.entries(SCRIPTS_KB)) {
    await test.step(path, async () => {
      await forgetCached(page)
      await page.goto(`${origin}${path}`)
      const loaded = (await loadedBy(page)).filter(({ isFirst }) => isFirst)
      const scripts = loaded.filter(({ file }) => SCRIPT.test(file))
      const names = scripts.map(({ file }) => file)
      console.log(`${path}: ${kiloBytes(scripts)} kB of scripts in ${names.length} files`)
      expect.soft(kiloBytes(scripts), 'kB').toBeLessThanOrEqual(most)
      const mostFiles = path.endsWith('/submit') ? MOST_SCRIPTS_OF_FORM : MOST_SCRIPTS
      expect.soft(names.length, names.join('\n')).toBeLessThanOrEqual(mostFiles)
      expect.soft(new Set(names).size, 'no script is loaded twice').toBe(names.length)
      const styles = loaded.filter(({ file }) => file.endsWith('.css'))
      expect.soft(styles).toHaveLength(1)
      expect.soft(kiloBytes(styles)).toBeLessThanOrEqual(STYLES_KB)
      expect.soft(await page.evaluate(() => document.fonts.size), 'fonts').toBe(0)
    })
  }
})

test('the logo is transferred once, and a second visit transfers no script or style', async ({
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
  const logos = (await loadedBy(page)).filter(({ file }) => /logo-.*\.svg$/.test(file))
  expect(logos.filter(({ isNew }) => isNew)).toHaveLength(1)

  await page.goto(`${origin}/`)
  await loadedAll(page)
  const again = (await loadedBy(page)).filter(({ isNew }) => isNew).map(({ file }) => file)
  expect(again.filter((file) => file.startsWith('/assets/'))).toEqual([])
})

/** The files that a page has loaded, once it is usable. */
async function loadedBy(page: Page) {
  const usable = await usableAt(page)
  return page.evaluate((usableSince) => {
    return performance.getEntriesByType('resource').map((entry) => {
      const { name, startTime, encodedBodySize, transferSize } = entry as PerformanceResourceTiming
      return {
        file: new URL(name).pathname,
        /** Of its body, compressed. */
        bytes: encodedBodySize,
        /** It came over the network, not from the cache. */
        isNew: transferSize > 0,
        isFirst: startTime < usableSince,
      }
    })
  }, usable)
}

function kiloBytes(files: readonly { bytes: number }[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
}
