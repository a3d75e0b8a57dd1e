import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { expectPage } from '../support/enter.ts'
import { goOffline } from '../support/network.ts'

// The tests of a worker share a browser context. These hold the ground to it that none of them can
// tell: each leaves what it can, and the next finds nothing of it.
test.describe.configure({ mode: 'serial' })

const origins: string[] = []

async function openLogin(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/login`)
  await expectPage(page, 'Student Login')
}

/** How many scripts the page read from the server, not from the cache. */
function readFromServer(page: Page): Promise<number> {
  return page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return entries.filter(({ name, transferSize }) => name.endsWith('.js') && transferSize > 0)
      .length
  })
}

function whatIsStored(page: Page) {
  return page.evaluate(async () => ({
    local: Object.fromEntries(Object.entries(localStorage)),
    session: Object.fromEntries(Object.entries(sessionStorage)),
    cookies: document.cookie,
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    name: window.name,
    entries: history.length,
  }))
}

const NOTHING_STORED = {
  local: {},
  session: {},
  cookies: '',
  databases: [],
  caches: [],
  name: '',
  entries: 2, // about:blank and the sign-in
}

test('a test leaves cookies, every kind of storage, a second tab and a history behind', async ({
  page,
  portal,
}) => {
  const { origin } = await portal.signedIn()
  origins.push(origin)
  await page.evaluate(async () => {
    localStorage.setItem('left', 'behind')
    sessionStorage.setItem('left', 'behind')
    document.cookie = 'left=behind'
    indexedDB.open('left')
    await (await caches.open('left')).put('/left', new Response('behind'))
    window.name = 'left'
  })
  const elsewhere = { name: 'left', value: 'behind', url: 'https://elsewhere.example' }
  await page.context().addCookies([elsewhere])
  const second = await page.context().newPage()
  await openLogin(second, origin)
  expect((await whatIsStored(second)).local).toMatchObject({ left: 'behind' })
})

test('the next finds none of them at the same address, and reads the portal from the cache', async ({
  page,
  portal,
}) => {
  const { origin } = await portal.open()
  expect(origins).toEqual([origin])
  await openLogin(page, origin)
  expect(await whatIsStored(page)).toEqual(NOTHING_STORED)
  expect(page.context().pages()).toEqual([page])
  expect(await page.context().cookies()).toEqual([])
  expect(await readFromServer(page)).toBe(0)
})

test('a test changes clock, network, permissions, scripts, routes, media and size', async ({
  page,
  portal,
}) => {
  const { origin } = await portal.open()
  const context = page.context()
  await page.clock.setFixedTime('2001-07-01')
  await context.addInitScript(() => Object.assign(window, { left: 'behind' }))
  await page.addInitScript(() => Object.assign(window, { leftByPage: 'behind' }))
  await context.route('**/login', (route) => route.continue())
  await context.grantPermissions(['geolocation'])
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce', forcedColors: 'active' })
  await page.setViewportSize({ width: 360, height: 640 })
  await openLogin(page, origin)
  expect(await changes(page)).toEqual({
    year: 2001,
    scripts: ['behind', 'behind'],
    permission: 'granted',
    media: [true, true, true],
    width: 360,
    onLine: true,
  })
  await goOffline(page)
})

test('the next has none of these', async ({ page, portal }) => {
  const { origin } = await portal.open()
  await openLogin(page, origin)
  const now = await changes(page)
  expect(now.year).toBeGreaterThan(2020)
  expect(now).toMatchObject({
    scripts: [null, null],
    permission: 'denied',
    media: [false, false, false],
    width: 1280,
    onLine: true,
  })
})

function changes(page: Page) {
  return page.evaluate(async () => ({
    year: new Date().getFullYear(),
    scripts: ['left', 'leftByPage'].map((name): unknown => Reflect.get(window, name) ?? null),
    permission: (await navigator.permissions.query({ name: 'geolocation' })).state,
    media: [
      '(prefers-color-scheme: dark)',
      '(prefers-reduced-motion)',
      '(forced-colors: active)',
    ].map((media) => matchMedia(media).matches),
    width: innerWidth,
    onLine: navigator.onLine,
  }))
}

test.describe('A test with options of its own', () => {
  test.use({ timezoneId: 'Asia/Tokyo', hasTouch: true })

  test('has them', async ({ page, portal }) => {
    const { origin } = await portal.open()
    await openLogin(page, origin)
    expect(await zoneAndTouch(page)).toEqual(['Asia/Tokyo', 1])
  })
})

test('and the next has the usual ones', async ({ page, portal }) => {
  const { origin } = await portal.open()
  await openLogin(page, origin)
  expect(await zoneAndTouch(page)).toEqual(['America/New_York', 0])
})

function zoneAndTouch(page: Page) {
  return page.evaluate(() => [
    Intl.DateTimeFormat().resolvedOptions().timeZone,
    navigator.maxTouchPoints,
  ])
}

test('each school has its own answer at the one address, and a second one its own address', async ({
  page,
  portal,
}) => {
  const first = await portal.open({ students: [{ email: 'ada@example.org' }] })
  const second = await portal.open({ students: [{ email: 'grace@example.org' }] })
  expect(second.origin).not.toBe(first.origin)
  const signIn = async (origin: string) => {
    const data = { email: 'ada@example.org', password: 'demo-student' }
    return (await page.request.post(`${origin}/backend/login.php`, { data })).status()
  }
  expect(await signIn(first.origin)).toBe(200)
  expect(await signIn(second.origin)).toBe(401)
})

test.describe('An error in the console', () => {
  test.fail()

  test('fails the test that made it', async ({ page, portal }) => {
    const { origin } = await portal.open()
    await openLogin(page, origin)
    await page.evaluate(() => console.error('a mistake'))
  })
})
