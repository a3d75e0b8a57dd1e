import { expect, type Page, type Request } from '@playwright/test'

const underWay = new WeakMap<Page, Set<Request>>()

/** Knows from now on what the page loads. Every test's page is watched from its start. */
export function watchLoading(page: Page): void {
  const requests = new Set<Request>()
  underWay.set(page, requests)
  page.on('request', (request) => requests.add(request))
  page.on('requestfinished', (request) => requests.delete(request))
  page.on('requestfailed', (request) => requests.delete(request))
}

/**
 * Waits until no request is under way and the page, idle, asks for nothing more.
 * @param held requests that the test itself holds back
 */
export async function loadedAll(page: Page, held = (): readonly Request[] => []): Promise<void> {
  const requests = underWay.get(page)
  if (requests === undefined) throw new Error('Nobody watches what this page loads: watchLoading')
  await expect
    .poll(
      async () => {
        await page.evaluate(rest)
        const kept = held()
        return [...requests].filter((each) => !kept.includes(each)).map((each) => each.url())
      },
      { message: 'requests that are still under way', intervals: [20] },
    )
    .toEqual([])
}

/** Runs in the page. A machine that is never idle goes on after half a second. */
function rest(): Promise<unknown> {
  return new Promise((rested) => requestIdleCallback(rested, { timeout: 500 }))
}

/**
 * Cuts the network of the page's context once nothing loads, because a chunk that breaks off ends in the error
 * page.
 */
export async function goOffline(page: Page): Promise<void> {
  await loadedAll(page)
  await page.context().setOffline(true)
}

/** Empties the HTTP cache, as on a first visit. */
export async function forgetCached(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await session.detach()
}
