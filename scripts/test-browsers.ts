import { ensureChromium109 } from './chromium-109.ts'
import { ensureEngines } from './engines.ts'
import { run } from './run.ts'

// npm run test:browsers: every browser test in Chromium 109, then a smoke test in the system's Firefox and WebKit.
// npm run test:browsers -- login drawer: in Chromium 109 only the files with one of these words.

const words = process.argv.slice(2)
const results = [await inChromium109(), words.length > 0 ? 0 : await inEngines()]
process.exitCode = results.every((code) => code === 0) ? 0 : 1

async function inChromium109(): Promise<number> {
  const chromium109 = await ensureChromium109()
  if (chromium109 === null) return 0
  const options = ['--reporter=line', '--project=chromium-109']
  const config = ['--config', 'tests/browser/playwright.config.ts']
  return run('playwright', ['test', ...words, ...config, ...options], {
    env: { PORTAL_CHROMIUM_109: chromium109, PORTAL_FLOOR: 'all' },
  })
}

async function inEngines(): Promise<number> {
  const { firefox, webkit } = await ensureEngines()
  return run('playwright', ['test', '--config', 'tests/engines/playwright.config.ts'], {
    env: {
      ...(firefox !== undefined && { PORTAL_FIREFOX: firefox }),
      ...(webkit !== undefined && { PORTAL_WEBKIT: webkit }),
    },
  })
}
