import type { Browser, Page } from '@playwright/test'
import type { PageName } from './apps.ts'
import type { Loaded } from './network-log.ts'
import { createVisitor, slowNetwork, slowProcessor, type Opened, type Session } from './visitor.ts'
import { paintOf, usableAt } from './watch-page.ts'

export type Visit = {
  /** In ms since the navigation began. */
  readonly firstPaint: number
  readonly usable: number
  readonly shift: number
  /** What was asked for before the page was usable, in order. */
  readonly loaded: readonly Loaded[]
}

/** Opens an address, waits until all of it is there, and tells how that went. */
export async function look(
  { page, network }: Opened,
  address: string,
  name: PageName,
): Promise<Visit> {
  await page.goto(address, { waitUntil: 'commit' })
  const usable = await usableAt(page, name)
  await network.quiet()
  const begun = await page.evaluate(() => performance.timeOrigin)
  const loaded = network.loaded(begun).filter(({ at }) => at < usable)
  return { usable, ...(await paintOf(page)), loaded }
}

type FirstVisit = {
  readonly address: string
  readonly name: PageName
  readonly session?: Session
}

/** A first visit on slow 4G, with what the browser did meanwhile. */
export async function visitFirst(browser: Browser, { address, name, session }: FirstVisit) {
  const visitor = await createVisitor(browser, session && { session })
  try {
    const opened = await visitor.newPage(name)
    await slowNetwork(opened.protocol)
    await slowProcessor(opened.protocol)
    await startTrace(browser, opened.page)
    const visit = await look(opened, address, name)
    return { visit, trace: await browser.stopTracing() }
  } finally {
    await visitor.leave()
  }
}

/** Little is traced, and of every app alike: to write it down takes time, too. */
async function startTrace(browser: Browser, page: Page): Promise<void> {
  const categories = ['devtools.timeline', 'loading', 'blink.user_timing', 'v8.execute']
  await browser.startTracing(page, { categories })
}
