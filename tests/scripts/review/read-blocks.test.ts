import { chromium } from '@playwright/test'
import { afterAll, expect, test } from 'vitest'
import { readBlocks } from '../../../scripts/review/read-blocks.ts'
import { ensureChromium } from '../../../scripts/test/chromium.ts'

const browser = await chromium.launch({ executablePath: await ensureChromium() })
afterAll(() => browser.close())
const page = await browser.newPage()

test.each([
  ['other words', '<p>One</p><p>Two</p>', '<p>One</p><p>Three</p>', ['Three']],
  ['bold words', '<p>One <b>two</b></p>', '<p>One two</p>', ['One two']],
  ['an entry of a list', '<ul><li>One</li></ul>', '<ul><li>One</li><li>Two</li></ul>', ['Two']],
  ['the kind of a list', '<ul><li>One</li></ul>', '<ol><li>One</li></ol>', ['One']],
  ['a paragraph in a list', '<ul><li><p>A</p></li></ul>', '<ul><li><p>B</p></li></ul>', ['B']],
  ['another id', '<p id="r1" class="a">One</p>', '<p id="r2" class="b">One</p>', []],
])('%s: what differs from the other version is marked', async (_, before, after, marked) => {
  await page.setContent(before)
  const { html } = await page.locator('body').evaluate(readBlocks, null)
  await page.setContent(after)
  const { change } = await page.locator('body').evaluate(readBlocks, html)
  expect(await page.locator('[style*=outline]').allInnerTexts()).toEqual(marked)
  expect(change === null).toBe(marked.length === 0)
})

test('where something is gone, its neighbours show the place', async () => {
  const long = '<p style="height: 900px">One</p><p style="height: 20px">Two</p>'
  await page.setContent(`${long}<p>Gone</p>`)
  const { html } = await page.locator('body').evaluate(readBlocks, null)
  await page.setContent(long)
  const { change } = await page.locator('body').evaluate(readBlocks, html)
  expect(change?.top).toBeGreaterThan(900)
  expect(change?.bottom).toBeLessThan(960)
})
