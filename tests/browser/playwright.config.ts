import { defineConfig } from '@playwright/test'
import { fileURLToPath } from 'node:url'

// Run by npm test, which finds or installs Chromium. Nightly runs add Chromium 109, and what waits for long.
const executablePath = process.env['PORTAL_CHROMIUM']
const chromium109 = process.env['PORTAL_CHROMIUM_109']
const PREVIEW = '**/preview*.spec.ts'
const NIGHTLY = '**/nightly/**'

export default defineConfig({
  testDir: fileURLToPath(new URL('.', import.meta.url)),
  testMatch: '**/*.spec.ts',
  outputDir: fileURLToPath(new URL('../../test-results', import.meta.url)),
  globalSetup: fileURLToPath(new URL('../school/build-portal.ts', import.meta.url)),
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // None in CI either: what fails once in fifty runs is found by npm run test:all, and mended.
  retries: 0,
  // Measured on two cores: three workers are the fastest.
  workers: 3,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  // Where the output is kept rather than watched, what failed stands together at its end.
  reporter: [[process.stdout.isTTY ? 'line' : 'dot'], ['json']],
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    // Not the school's: dates must not depend on where the student is.
    timezoneId: 'America/New_York',
    viewport: { width: 1280, height: 800 },
    // What one test has kept must not answer in the next. The worker has tests of its own.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'preview',
      testMatch: PREVIEW,
      // Two previews at once would write into the same cache of Vite's. The first project, so that it
      // runs beside the others from the beginning.
      workers: 1,
      fullyParallel: false,
      use: launching(executablePath),
    },
    {
      name: 'chromium',
      testIgnore: [PREVIEW, NIGHTLY],
      use: launching(executablePath),
    },
    ...(process.env['PORTAL_NIGHTLY'] === undefined
      ? []
      : [{ name: 'nightly', testMatch: NIGHTLY, use: launching(executablePath) }]),
    ...(chromium109 === undefined
      ? []
      : [
          {
            name: 'chromium-109',
            // Writers use a browser of today.
            testIgnore: [PREVIEW, NIGHTLY],
            use: launching(chromium109),
          },
        ]),
  ],
})

function launching(executablePath: string | undefined) {
  return executablePath === undefined ? {} : { launchOptions: { executablePath } }
}
