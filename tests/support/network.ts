import { expect, type Page, type Request } from '@playwright/test'

const underWay = new WeakMap<Page, Set<Request>>()

/** Knows from now on what the page loads. The page of every test is watched from its beginning. */
export function watchLoading(page: Page): void {
  const requests = new Set<Request>()
  underWay.set(page, requests)
  page.on('request', (request) => requests.add(request))
  page.on('requestfinished', (request) => requests.delete(request))
  page.on('requestfailed', (request) => requests.delete(request))
}

/**
 * Waits until no request is under way, and what has arrived has asked for nothing more.
 * @param held requests that the test itself keeps from being answered
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
      { message: 'requests that are still under way' },
    )
    .toEqual([])
}

/** Runs in the page. On a machine that is never idle it goes on after half a second all the same. */
function rest(): Promise<unknown> {
  return new Promise((rested) => requestIdleCallback(rested, { timeout: 500 }))
}

/**
 * Cuts the network of the page's context, once nothing loads: a chunk that is cut off ends in the
 * error page. What earlier tests have cached is no longer to be had either.
 */
export async function goOffline(page: Page): Promise<void> {
  await loadedAll(page)
  await forgetCached(page)
  await page.context().setOffline(true)
}

/** Has the browser ask for everything again, as on a first visit. */
export async function forgetCached(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await session.detach()
}
