import { defineConfig } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import type { WorkerFixtures } from '../support/browser.ts'

// Run by npm run screenshots, which builds dist/ first.
const executablePath = process.env['PORTAL_CHROMIUM']

export default defineConfig<object, Pick<WorkerFixtures, 'built'>>({
  testDir: fileURLToPath(new URL('.', import.meta.url)),
  outputDir: fileURLToPath(new URL('../../test-results/screenshots', import.meta.url)),
  globalTeardown: fileURLToPath(new URL('contact-sheet.ts', import.meta.url)),
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'line',
  use: {
    built: fileURLToPath(new URL('../../dist', import.meta.url)), // the school's real content
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Africa/Lagos',
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
    },
  },
})
