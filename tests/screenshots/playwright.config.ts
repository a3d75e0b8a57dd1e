import { defineConfig } from '@playwright/test'
import { fileURLToPath } from 'node:url'

// Run by npm run screenshots, which builds dist/ first and says which shots are wanted.
const executablePath = process.env['PORTAL_CHROMIUM']

export default defineConfig({
  testDir: fileURLToPath(new URL('.', import.meta.url)),
  outputDir: fileURLToPath(new URL('../../test-results/screenshots', import.meta.url)),
  globalSetup: fileURLToPath(new URL('list-shots.ts', import.meta.url)),
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'line',
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Africa/Lagos',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
    },
  },
})
