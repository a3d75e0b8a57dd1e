import {
  chromium,
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test'
import { ensureChromium } from '../chromium.ts'
import type { Device, Picture } from './views.ts'

/** What a screen shows at once; a modal that is taller gets a taller screen. */
const HEIGHT = 900
/** What WebP allows, a little less. */
const LARGEST_SIDE = 16_000
/** Higher than this, something is looked at as a whole: plain resolution does. */
const LONG = 2000
const QUALITY = 82

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await ensureChromium(),
    // Nothing that content names is asked for.
    args: ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
  })
}

export function openContext(browser: Browser, { width, scale }: Device): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width, height: HEIGHT },
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-GB',
  })
}

/** Opens a page and waits until it shows its heading and its pictures. */
export async function openPage(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(() => Promise.allSettled(Array.from(document.images, (i) => i.decode())))
  return page
}

/** @param scale how finely; the page cannot be asked, for it forgets its own with the first picture */
export async function photograph(element: Locator, scale: number): Promise<Picture> {
  const page = element.page()
  const hidden = await element.evaluate((shown) => shown.scrollHeight - shown.clientHeight)
  const { width, height } = page.viewportSize() ?? { width: 0, height: HEIGHT }
  const screen = height + Math.max(0, hidden)
  if (hidden > 0) await page.setViewportSize({ width, height: screen })
  const box = await element.boundingBox()
  if (!box) throw new Error('Nothing is shown where a picture is to be taken')
  // The camera counts from the top of the page, which a press on a card far below scrolls away.
  const scrolled = await page.evaluate(() => window.scrollY)
  // Playwright's own pictures are PNG, four times as large and twice as slow.
  const camera = await page.context().newCDPSession(page)
  const { data } = await camera.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    clip: {
      ...box,
      y: box.y + scrolled,
      scale: Math.min(box.height > LONG ? 1 : scale, LARGEST_SIDE / box.height),
    },
    captureBeyondViewport: box.y + box.height > screen,
  })
  return { webp: data, width: Math.round(box.width), height: Math.round(box.height) }
}
