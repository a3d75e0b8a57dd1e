import { Hono } from 'hono'
import { bytesToFetch, precacheFiles } from '../../scripts/build/precache-files.ts'
import { expect, test as base } from '../support/browser.ts'
import { expectPage } from '../support/enter.ts'
import { FAILED_CALL } from '../support/backend-calls.ts'
import { forgetCached, loadedAll } from '../support/network.ts'
import {
  copyPortal,
  expectKept,
  expectWaiting,
  hide,
  keptAddresses,
  versionOf,
} from '../support/service-worker.ts'

// Every other test blocks the service worker.

type Fixtures = {
  /** A portal of which a test can release another version. */
  readonly version: Awaited<ReturnType<typeof copyPortal>>
  /** Breaks the connection to the school, and mends it. */
  readonly connection: { readonly cut: () => Promise<void>; readonly mend: () => Promise<void> }
}

const SCRIPT = { 'Content-Type': 'text/javascript' }

const test = base.extend<Fixtures>({
  version: async ({ page }, use) => {
    const version = await copyPortal()
    await use(version)
    // The page goes first, because it may still load its chat.
    await page.close()
    await version.remove()
  },
  connection: async ({ context, page, front, expectedErrors }, use) => {
    await use({
      cut: async () => {
        await loadedAll(page)
        await forgetCached(page)
        expectedErrors.push(/net::ERR/)
        front.reach(false)
        await context.setOffline(true)
      },
      mend: async () => {
        front.reach(true)
        await context.setOffline(false)
      },
    })
    front.reach(true)
  },
})

test.use({ serviceWorkers: 'allow' })

