import { chromium } from '@playwright/test'
import { access, constants } from 'node:fs/promises'
import path from 'node:path'
import { run } from '../system/run.ts'

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
  const inPath = (process.env['PATH'] ?? '').split(path.delimiter)
  const candidates = [
    chromium.executablePath(),
    ...SYSTEM_NAMES.flatMap((name) => inPath.map((folder) => path.join(folder, name))),
  ]
  for (const candidate of candidates) {
    if (!(await isExecutable(candidate))) continue
    // Playwright's own may lack the system libraries that it needs.
    if ((await run(candidate, ['--version'], { quiet: true })) === 0) return candidate
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
  for (const install of [installPlaywrights, installDebians]) {
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

function installPlaywrights() {
  return run('playwright', ['install', 'chromium'], { quiet: true })
}

async function installDebians() {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], { env, quiet: true })
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const code = await run('apt-get', ['install', '-y', '-qq', name], { env, quiet: true })
    if (code === 0) return
  }
}

async function isExecutable(file: string): Promise<boolean> {
  try {
    await access(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
