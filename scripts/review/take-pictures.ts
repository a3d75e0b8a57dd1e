import { chromium, type Browser, type Page } from '@playwright/test'
import { once } from 'node:events'
import { parentPort } from 'node:worker_threads'
import { findChromium } from '../test/chromium.ts'
import type { Entry, View } from './compare.ts'
import { bundlePortal, type PortalBundle } from './portal-bundle.ts'
import { ORIGIN, serveSide, type Side } from './serve-side.ts'

// The thread of camera.ts: it gets one message, and answers once.

export type Wanted = {
  readonly views: readonly Entry['views'][]
  /** Null where content has a mistake. */
  readonly before: Side | null
  readonly after: Side | null
}

/** JPEG, base64; null where there is nothing to show. */
export type Pair = { readonly before: string | null; readonly after: string | null }

/** Pictures in the order of their views, or why there are none. */
export type Taken = { readonly pairs: readonly Pair[]; readonly missing: string | null }

/** As most students see the portal. */
const PHONE = { width: 360, height: 740 }
/** In pixels; Chromium draws no higher screen. */
const HIGHEST = 10_000
/** The longest wait for a picture. */
const PATIENCE_MS = 10_000

if (parentPort) {
  const [[wanted], tools] = await Promise.all([
    once(parentPort, 'message') as Promise<[Wanted]>,
    openTools(),
  ])
  const taken = await take(tools, wanted).finally(() => tools?.browser.close())
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort.postMessage(taken)
}

type Tools = { readonly browser: Browser; readonly bundle: PortalBundle }

/** Null without a browser, which would show the bundle. */
async function openTools(): Promise<Tools | null> {
  const executablePath = await findChromium()
  if (executablePath === null) return null
  const opening = [chromium.launch({ executablePath }), bundlePortal()] as const
  const [browser, bundle] = await Promise.all(opening)
  return { browser, bundle }
}

async function take(tools: Tools | null, { views, before, after }: Wanted): Promise<Taken> {
  if (views.length === 0) return { pairs: [], missing: null }
  if (tools === null) return { pairs: [], missing: 'there is no Chromium on this computer' }
  if (!before || !after) return { pairs: [], missing: 'content has a mistake' }
  const picturesOf = async (side: Side, name: 'before' | 'after') => {
    const page = await openPortal(tools, side)
    const taken: (string | null)[] = []
    for (const { [name]: view } of views) taken.push(view && (await takeView(page, view)))
    return taken
  }
  const [was, is] = await Promise.all([picturesOf(before, 'before'), picturesOf(after, 'after')])
  return {
    pairs: was.map((picture, index) => ({ before: picture, after: is[index] ?? null })),
    missing: null,
  }
}

async function openPortal({ browser, bundle }: Tools, side: Side): Promise<Page> {
  const context = await browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: 1.5,
    reducedMotion: 'reduce',
    locale: 'en-GB',
  })
  context.setDefaultTimeout(PATIENCE_MS)
  await serveSide(context, side, bundle)
  const page = await context.newPage()
  await page.goto(ORIGIN)
  await page.waitForFunction(() => window.showAddress)
  return page
}

async function takeView(page: Page, { address, card }: View): Promise<string> {
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
  const height = Math.min(PHONE.height + hidden, HIGHEST)
  await page.setViewportSize({ ...PHONE, height })
  const picture = await element.screenshot({ type: 'jpeg', quality: 80, animations: 'disabled' })
  return picture.toString('base64')
}
