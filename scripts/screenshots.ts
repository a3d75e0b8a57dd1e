import { access } from 'node:fs/promises'
import path from 'node:path'
import { ensureChromium } from './test/chromium.ts'
import { distState } from './build/dist-state.ts'
import { OptionsError, readOptions } from './system/options.ts'
import { PROJECT } from './system/project.ts'
import { run } from './system/run.ts'

// npm run screenshots: every page, modal and state of the portal on one sheet, to look at after every change
// that shows.
// npm run screenshots -- login modal: only the shots whose name has one of the words; the others stay.
// --axe: examine every picture with axe, too.

const USAGE = 'npm run screenshots -- [words of names] [--axe]'

const wanted = readArguments()
if (wanted === null) process.exitCode = 2
else process.exitCode = (await buildPortal()) || (await takeShots(wanted))

function readArguments() {
  try {
    const options = { axe: { type: 'boolean', default: false } } as const
    return readOptions({ allowPositionals: true, options })
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error
    console.error(`${error.message}\n${USAGE}`)
    return null
  }
}

/** Builds dist/ and the compiled content where they are missing or old. */
async function buildPortal(): Promise<number> {
  const compiled = path.join(PROJECT, 'src', 'content', 'compiled', 'index.ts')
  const isThere = await access(compiled).then(
    () => true,
    () => false,
  )
  if (isThere && (await distState()) === 'fresh') return 0
  console.log('Building the portal…')
  return run(process.execPath, ['scripts/build.ts'])
}

async function takeShots({ values, positionals }: NonNullable<typeof wanted>): Promise<number> {
  const config = path.join('tests', 'screenshots', 'playwright.config.ts')
  return run('playwright', ['test', '--config', config, '--grep', `/${positionals.join('|')}/i`], {
    env: {
      PORTAL_CHROMIUM: await ensureChromium(),
      ...(values.axe && { PORTAL_SHOTS_AXE: 'yes' }),
    },
  })
}
