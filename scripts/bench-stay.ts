import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { figuresOf, isKept, tablesOf } from './bench/stay/report.ts'
import { ensureChromium } from './chromium.ts'
import { readOptions, runCommand } from './options.ts'
import { PROJECT } from './project.ts'
import { run } from './run.ts'

// npm run bench:stay: what becomes of a portal that stays open, and how soon it answers on a slow
// phone. Ends with 1 where a bound is missed. --runs 3, and words of files: -- memory

const REPORT = path.join(PROJECT, '.cache', 'test-reports', 'stay.json')

await runCommand(async () => {
  const options = { runs: { type: 'string', default: '3' } } as const
  const { values, positionals } = readOptions({ options, allowPositionals: true })
  return bench(positionals, values.runs)
})

async function bench(words: readonly string[], runs: string): Promise<number> {
  await rm(REPORT, { force: true })
  const config = path.join('tests', 'stay', 'playwright.config.ts')
  const code = await run('playwright', ['test', '-c', config, ...words], {
    env: {
      PORTAL_CHROMIUM: await ensureChromium(),
      PORTAL_STAY_RUNS: runs,
      PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT,
    },
  })
  if (code !== 0) return code
  const figures = figuresOf(JSON.parse(await readFile(REPORT, 'utf8')))
  console.log(`\n${tablesOf(figures)}`)
  return figures.every(isKept) ? 0 : 1
}
