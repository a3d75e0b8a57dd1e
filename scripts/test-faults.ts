import { ensureChromium } from './chromium.ts'
import { run } from './run.ts'

// npm run test:faults: every page under every fault of the backend, in a real browser.

process.exitCode = await run(
  'playwright',
  ['test', 'beyond-faults', '--reporter=line', '--config', 'tests/browser/playwright.config.ts'],
  { env: { PORTAL_CHROMIUM: await ensureChromium(), PORTAL_FAULTS: 'all' } },
)
