import { chromium } from '@playwright/test'
import { expect, onTestFinished, test } from 'vitest'
import { reviewPage } from '../../scripts/review/page.ts'
import { reportSections } from '../../scripts/review/report.ts'
import { ensureChromium } from '../../scripts/test/chromium.ts'
import { reviewOf } from './review-school.ts'

test('on a phone, before and after stand below each other and no word breaks', async () => {
  const words = [
    'Join your class.',
    'Join the unimaginably counterintuitive introduction.',
  ] as const
  const review = reviewOf({ 'content/classes/class-link.md': words })
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
  const broken = await page.locator('td').evaluateAll((all) =>
    all.flatMap((td) => {
      const texts = document.createNodeIterator(td, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/\p{L}+/gu)) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          if (range.getClientRects().length > 1) found.push(word)
        }
      }
      return found
    }),
  )
  expect(broken).toEqual([])
})
