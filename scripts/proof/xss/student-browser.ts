import type { Browser, Page } from '@playwright/test'
import { setTimeout as sleep } from 'node:timers/promises'
import { LOADED_MS } from './found.ts'
import { SAYS } from './hostile-backend.ts'

declare global {
  /** Given to the pages by openStudentBrowser. */
  function noteShown(at: string): void
}

export type Guards = { readonly sanitiser: boolean; readonly policy: boolean }

/** @property watched where a payload goes: it is noticed that it came there, even if it takes the page away */
type Opened = Guards & { readonly watched?: string }

export type StudentBrowser = Awaited<ReturnType<typeof openStudentBrowser>>

/** A student's browser in which whatever runs is noticed, in any frame and any tab. */
export async function openStudentBrowser(
  browser: Browser,
  origin: string,
  { sanitiser, policy, watched }: Opened,
) {
  const executed = new Set<string>()
  let bent = 0
  const context = await browser.newContext({ bypassCSP: !policy, serviceWorkers: 'block' })
  await context.exposeBinding('noteExecuted', (_source, what: string) => void executed.add(what))
  await context.addInitScript({
    content: 'alert = confirm = prompt = print = (what) => { noteExecuted(String(what)) }',
  })
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  )
  const shown = new Set<string>()
  if (watched !== undefined) {
    await context.exposeBinding('noteShown', (_source, at: string) => void shown.add(at))
    await context.addInitScript((selector) => {
      const look = () => {
        if (document.querySelector(selector)) noteShown(location.pathname)
      }
      new MutationObserver(look).observe(document, { subtree: true, childList: true })
    }, watched)
  }
  if (!sanitiser) {
    await context.route('**/assets/task-detail*.js', async (route) => {
      const answer = await route.fetch().catch(() => null)
      if (answer === null) return route.abort() // its page is closed
      const code = await answer.text()
      const open = code.replace(
        /\((\w+)\)\{((?:let|const|var) \w+=\w+\.sanitize\([^,]*\b\1\b)/,
        '($1){return $1;$2',
      )
      if (open !== code) bent += 1
      return route.fulfill({ response: answer, body: open })
    })
  }
  context.setDefaultTimeout(LOADED_MS)
  const first = await context.newPage()
  return {
    page: first,
    /** Another tab: what a payload has left in the first cannot stop it from going on. */
    newPage: () => context.newPage(),
    /** What called alert, by what it said. */
    executed,
    /** Whether the sanitiser was found, and taken out. */
    isBent: () => bent > 0,
    /** Resolves when what is watched has been shown at an address. @throws when it never is */
    async hasShown(path: string) {
      const end = Date.now() + LOADED_MS
      while (!shown.has(path)) {
        if (Date.now() > end) throw new Error(`Nothing was shown at ${path}.`)
        await sleep(10)
      }
    },
    /** What the backend says to this browser from now on. */
    hear: (payload: number, how = '') =>
      context.addCookies([{ name: SAYS, value: `${payload}${how}`, url: origin }]),
    /** Closes what a payload has opened. */
    async closeOthers() {
      for (const other of context.pages())
        if (other !== first) await atMost(STUCK_MS, other.close())
    },
    close: () => atMost(STUCK_MS, context.close()),
  }
}

/** A page that a payload leads away, or keeps busy, may never answer, ms. */
export const STUCK_MS = 5000

/** What is asked of a page that may be gone; null where it does not answer. */
export async function atMost<T>(ms: number, asked: Promise<T>): Promise<T | null> {
  const waiting = new AbortController()
  const nothing = sleep(ms, null, { signal: waiting.signal })
  try {
    return await Promise.race([asked, nothing])
  } catch {
    return null // closed, or somewhere else by now
  } finally {
    waiting.abort()
    nothing.catch(() => null)
    asked.catch(() => null)
  }
}

/** Goes to another address as a link of the portal does: without loading the page anew. */
export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => history.pushState({}, '', to), address)
}

/** Does the work of each item, so many at a time. @param work is given the number of the lane */
export async function inLanes<T>(
  items: readonly T[],
  lanes: number,
  work: (item: T, lane: number) => Promise<void>,
): Promise<void> {
  const left = items.values()
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      for (const item of left) await work(item, lane)
    }),
  )
}
