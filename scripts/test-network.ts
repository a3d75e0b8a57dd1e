import { ensureChromium } from './chromium.ts'
import { run } from './run.ts'

// npm run test:network: every page under every fault of the backend, and a whole visit on slow 3G.

process.exitCode = await run(
  'playwright',
  ['test', 'network-', '--reporter=line', '--config', 'tests/browser/playwright.config.ts'],
  { env: { PORTAL_CHROMIUM: await ensureChromium(), PORTAL_NETWORK: 'all' } },
)
