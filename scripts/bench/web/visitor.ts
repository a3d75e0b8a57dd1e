import type { Browser, CDPSession, Page } from '@playwright/test'
import type { PageName } from './apps.ts'
import { logNetwork } from './network-log.ts'
import type { Network } from './slow-link.ts'
import { watchPage } from './watch-page.ts'

const KBIT = 1000 / 8

/** As Lighthouse and the browser's tools have it: 1.6 Mbit/s down, 750 kbit/s up. */
export const SLOW_4G: Network = { latencyMs: 150, down: 1600 * KBIT, up: 750 * KBIT }
/** A phone of those days beside the computer of whoever measures. */
const CPU_TIMES_SLOWER = 4

const PHONE = { width: 360, height: 740 }
const DESKTOP = { width: 1280, height: 800 }

/** A cookie that says who is signed in, and at which address. */
export type Session = { readonly name: string; readonly value: string; readonly url: string }

type Options = {
  readonly session?: Session
  readonly screen?: 'phone' | 'desktop'
}

export type Visitor = Awaited<ReturnType<typeof createVisitor>>
export type Opened = Awaited<ReturnType<Visitor['newPage']>>

/** Somebody who has never been here: nothing is cached and nothing stored, unless they go on. */
export async function createVisitor(browser: Browser, { session, screen = 'phone' }: Options = {}) {
  const context = await browser.newContext({ viewport: screen === 'phone' ? PHONE : DESKTOP })
  if (session !== undefined) await context.addCookies([session])
  return {
    /** A page that is not open yet, of a visitor who comes to these. */
    newPage: async (...names: readonly PageName[]) => {
      const page = await context.newPage()
      const protocol = await context.newCDPSession(page)
      await watchPage(page, names)
      return { page, protocol, network: await logNetwork(protocol) }
    },
    leave: () => context.close(),
  }
}

/** Waits until the portal's worker has kept everything and is in charge. */
export async function workerReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { serviceWorker } = navigator
    await serviceWorker.ready
    if (serviceWorker.controller !== null) return
    await new Promise((changed) => serviceWorker.addEventListener('controllerchange', changed))
  })
}

export async function slowNetwork(protocol: CDPSession): Promise<void> {
  await protocol.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW_4G.latencyMs,
    downloadThroughput: SLOW_4G.down,
    uploadThroughput: SLOW_4G.up,
  })
}

export async function slowProcessor(protocol: CDPSession): Promise<void> {
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: CPU_TIMES_SLOWER })
}