test.describe('The service worker', () => {
  test('keeps the files of the portal, less than 250 kB, and nothing that a backend answered; fetches a kept script again if it fails to load', async ({
    page,
    portal,
    built,
    expectedErrors,
  }) => {
    expectedErrors.push(/Unexpected token|failed to load/)
    await portal.enter('/')
    await expectKept(page)
    const kept = await keptAddresses(page)
    expect(kept).toContain('/')
    expect(kept).toContain('/icon.svg')
    expect(kept.filter((address) => address.startsWith('/assets/student-policy'))).not.toEqual([])
    expect(kept.filter((address) => /backend|chat\.html|headers/.test(address))).toEqual([])
    const addresses = Object.keys(precacheFiles(built, {}))
    expect(bytesToFetch(built, addresses)).toBeLessThan(250_000)

    await page.evaluate(async (headers) => {
      const cache = await caches.open('student-portal')
      const payments = (await cache.keys()).find(({ url }) => url.includes('/assets/payments-'))
      await cache.put(payments ?? '', new Response('export const {', { headers }))
    }, SCRIPT)
    await page.getByRole('link', { name: 'Payments', exact: true }).click()
    await expectPage(page, 'Payments')
  })

  test('shows every page offline in an open tab; a fresh load waits at /login until the network is back', async ({
    page,
    portal,
    connection,
  }) => {
    const { origin } = await portal.enter('/')
    await expectKept(page)
    await connection.cut()
    const sidebar = page.getByRole('navigation', { name: 'Portal' })
    await sidebar.getByRole('link', { name: "Students' Policy" }).click()
    await expectPage(page, /Policy/)
    await sidebar.getByRole('link', { name: 'Payments' }).click()
    await expectPage(page, 'Payments')
    await page.getByRole('button', { name: 'View' }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(`${origin}/payments`)
    await page.reload()
    await expectPage(page, 'Student Login')
    await expect(page.getByRole('alert')).toContainText('No connection')
    await connection.mend()
    await expectPage(page, 'Payments')

    await connection.cut()
    await page.goto(`${origin}/no-such-page`)
    await expectPage(page, 'Student Login')
    await expect(page.getByRole('alert')).toContainText('No connection')
    await connection.mend()
    await expectPage(page, 'Page not found')
  })

  test('answers a page with its security headers, and leaves every other address to the network', async ({
    page,
    portal,
    front,
    expectedErrors,
  }) => {
    // The other web server asks for no agent cluster of its own.
    expectedErrors.push(FAILED_CALL, /origin-keyed agent cluster/)
    const { origin } = await portal.open()
    const first = await page.goto(`${origin}/login`)
    const policy = first?.headers()['content-security-policy']
    expect(policy).toContain("script-src 'self'")
    await expectKept(page)
    for (const path of ['/payments/', '/', '/login', '/mentor-tasks/3/submit?x=1']) {
      const answer = await page.goto(origin + path)
      expect(answer?.fromServiceWorker(), path).toBe(true)
      expect(answer?.headers()['content-security-policy'], path).toBe(policy)
      // Chromium 109 does not report a navigation that starts while the router replaces the address.
      await loadedAll(page)
    }
    front.show(new Hono().all('*', (c) => c.text('of the web server')))
    for (const path of ['/chat.html', '/no-such-page', '/payments/more', '/backend/auth.php']) {
      const answer = await page.goto(origin + path)
      expect(await answer?.text(), path).toBe('of the web server')
    }
  })

  const WRONG = {
    'the network answers with its own sign-in': new Hono().get('/icon.svg', (c) =>
      c.html('<h1>Welcome to our hotel</h1>'),
    ),
    'a script was cut short and is cached for good': new Hono().get(
      '/assets/:script{payments-.+}',
      (c) => c.text('export const {', 200, { ...SCRIPT, 'Cache-Control': 'max-age=31536000' }),
    ),
  }
  for (const [what, wrong] of Object.entries(WRONG)) {
    test(`keeps nothing while ${what}`, async ({ page, portal, front }) => {
      const { app, origin } = await portal.open()
      front.show(wrong.all('*', (c) => app.fetch(c.req.raw, c.env)))
      // Not a page of the portal, which would register the worker, too.
      await page.goto(`${origin}/robots.txt`)
      const outcome = await page.evaluate(async () => {
        const { serviceWorker } = navigator
        const registration = await serviceWorker.register('/sw.js')
        const worker = registration.installing ?? registration.waiting ?? registration.active
        await new Promise<void>((ended) => {
          const look = () => worker?.state !== 'installing' && ended()
          worker?.addEventListener('statechange', look)
          look()
        })
        return worker?.state
      })
      expect(outcome).toBe('redundant')
      front.show(app)
      await page.goto(`${origin}/login`)
      await expectKept(page)
    })
  }

  test('gives a new version to a tab in which nothing is typed, and leaves the others their old code and files', async ({
    page,
    context,
    portal,
    version,
    connection,
  }) => {
    const { origin } = await portal.open({ portal: version })
    await page.goto(`${origin}/login`)
    await expectKept(page)
    await page.getByLabel('Email').fill('ada@example.org')
    const other = await context.newPage()
    await other.goto(`${origin}/forgot-password`)
    await expectPage(other, 'Forgot Password')
    await version.release('2')
    await expectWaiting(page)
    await hide(page)
    await expectWaiting(page)
    await hide(other)
    await expect(versionOf(other)).toBeAttached()
    await expect(page.getByLabel('Email')).toHaveValue('ada@example.org')
    await connection.cut()
    await page.getByRole('link', { name: 'Forgot Password' }).click()
    await expectPage(page, 'Forgot Password')
    await expect(versionOf(page)).not.toBeAttached()
    await connection.mend()
    await hide(page)
    await expect(versionOf(page)).toBeAttached()
  })

  test('disappears from every device when the school switches it off', async ({
    page,
    portal,
    version,
  }) => {
    const { origin } = await portal.open({ portal: version })
    await page.goto(`${origin}/login`)
    await expectKept(page)
    await version.switchOff()
    await page.reload()
    await expect.poll(() => keptAddresses(page)).toEqual([])
    const gone = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    await page.reload()
    await expect.poll(gone).toBe(0)
  })
})
