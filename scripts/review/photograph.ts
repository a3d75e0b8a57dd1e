import {
  chromium,
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test'
import { ensureChromium } from '../chromium.ts'
import type { Device, Picture } from './views.ts'

/** So high a screen holds nearly every modal and page; a taller one gets a taller screen. */
const TALL = 2400
/** More of one thing nobody looks at. */
export const HIGHEST = 1500
const QUALITY = 72
/** What is not there by then does not come. */
const PATIENCE_MS = 10_000

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await ensureChromium(),
    // Nothing that content names is asked for.
    args: ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
  })
}

export async function openContext(
  browser: Browser,
  { width, height, scale }: Device,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-GB',
  })
  context.setDefaultTimeout(PATIENCE_MS)
  return context
}

/** The part of an element from top to bottom, in pixels from its own top. */
export type Band = { readonly top: number; readonly bottom: number }

/** Makes the screen tall, and as tall as what scrolls inside the element needs. */
export async function showWhole(element: Locator): Promise<void> {
  const page = element.page()
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const tall = Math.max(height, TALL)
  if (height < tall) await page.setViewportSize({ width, height: tall })
  const hidden = await element.evaluate((shown) => shown.scrollHeight - shown.clientHeight)
  if (hidden > 0) await page.setViewportSize({ width, height: tall + hidden })
}

/** A picture of an element, or of a band of it. */
export async function photograph(element: Locator, band?: Band): Promise<Picture> {
  const page = element.page()
  const [box, scrolled] = await Promise.all([
    element.boundingBox(),
    // The camera counts from the top of the page, which may be scrolled away.
    page.evaluate(() => window.scrollY),
  ])
  if (!box || box.height === 0) throw new Error('Nothing is shown where a picture is to be taken')
  const top = Math.max(0, Math.floor(band?.top ?? 0))
  const bottom = Math.min(box.height, Math.ceil(band?.bottom ?? box.height), top + HIGHEST)
  const clip = { x: box.x, y: box.y + scrolled + top, width: box.width, height: bottom - top }
  return capture(page, clip)
}

/** A picture of all that fits the screen. */
export function photographScreen(page: Page): Promise<Picture> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  return capture(page, { x: 0, y: 0, width, height })
}

type Clip = Readonly<Record<'x' | 'y' | 'width' | 'height', number>>

async function capture(page: Page, clip: Clip): Promise<Picture> {
  // Playwright's own pictures are PNG, four times as large and twice as slow.
  const camera = await page.context().newCDPSession(page)
  try {
    const screen = page.viewportSize()?.height ?? 0
    const { data } = await camera.send('Page.captureScreenshot', {
      format: 'webp',
      quality: QUALITY,
      clip: { ...clip, scale: 1 },
      captureBeyondViewport: clip.y + clip.height > screen,
    })
    return { webp: data, width: Math.round(clip.width), height: Math.round(clip.height) }
  } finally {
    await camera.detach()
  }
}
