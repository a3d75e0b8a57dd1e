import { defineConfig } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import { setup as useOwnSettings } from '../support/own-settings.ts'

// Run by npm test, which finds or installs Chromium. Nightly runs add Chromium 109 and the slow tests.
const chromium = process.env['PORTAL_CHROMIUM']
const chromium109 = process.env['PORTAL_CHROMIUM_109']
const isNightly = process.env['PORTAL_NIGHTLY'] !== undefined
const PREVIEW = '**/preview.spec.ts'
const NIGHTLY = '**/nightly/**'
const SUMMARY = fileURLToPath(new URL('../../scripts/test/playwright-reporter.ts', import.meta.url))

useOwnSettings()

export default defineConfig({
  testDir: fileURLToPath(new URL('.', import.meta.url)),
  outputDir: fileURLToPath(new URL('../../test-results', import.meta.url)),
  globalSetup: fileURLToPath(new URL('../school/test-portal.ts', import.meta.url)),
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  retries: process.env['PORTAL_SECOND_TRY'] === undefined ? 0 : 1,
  workers: 2,
  // A wait ends when its condition holds, so a long limit costs only where something is wrong.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // A log that is not watched lists the failures together at its end.
  reporter: [[process.stdout.isTTY ? 'line' : 'dot'], [SUMMARY]],
  use: {
    browserName: 'chromium',
    ...(chromium !== undefined && { launchOptions: { executablePath: chromium } }),
    locale: 'en-GB',
    // Not the school's: dates must not depend on the student's place.
    timezoneId: 'America/New_York',
    viewport: { width: 1280, height: 800 },
    // Nothing waits for an animation. card-address.spec.ts and 2-sidebar-and-drawer.spec.ts have them.
    contextOptions: { reducedMotion: 'reduce' },
    // It would answer where a test breaks the network. offline.spec.ts allows it.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'preview',
      testMatch: PREVIEW,
      // Two previews at once would write into the same cache of Vite. The first project, so that it runs
      // beside the others from the start.
      workers: 1,
      fullyParallel: false,
    },
    { name: 'chromium', testIgnore: [PREVIEW, NIGHTLY] },
    ...(isNightly ? [{ name: 'nightly', testMatch: NIGHTLY }] : []),
    ...(chromium109 === undefined
      ? []
      : [
          {
            name: 'chromium-109',
            testIgnore: [PREVIEW, NIGHTLY], // writers use a browser of today
            use: { launchOptions: { executablePath: chromium109 } },
          },
        ]),
  ],
})
