import { chromium, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { ensureChromium } from '../chromium.ts'
import { DEVICES, type Device } from './devices.ts'

/** A picture in WebP, base64; its size in pixels of the page it was taken of. */
export type Picture = { readonly webp: string; readonly width: number; readonly height: number }

/** A browser in which pages are opened on each device and photographed. */
export type Studio = {
  readonly open: (address: string, device: Device) => Promise<Stage>
  readonly close: () => Promise<void>
}

/** One opened page. */
type Stage = {
  readonly page: Page
  readonly photograph: (element: Locator) => Promise<Picture>
  readonly close: () => Promise<void>
}

/** What a screen shows at once; a modal that is taller gets a taller screen. */
const HEIGHT = 900
/** What WebP allows, a little less. */
const LARGEST_SIDE = 16_000
/** Higher than this, something is looked at as a whole: plain resolution does. */
const LONG = 2000
const QUALITY = 82

export async function openStudio(): Promise<Studio> {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    // Nothing that content names is asked for.
    args: ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
  })
  // One for each device, not for each page: its pages share what they have loaded.
  const contexts = new Map<string, BrowserContext>()
  for (const { name, width, scale } of DEVICES) {
    const context = await browser.newContext({
      viewport: { width, height: HEIGHT },
      deviceScaleFactor: scale,
      reducedMotion: 'reduce',
      colorScheme: 'light',
      locale: 'en-GB',
    })
    contexts.set(name, context)
  }
  return {
    close: () => browser.close(),
    open: async (address, device) => {
      const context = contexts.get(device.name)
      if (!context) throw new Error(`There is no device ${device.name}`)
      const page = await context.newPage()
      await page.goto(address)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.evaluate(() => Promise.allSettled(Array.from(document.images, (i) => i.decode())))
      return stage(page, device)
    },
  }
}

async function stage(page: Page, { width, scale }: Device): Promise<Stage> {
  // Playwright's own pictures are PNG, four times as large and twice as slow.
  const camera = await page.context().newCDPSession(page)
  let screen = HEIGHT
  return {
    page,
    close: () => page.close(),
    photograph: async (element) => {
      const hidden = await element.evaluate((shown) => shown.scrollHeight - shown.clientHeight)
      if (hidden > 0) {
        screen += hidden
        await page.setViewportSize({ width, height: screen })
      }
      const box = await element.boundingBox()
      if (!box) throw new Error('Nothing is shown where a picture is to be taken')
      // The camera counts from the top of the page, which a press on a card far below scrolls away.
      const scrolled = await page.evaluate(() => window.scrollY)
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
    },
  }
}
