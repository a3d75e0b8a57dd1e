import { chromium } from '@playwright/test'
import { inPath } from '../system/in-path.ts'
import { run } from '../system/run.ts'
import { installPackages } from './debian.ts'

// The headless shell comes first: it takes half the time of the whole browser.
const SYSTEM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

export const CHROMIUM_MISSING =
  'Chromium is missing and could not be installed. Run `npx playwright install --with-deps chromium`, or install your system’s package chromium.'

/**
 * The path of a working Chromium: PORTAL_CHROMIUM, else Playwright's own, else the system's.
 * @returns null if there is none
 */
export async function findChromium(): Promise<string | null> {
  const known = process.env['PORTAL_CHROMIUM']
  if (known) return known
  for (const program of [chromium.executablePath(), ...SYSTEM_NAMES.map(inPath)]) {
    // Playwright's own may lack the system libraries that it needs.
    const starts = program && (await run(program, ['--version'], { quiet: true })) === 0
    if (starts) return program
  }
  return null
}

/**
 * The same, but installs one if there is none: Playwright's own, else Debian's package.
 * @returns null if none can be installed
 */
export async function findOrInstallChromium(): Promise<string | null> {
  const found = await findChromium()
  if (found !== null) return found
  console.log('Installing Chromium, which may take two minutes…')
  const installations = [
    () => run('playwright', ['install', 'chromium'], { quiet: true }),
    () => installPackages(['fonts-liberation', 'chromium-headless-shell']),
    () => installPackages(['chromium']),
  ]
  for (const install of installations) {
    await install()
    const installed = await findChromium()
    if (installed !== null) return installed
  }
  return null
}

/** The same. @throws with a sentence that says what to do */
export async function ensureChromium(): Promise<string> {
  const chromium = await findOrInstallChromium()
  if (chromium === null) throw new Error(CHROMIUM_MISSING)
  return chromium
}
