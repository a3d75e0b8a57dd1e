import { chromium } from '@playwright/test'
import { expect, onTestFinished, test } from 'vitest'
import { reviewPage } from '../../../scripts/review/page.ts'
import { reportSections } from '../../../scripts/review/report.ts'
import { ensureChromium } from '../../../scripts/test/chromium.ts'
import { reviewOf } from './review-school.ts'

test('on a phone, before and after stand below each other and no word breaks', async () => {
  const card = 'content/classes/class-link.md'
  const first = {
    [card]: ['Join your class.', 'Join your class every day, about things.'],
  } as const
  const review = reviewOf({ [card]: ['things', 'counterintuitivenesses'] }, first)
  const sections = reportSections(review, { missing: [] })
  const browser = await chromium.launch({ executablePath: await ensureChromium() })
  onTestFinished(() => browser.close())
  const page = await browser.newPage({ viewport: { width: 390, height: 800 } })
  await page.setContent(await reviewPage('', sections, { pairs: new Map(), missing: [] }))

  const cells = await page
    .locator('td')
    .evaluateAll((all: HTMLElement[]) => all.map((td) => td.offsetTop))
  expect(cells).toEqual(cells.toSorted((a, b) => a - b))
  expect(new Set(cells).size).toBe(3)
  const lines = await page.locator('ins').evaluate((ins) => ins.getClientRects().length)
  expect(lines).toBe(1)
})

test('even a tag that is not escaped runs nothing and asks no server', async () => {
  const elsewhere = 'http://elsewhere.example'
  const markdown = `<script>document.title = 'run'</script>
<img src="${elsewhere}/a" onerror="document.title = 'run'">
<link rel="stylesheet" href="${elsewhere}/b">
<style>@import '${elsewhere}/c'; body { background: url(${elsewhere}/d) }</style>
<iframe src="${elsewhere}/e"></iframe>
<object data="${elsewhere}/f"></object>
<svg><image href="${elsewhere}/g" /><foreignObject><video src="${elsewhere}/h"></video></foreignObject></svg>`
  const browser = await chromium.launch({ executablePath: await ensureChromium() })
  onTestFinished(() => browser.close())
  const page = await browser.newPage()
  const asked: string[] = []
  await page.route('**/*', (route) => {
    asked.push(route.request().url())
    return route.abort()
  })
  const sections = [{ markdown, entry: null }]
  await page.setContent(await reviewPage('Safe', sections, { pairs: new Map(), missing: [] }))
  expect(await page.title()).toBe('Safe')
  expect(asked).toEqual([])
})
