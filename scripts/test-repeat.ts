import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { ensureChromium } from './chromium.ts'
import { readOptions, runCommand } from './options.ts'
import { PROJECT } from './project.ts'
import { run } from './run.ts'

// npm run test:repeat: runs every browser test fifty times and names those that failed once.
// npm run test:repeat -- login drawer --times 20: only files or titles with one of these words.
// --busy keeps two cores busy meanwhile: what waits for a time instead of what it means fails then.

const REPORT = path.join(PROJECT, '.cache', 'test-reports', 'repeat.json')
const CORES = [1, 2]

await runCommand(() => {
  const { values, positionals } = readOptions({
    allowPositionals: true,
    options: {
      times: { type: 'string', default: '50' },
      busy: { type: 'boolean', default: false },
    },
  })
  return repeat(positionals, values.times, values.busy)
})

async function repeat(words: readonly string[], times: string, busy: boolean): Promise<number> {
  await mkdir(path.dirname(REPORT), { recursive: true })
  await rm(REPORT, { force: true })
  const config = path.join('tests', 'browser', 'playwright.config.ts')
  const wanted = words.length > 0 ? ['--grep', `/${words.join('|')}/i`] : []
  const load = busy ? CORES.map(() => new Worker('for (;;);', { eval: true })) : []
  const code = await run('playwright', ['test', '-c', config, '--repeat-each', times, ...wanted], {
    env: { PORTAL_CHROMIUM: await ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT },
  })
  await Promise.all(load.map((worker) => worker.terminate()))
  const runs = runsOf(JSON.parse(await readFile(REPORT, 'utf8')))
  const weak = [...Map.groupBy(runs, ({ name }) => name)]
    .map(([name, all]) => ({
      name,
      ran: all.length,
      failed: all.filter((one) => one.failed).length,
    }))
    .filter(({ failed }) => failed > 0)
    .toSorted((a, b) => b.failed - a.failed)
  for (const { name, failed, ran } of weak) console.log(`${failed} of ${ran} failed: ${name}`)
  if (code === 0) console.log(`Nothing failed in ${times} times.`)
  return code
}

type Suite = { readonly suites?: readonly Suite[]; readonly specs?: readonly Spec[] }
type Spec = { readonly file: string; readonly title: string; readonly ok: boolean }

/** Every run of every test in Playwright's report. */
function runsOf({ suites = [], specs = [] }: Suite): { name: string; failed: boolean }[] {
  const own = specs.map(({ file, title, ok }) => ({ name: `${file} › ${title}`, failed: !ok }))
  return [...own, ...suites.flatMap(runsOf)]
}
