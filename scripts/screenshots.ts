import { existsSync } from 'node:fs'
import path from 'node:path'
import { ensureChromium } from './test/chromium.ts'
import { distState } from './build/dist-state.ts'
import { readOptions, runCommand } from './system/options.ts'
import { PROJECT } from './system/project.ts'
import { run } from './system/run.ts'

// npm run screenshots: every page, modal and state of the portal on one sheet, to look at after every change
// that shows.
// npm run screenshots -- login modal: only the shots whose name has one of the words; the others stay.
// --axe: examine every picture with axe, too.

await runCommand(async () => {
  const options = { axe: { type: 'boolean', default: false } } as const
  const { values, positionals } = readOptions({ allowPositionals: true, options })
  if (!(await hasBuild())) {
    console.log('Building the portal…')
    if ((await run(process.execPath, ['scripts/build.ts'])) !== 0) return false
  }
  const config = path.join('tests', 'screenshots', 'playwright.config.ts')
  const args = ['test', '--config', config, '--grep', `/${positionals.join('|')}/i`]
  const env = {
    PORTAL_CHROMIUM: await ensureChromium(),
    ...(values.axe && { PORTAL_SHOTS_AXE: 'yes' }),
  }
  return (await run('playwright', args, { env })) === 0
})

/** Whether dist/ and the compiled content are there, and up to date. */
async function hasBuild(): Promise<boolean> {
  const compiled = path.join(PROJECT, 'src', 'content', 'compiled', 'index.ts')
  return existsSync(compiled) && (await distState()) === 'fresh'
}
