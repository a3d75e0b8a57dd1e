import { defineConfig } from '@playwright/test'
import { fileURLToPath } from 'node:url'

// Run by npm run test:all, which finds or installs the browsers and names them here.
export default defineConfig({
  testDir: fileURLToPath(new URL('.', import.meta.url)),
  outputDir: fileURLToPath(new URL('../../test-results', import.meta.url)),
  globalSetup: fileURLToPath(new URL('../school/test-portal.ts', import.meta.url)),
  retries: 0,
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
})
