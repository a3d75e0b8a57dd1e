import { defineConfig } from '@playwright/test'
import { fileURLToPath } from 'node:url'

// The long version of tests/browser/beyond-stay.spec.ts, for every night:
// playwright test -c tests/stay/playwright.config.ts
const executablePath = process.env['PORTAL_CHROMIUM']

export default defineConfig({
  testDir: fileURLToPath(new URL('.', import.meta.url)),
  outputDir: fileURLToPath(new URL('../../test-results/stay', import.meta.url)),
  globalSetup: fileURLToPath(new URL('../school/build-portal.ts', import.meta.url)),
  timeout: 600_000,
  expect: { timeout: 15_000 },
  reporter: 'line',
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Africa/Lagos',
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
    launchOptions: { ...(executablePath !== undefined && { executablePath }) },
  },
})
