import { defineConfig } from '@playwright/test'
import { fileURLToPath } from 'node:url'

// Run by npm run bench:stay, which prints the figures that the tests note.
const executablePath = process.env['PORTAL_CHROMIUM']

export default defineConfig({
  testDir: fileURLToPath(new URL('.', import.meta.url)),
  outputDir: fileURLToPath(new URL('../../test-results/stay', import.meta.url)),
  globalSetup: fileURLToPath(new URL('build-portals.ts', import.meta.url)),
  // Two at a time would measure each other.
  workers: 1,
  timeout: 600_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json']],
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Africa/Lagos',
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
    launchOptions: { ...(executablePath !== undefined && { executablePath }) },
  },
})
