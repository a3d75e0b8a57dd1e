import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import { PROJECT } from '../system/project.ts'
import { run } from '../system/run.ts'

// The oldest supported Chrome: a Chromium from an npm package.

const FOLDER = path.join(PROJECT, '.cache', 'browsers')
const CHROMIUM = path.join(FOLDER, 'chromium-109')
const dependencies = { '@sparticuz/chromium': '109.0.6' }
/** Offline, npm would otherwise retry three times. */
const IMPATIENT = ['--fetch-retries', '0', '--fetch-timeout', '60000']

/**
 * The path of Chromium 109; installs it into .cache/ first if necessary (57 MB).
 * @returns null if it cannot be installed or does not start, after printing why
 */
export async function ensureChromium109(): Promise<string | null> {
  if (await starts()) return CHROMIUM
  console.log('Installing Chromium 109, which may take a minute…')
  if ((await install()) && (await starts())) return CHROMIUM
  console.log(
    'No test runs in Chromium 109: it could not be installed, because it needs Linux on x64 and the npm registry.',
  )
  return null
}

async function starts(): Promise<boolean> {
  return (await run(CHROMIUM, ['--no-sandbox', '--dump-dom', 'about:blank'], { quiet: true })) === 0
}

async function install(): Promise<boolean> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return false
  await mkdir(FOLDER, { recursive: true })
  await writeFile(
    path.join(FOLDER, 'package.json'),
    JSON.stringify({ private: true, dependencies }),
  )
  const args = ['install', '--prefix', FOLDER, '--ignore-scripts', ...IMPATIENT]
  if ((await run('npm', args, { quiet: true })) !== 0) return false
  const modules = path.join(FOLDER, 'node_modules')
  const packed = path.join(modules, '@sparticuz', 'chromium', 'bin', 'chromium.br')
  const whole = createWriteStream(`${CHROMIUM}.part`, { mode: 0o755 })
  await pipeline(createReadStream(packed), createBrotliDecompress(), whole)
  // Renamed last, so that an interrupted unpacking is repeated.
  await rename(`${CHROMIUM}.part`, CHROMIUM)
  await rm(modules, { recursive: true })
  return true
}
