import { chromium, type Browser, type Locator, type Page } from '@playwright/test'
import { filesWithErrors } from '../content/for-tools.ts'
import { serializeContent } from '../preview/serialize-content.ts'
import { findChromium } from '../test/chromium.ts'
import type { Entry, View } from './compare.ts'
import { readBlocks } from './read-blocks.ts'
import { bundlePortal, ORIGIN, servePortal, type PortalFiles, type Side } from './serve-portal.ts'
import type { Version } from './version.ts'

/** JPEG, base64; `before` is null of what is new. */
export type Pair = {
  readonly title: string
  readonly before: string | null
  readonly after: string
}

export type Pictures = {
  readonly pairs: ReadonlyMap<Entry, readonly Pair[]>
  /** A sentence for each picture that failed, or one for all. */
  readonly missing: readonly string[]
}

/** As most students see the portal. */
const PHONE = { width: 360, height: 740 }
/** In pixels; Chromium draws no higher screen. */
const HIGHEST = 10_000
/** The longest wait for a picture. */
const PATIENCE_MS = 10_000
/** Around a change in a long page, in pixels. */
const AROUND = 120
/** Reviewers look at no more pictures; each takes a third of a second. */
const MOST_PAIRS = 24

/** Takes the pictures of entries, before and after. */
export async function takePictures(
  entries: readonly Entry[],
  before: Version,
  after: Version,
): Promise<Pictures> {
  if (entries.every(({ views }) => views.length === 0)) return noPictures()
  const [was, is] = [sideOf(before), sideOf(after)]
  if (!was || !is) return noPictures('content has a mistake')
  const executablePath = await findChromium()
  if (executablePath === null) return noPictures('there is no Chromium on this computer')
  try {
    await using browser = await chromium.launch({ executablePath })
    const portal = await bundlePortal()
    const open = (side: Side) => openPortal(browser, portal, side)
    return await take(entries, await open(was), await open(is))
  } catch (error) {
    return noPictures(firstLine(error))
  }
}

function noPictures(because?: string): Pictures {
  return { pairs: new Map(), missing: because ? [`There are no pictures: ${because}.`] : [] }
}

/** The lines below the first are for a developer. */
function firstLine(error: unknown): string {
  return String(error).split('\n')[0] ?? ''
}

/** Null where content has a mistake. */
function sideOf({ files, compiled: { content, problems } }: Version): Side | null {
  const shown = filesWithErrors(problems).size > 0 ? null : serializeContent(content)
  return shown && { files, shown }
}

async function openPortal(browser: Browser, portal: PortalFiles, side: Side): Promise<Page> {
  const context = await browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: 1.5,
    reducedMotion: 'reduce',
    locale: 'en-GB',
  })
  context.setDefaultTimeout(PATIENCE_MS)
  await servePortal(context, portal, side)
  const page = await context.newPage()
  await page.goto(ORIGIN)
  await page.waitForFunction(() => window.showAddress)
  return page
}

async function take(entries: readonly Entry[], was: Page, is: Page): Promise<Pictures> {
  const pairs = new Map<Entry, Pair[]>()
  const missing: string[] = []
  const all = entries.flatMap((entry) => entry.views.map((views) => ({ entry, views })))
  for (const { entry, views } of all.slice(0, MOST_PAIRS)) {
    const { title, before, after } = views
    try {
      const [old, fresh] = await Promise.all([before && show(was, before), show(is, after)])
      const pair = {
        title,
        before: old && (await shoot(was, old, fresh)),
        after: await shoot(is, fresh, old),
      }
      pairs.set(entry, [...(pairs.get(entry) ?? []), pair])
    } catch (error) {
      missing.push(`There is no picture of “${title}”: ${firstLine(error)}.`)
    }
  }
  return { pairs, missing }
}

type Shown = { readonly element: Locator; readonly html: readonly string[] }

async function show(page: Page, { address, card }: View): Promise<Shown> {
  await page.setViewportSize(PHONE)
  await page.evaluate((to) => window.showAddress?.(to), address)
  // The school's name and logo are beside the sign-in.
  const whole = page.locator(address === '/login' ? 'body' : 'main')
  const element = card === null ? whole : page.getByRole('dialog', { name: card, exact: true })
  await element.waitFor()
  // Grow the screen until nothing scrolls: scrolling would hide a part behind the top bar.
  const hidden = await element.evaluate((shown) => {
    const parts = [document.documentElement, shown, ...shown.children]
    return Math.max(...parts.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight))
  })
  await page.setViewportSize({ ...PHONE, height: Math.min(PHONE.height + hidden, HIGHEST) })
  const { html } = await element.evaluate(readBlocks, null)
  return { element, html }
}

/** Takes the picture; of a long one only what differs from the other version, with what is around it. */
async function shoot(page: Page, { element }: Shown, other: Shown | null): Promise<string> {
  const { change } = await element.evaluate(readBlocks, other?.html ?? null)
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, ...PHONE }
  const isCut = change !== null && height > PHONE.height
  const top = isCut ? Math.max(y, change.top - AROUND) : y
  const bottom = isCut ? Math.min(y + height, change.bottom + AROUND) : y + height
  const clip = { x, y: top, width, height: bottom - top }
  const picture = await page.screenshot({ type: 'jpeg', quality: 80, animations: 'disabled', clip })
  return picture.toString('base64')
}
