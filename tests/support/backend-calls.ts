import type { Page, Request } from '@playwright/test'

// Calls of the backend watched and changed in the browser, for answers that the real server never gives.

/** A file under /backend, by the table of calls in the specification. */
export type CallName =
  | 'auth.php'
  | 'get_links.php'
  | 'logout.php'
  | 'fetch_messages.php'
  | 'get_tasks.php'
  | 'submit_task.php'
  | 'login.php'
  | 'request_password_reset.php'
  | 'verify_otp.php'
  | 'reset_password.php'

/** Chromium writes this into the console for a call that failed or was refused. */
export const FAILED_CALL = /net::ERR_FAILED|status of [45]\d\d/

/**
 * Holds the call back from the server.
 * @returns a function that lets it go
 */
export async function holdCall(page: Page, call: CallName): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  await page.route(isCall(call), async (route) => {
    await promise
    await route.continue()
  })
  return () => resolve(undefined)
}

/** Collects every request under /backend that the page makes from now on. */
export function watchCalls(page: Page) {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/backend/')) requests.push(request)
  })
  return {
    /** In the order they were made, each as 'GET get_tasks.php?lesson_number=3'. */
    lines: () => requests.map(lineOf),
    /** How often this one was made. */
    count: (call: CallName) => requests.filter((request) => isCall(call)(urlOf(request))).length,
  }
}

export function isCall(call: CallName): (url: URL) => boolean {
  return (url) => url.pathname === `/backend/${call}`
}

function lineOf(request: Request): string {
  const { pathname, search } = urlOf(request)
  return `${request.method()} ${pathname.slice('/backend/'.length)}${search}`
}

function urlOf(request: Request): URL {
  return new URL(request.url())
}
