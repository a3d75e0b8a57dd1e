import type { Page } from '@playwright/test'
import type { Bench } from './bench.ts'
import type { Figure } from './report.ts'
import { ADA } from './school.ts'
import { look } from './visit.ts'
import { createVisitor, slowNetwork, slowProcessor, workerReady } from './visitor.ts'
import { usableAt } from './watch-page.ts'

const BEYOND_AUTH_MS = 100

/**
 * From the answer of login.php to usable cards, without the one round trip that has to be: auth.php.
 * The sign-in had time to fetch ahead what it wants, as it has while a student types.
 */
export async function measureSignIn(bench: Bench): Promise<Figure[]> {
  const samples = { ours: [] as number[], floor: [] as number[] }
  await bench.inTurns('signing in', ['ours', 'floor'], async (app) => {
    const visitor = await createVisitor(bench.browser)
    try {
      const opened = await visitor.newPage('login', 'cards')
      const { page, protocol } = opened
      await slowNetwork(protocol)
      await slowProcessor(protocol)
      await look(opened, bench.apps.addressOf(app, 'login'), 'login')
      if (app === 'ours') await workerReady(page)
      await page.getByLabel('Email').fill(ADA.email)
      await page.getByLabel('Password', { exact: true }).fill(ADA.password)
      await page.locator('form button[type=submit]').click()
      const usable = await usableAt(page, 'cards')
      const login = await timingOf(page, '/backend/login.php')
      const auth = await timingOf(page, '/backend/auth.php')
      samples[app].push(usable - login.end - (auth.end - auth.start))
    } finally {
      await visitor.leave()
    }
  })
  const what = 'Signed in → cards, beyond auth.php'
  return [{ what, unit: 'ms', ...samples, bound: { most: BEYOND_AUTH_MS } }]
}

/** @throws when the page has not made this call */
function timingOf(page: Page, path: string): Promise<{ start: number; end: number }> {
  return page.evaluate((wanted) => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const entry = entries.find(({ name }) => new URL(name).pathname === wanted)
    if (entry === undefined) throw new Error(`${wanted} was not asked`)
    return { start: entry.startTime, end: entry.responseEnd }
  }, path)
}
