import { existsSync } from 'node:fs'
import { inPath } from '../system/in-path.ts'
import { installPackages } from './debian.ts'

// The Firefox and WebKit of the system. On Debian and Ubuntu they are installed if missing.

/** The WebDriver programs; undefined if not available, after printing why. */
export type Engines = { readonly firefox: string | undefined; readonly webkit: string | undefined }

export async function ensureEngines(): Promise<Engines> {
  const there = findEngines()
  if (there.firefox !== undefined && there.webkit !== undefined) return there
  console.log('Installing Firefox and WebKit, which may take two minutes…')
  await installPackages(['firefox-esr', 'webkit2gtk-driver', 'xvfb'])
  const found = findEngines()
  if (found.firefox === undefined) {
    console.log(
      'No test runs in Firefox: it is missing and could not be installed. As root, run `apt-get install firefox-esr`.',
    )
  }
  if (found.webkit === undefined) {
    console.log(
      'No test runs in WebKit: it is missing and could not be installed. As root, run `apt-get install webkit2gtk-driver xvfb`.',
    )
  }
  return found
}

function findEngines(): Engines {
  const driven = inPath('WebKitWebDriver') !== undefined && inPath('Xvfb') !== undefined
  return {
    firefox: inPath('firefox-esr') ?? inPath('firefox'),
    webkit: driven ? MINI_BROWSERS.find((file) => existsSync(file)) : undefined,
  }
}

/** The browser of WebKitGTK; on Debian it is not in the PATH. */
const MINI_BROWSERS = ['x86_64', 'aarch64'].flatMap((machine) =>
  ['4.1', '6.0', '4.0'].map(
    (version) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
  ),
)
