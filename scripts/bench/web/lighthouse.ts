import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ensureChromium } from '../../chromium.ts'
import { run } from '../../run.ts'
import { installPackages } from '../install-packages.ts'
import { WEB_BENCH } from './apps.ts'
import type { Bench } from './bench.ts'
import type { Figure } from './report.ts'

const FOLDER = path.join(WEB_BENCH, 'lighthouse')
const dependencies = { lighthouse: '13.5.0' }

const PATHS = ['/login', '/', '/student-policy']
const CATEGORIES = ['accessibility', 'best-practices', 'seo']
/** Of performance the median counts. */
const MOST_RUNS = 5

/** Lighthouse's scores, on a phone as it simulates it; signed in but for the sign-in. */
export async function measureLighthouse(bench: Bench): Promise<Figure[]> {
  if (!(await installPackages(FOLDER, dependencies))) {
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

/** As much of what Lighthouse writes as is read here. Scores are from 0 to 1. */
type Report = {
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly score: number | null
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[]
      }
    >
  >
  readonly audits: Readonly<Record<string, { readonly score: number | null }>>
}

async function report(bench: Bench, page: string, categories: readonly string[]): Promise<Report> {
  const file = path.join(FOLDER, 'report.json')
  const { name, value } = await bench.sessionAt(bench.apps.ours)
  const cookie = page === '/login' ? {} : { Cookie: `${name}=${value}` }
  const code = await run(
    process.execPath,
    [
      path.join(FOLDER, 'node_modules', 'lighthouse', 'cli', 'index.js'),
      bench.apps.ours + page,
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
  const worst = reports[ours.indexOf(Math.min(...ours))]
  const hint = worst === undefined ? '' : failedAudits(worst, category).join(', ')
  return { unit: '', ours, bound: { least }, hint } as const
}

/** The audits that cost points. */
function failedAudits({ categories, audits }: Report, category: string): string[] {
  const refs = categories[category]?.auditRefs ?? []
  return refs
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => id)
}
