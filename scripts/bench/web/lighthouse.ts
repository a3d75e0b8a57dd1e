import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ensureChromium } from '../../test/chromium.ts'
import { run } from '../../system/run.ts'
import type { Bench } from '../web.ts'
import { WEB_BENCH } from './apps.ts'
import type { Figure } from './report.ts'
import { signIn } from './serve.ts'

const FOLDER = path.join(WEB_BENCH, 'lighthouse')
const VERSION = '13.5.0'

const PATHS = ['/login', '/', '/student-policy', '/mentor-tasks']
const CATEGORIES = ['accessibility', 'best-practices', 'seo']
/** Performance is the median of this many runs. */
const MOST_RUNS = 5

/** Lighthouse's scores on its simulated phone, signed in except on /login. */
export async function measureLighthouse(bench: Bench): Promise<Figure[]> {
  if (!(await installLighthouse())) {
    console.error('Lighthouse cannot be installed here (it needs the npm registry): NO SCORES.')
    return []
  }
  const figures: Figure[] = []
  for (const page of PATHS) {
    const reports: Report[] = []
    for (let turn = 1; turn <= Math.min(bench.runs, MOST_RUNS); turn += 1) {
      console.error(`Lighthouse, ${page}: run ${turn} of ${Math.min(bench.runs, MOST_RUNS)}`)
      const categories = turn === 1 ? ['performance', ...CATEGORIES] : ['performance']
      reports.push(await report(bench, page, categories))
    }
    figures.push({
      ...scoresOf(reports, 'performance', 97),
      what: `Lighthouse, ${page}: performance`,
    })
    for (const category of CATEGORIES) {
      const scores = scoresOf(reports.slice(0, 1), category, 100)
      figures.push({ ...scores, what: `Lighthouse, ${page}: ${category}` })
    }
  }
  return figures
}

/** Installed outside node_modules, because only this benchmark needs its hundred packages. */
async function installLighthouse(): Promise<boolean> {
  await mkdir(FOLDER, { recursive: true })
  const manifest = { private: true, dependencies: { lighthouse: VERSION } }
  await writeFile(path.join(FOLDER, 'package.json'), JSON.stringify(manifest))
  const args = ['install', '--prefix', FOLDER, '--prefer-offline', '--loglevel', 'error']
  return (await run('npm', args)) === 0
}

/** The part of Lighthouse's report that is read here. Scores are from 0 to 1. */
type Report = { readonly categories: Readonly<Record<string, { readonly score: number | null }>> }

async function report(bench: Bench, page: string, categories: readonly string[]): Promise<Report> {
  const file = path.join(FOLDER, 'report.json')
  const ours = bench.apps.originOf('ours', 'cards')
  const { name, value } = await signIn(ours)
  const cookie = page === '/login' ? {} : { Cookie: `${name}=${value}` }
  const code = await run(
    process.execPath,
    [
      path.join(FOLDER, 'node_modules', 'lighthouse', 'cli', 'index.js'),
      ours + page,
      '--quiet',
      `--only-categories=${categories.join()}`,
      `--extra-headers=${JSON.stringify(cookie)}`,
      '--chrome-flags=--headless --no-sandbox',
      '--output=json',
      `--output-path=${file}`,
    ],
    { env: { CHROME_PATH: await ensureChromium() } },
  )
  if (code !== 0) throw new Error(`Lighthouse ended with ${code}.`)
  return JSON.parse(await readFile(file, 'utf8')) as Report
}

function scoresOf(reports: readonly Report[], category: string, least: number) {
  const ours = reports.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100))
  return { unit: '', ours, bound: { least } } as const
}
