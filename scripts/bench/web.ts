import { chromium } from '@playwright/test'
import { ensureChromium } from '../test/chromium.ts'
import { isKept, tableOf, type Figure } from '../system/figures.ts'
import { OptionsError, readOptions } from '../system/options.ts'
import { openApps } from './web/apps.ts'
import { createBench, type Bench } from './web/bench.ts'
import { measurePresses } from './web/press.ts'
import { COLUMNS, figureOf, type Samples } from './web/report.ts'
import { measureFirstVisits, measureSecondVisit } from './web/visits.ts'

// npm run bench -- web: compares the built portal with a baseline app and a static page, on slow 4G and a
// slow phone. Words choose parts: -- web login press. --runs 9

const PARTS: Readonly<Record<string, (bench: Bench) => Promise<Samples[]>>> = {
  login: (bench) => measureFirstVisits(bench, 'login'),
  cards: (bench) => measureFirstVisits(bench, 'cards'),
  second: measureSecondVisit,
  press: measurePresses,
}

/** Whether every bound is kept. */
export async function benchWeb(args: readonly string[]): Promise<boolean> {
  const options = { runs: { type: 'string', default: '9' } } as const
  const { values, positionals } = readOptions({ args: [...args], options, allowPositionals: true })
  const names = positionals.length > 0 ? positionals : Object.keys(PARTS)
  const unknown = names.find((name) => PARTS[name] === undefined)
  if (unknown !== undefined) {
    throw new OptionsError(
      `There is no part ${unknown}. There is ${Object.keys(PARTS).join(', ')}.`,
    )
  }
  if (!/^[1-9]\d*$/.test(values.runs)) throw new OptionsError('--runs takes a number from 1 on.')
  const apps = await openApps()
  const browser = await chromium.launch({ executablePath: await ensureChromium() })
  const figures: Figure[] = []
  try {
    const bench = createBench(browser, apps, Number(values.runs))
    for (const name of names) {
      figures.push(...((await PARTS[name]?.(bench)) ?? []).map(figureOf))
    }
  } finally {
    await browser.close()
    await apps.close()
  }
  console.log(`\n${tableOf(figures, COLUMNS)}`)
  return figures.every(isKept)
}
