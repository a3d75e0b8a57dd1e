import { chromium, type Browser, type CDPSession, type Locator, type Page } from '@playwright/test'
import path from 'node:path'
import { ensureChromium } from '../chromium.ts'
import { addressOf, buildSides, SIDES, type Side, type Site } from './build-sides.ts'
import type { Change } from './changes.ts'
import type { Drawable } from './drawable.ts'
import type { CardText, PageText } from './read-texts.ts'

/** A phone and a laptop. */
export const DEVICES = [
  { name: 'desktop', width: 1280, scale: 1.5 },
  { name: 'phone', width: 360, scale: 2 },
] as const
export type Device = (typeof DEVICES)[number]['name']

/** What is shown of a card or a page. */
export type Subject = 'card' | 'modal' | 'page'

/** A picture in WebP, base64; its size in pixels of the page it was taken of. */
export type Picture = { readonly webp: string; readonly width: number; readonly height: number }

export type Pictures = {
  /** Null where there is nothing to show, or it could not be drawn. */
  readonly of: (side: Side, id: string, subject: Subject, device: Device) => Picture | null
  readonly count: number
}

/** Tall enough that no modal has to scroll. */
const HEIGHT = 2000
/** What the format allows, a little less. */
const LARGEST_SIDE = 16_000
/** Higher than this, a page is looked at as a whole: plain resolution does. */
const LONG = 2000
const QUALITY = 82
/** Where no page is: every request is answered from the memory. */
const ORIGIN = 'http://review.invalid'
/** More at a time only wait for each other. */
const AT_A_TIME = 4

/** Pictures of every changed card, its modal, and every changed page, on both sides. */
export async function takePictures(
  changes: readonly Change[],
  sides: Readonly<Record<Side, Drawable | null>>,
): Promise<Pictures> {
  const jobs = SIDES.flatMap((side) => jobsOf(side, changes, sides[side]))
  const taken = new Map<string, Picture>()
  if (jobs.length > 0) {
    const [site, browser] = await Promise.all([buildSides(sides), launch()])
    try {
      const queue = [...jobs]
      await Promise.all(
        Array.from({ length: AT_A_TIME }, async () => {
          for (let job = queue.shift(); job; job = queue.shift()) {
            await takeJob(browser, site, job, taken)
          }
        }),
      )
    } finally {
      await browser.close()
    }
  }
  return {
    of: (side, id, subject, device) => taken.get(nameOf(side, id, subject, device)) ?? null,
    count: taken.size,
  }
}

function nameOf(side: Side, id: string, subject: Subject, device: Device): string {
  return [side, id, subject, device].join(' ')
}

async function launch(): Promise<Browser> {
  const executablePath = process.env['PORTAL_CHROMIUM'] ?? (await ensureChromium())
  return chromium.launch({ executablePath })
}

/** One opened page of one side on one device, with all that is to be seen there. */
type Job = {
  readonly side: Side
  readonly page: string
  readonly device: (typeof DEVICES)[number]
  readonly cards: readonly CardText[]
  readonly whole: PageText | null
}

function jobsOf(side: Side, changes: readonly Change[], drawable: Drawable | null): Job[] {
  if (!drawable) return []
  const texts = changes
    .map((change) => change[side])
    .filter(
      (text): text is CardText | PageText => text !== null && !drawable.leftOut.has(text.file),
    )
  const byPage = Map.groupBy(texts, ({ id }) => id.split('/')[0] ?? '')
  return [...byPage]
    .filter(([page]) => drawable.modules.has(`pages/${page}.tsx`))
    .flatMap(([page, shown]) =>
      DEVICES.map((device) => ({
        side,
        page,
        device,
        cards: shown.filter((text) => text.kind === 'card'),
        whole: shown.find((text) => text.kind === 'page') ?? null,
      })),
    )
}

async function takeJob(
  browser: Browser,
  site: Site,
  { side, page, device, cards, whole }: Job,
  taken: Map<string, Picture>,
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: device.width, height: HEIGHT },
    deviceScaleFactor: device.scale,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-GB',
  })
  try {
    const shown = await context.newPage()
    await answerFrom(shown, site)
    await shown.goto(ORIGIN + addressOf(side, page))
    await shown.getByRole('heading', { level: 1 }).waitFor()
    await shown.evaluate(() => Promise.allSettled(Array.from(document.images, (i) => i.decode())))
    const camera = await context.newCDPSession(shown)
    const keep = async (id: string, subject: Subject, element: Locator) => {
      const picture = await takePicture(camera, element, device.scale)
      taken.set(nameOf(side, id, subject, device.name), picture)
    }
    if (whole) await keep(whole.id, 'page', shown.getByRole('main'))
    const tileOf = ({ title }: CardText) => shown.getByRole('article', { name: title, exact: true })
    // Before anything is pressed: a card under the mouse looks different.
    for (const card of cards) await keep(card.id, 'card', tileOf(card))
    for (const card of cards) {
      await tileOf(card).getByRole('button', { name: 'View' }).click()
      await shown.mouse.move(0, 0)
      await keep(card.id, 'modal', shown.getByRole('dialog'))
      await shown.keyboard.press('Escape')
      await shown.getByRole('dialog').waitFor({ state: 'detached' })
    }
  } finally {
    await context.close()
  }
}

/** Playwright's own pictures are PNG, four times as large and as slow. */
async function takePicture(camera: CDPSession, element: Locator, scale: number): Promise<Picture> {
  await element.waitFor()
  const box = await element.boundingBox()
  if (!box) throw new Error('Nothing is shown where a picture is to be taken')
  const { data } = await camera.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    clip: { ...box, scale: Math.min(box.height > LONG ? 1 : scale, LARGEST_SIDE / box.height) },
    captureBeyondViewport: true,
  })
  return { webp: data, width: Math.round(box.width), height: Math.round(box.height) }
}

async function answerFrom(page: Page, site: Site): Promise<void> {
  await page.route('**', async (route) => {
    const { pathname } = new URL(route.request().url())
    const file = site.get(decodeURIComponent(pathname))
    if (file === undefined) return route.fulfill({ status: 404 })
    const body = typeof file === 'string' ? file : Buffer.from(file)
    return route.fulfill({ body, contentType: TYPES[path.extname(pathname)] ?? 'text/plain' })
  })
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
}
