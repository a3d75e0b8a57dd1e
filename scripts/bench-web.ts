import { chromium } from '@playwright/test'
import { measureAfterwards } from './bench/web/afterwards.ts'
import { openApps } from './bench/web/apps.ts'
import { createBench, type Bench } from './bench/web/bench.ts'
import { measureFirstVisits } from './bench/web/first-visits.ts'
import { measureLighthouse } from './bench/web/lighthouse.ts'
import { measureOneWait } from './bench/web/one-wait.ts'
import { missedOf, tableOf, type Figure } from './bench/web/report.ts'
import { measureSecondVisit } from './bench/web/second-visit.ts'
import { measureSignIn } from './bench/web/sign-in.ts'
import { traceOf } from './bench/web/trace.ts'
import { ensureChromium } from './chromium.ts'
import { OptionsError, readOptions, runCommand } from './options.ts'

// npm run bench:web: the built portal beside a floor app and a page by hand, on slow 4G and a slow
// phone. Ends with 1 where a bound is missed. --runs 9 --only login,cards

const PARTS: Readonly<Record<string, (bench: Bench) => Promise<Figure[]>>> = {
  login: (bench) => measureFirstVisits(bench, 'login'),
  cards: (bench) => measureFirstVisits(bench, 'cards'),
  'sign-in': measureSignIn,
  'one-wait': measureOneWait,
  'second-visit': measureSecondVisit,
  afterwards: measureAfterwards,
  lighthouse: measureLighthouse,
}

await runCommand(measure)

/** Whether every bound is kept. */
async function measure(): Promise<boolean> {
  const { runs, parts } = readArguments()
  const apps = await openApps()
  const browser = await chromium.launch({ executablePath: await ensureChromium() })
  const figures: Figure[] = []
  try {
    const bench = createBench(browser, apps, runs)
    for (const part of parts) figures.push(...((await PARTS[part]?.(bench)) ?? []))
  } finally {
    await browser.close()
    await apps.close()
  }
  const missed = missedOf(figures)
  console.log(['', tableOf(figures), '', ...missed].join('\n'))
  for (const part of parts.filter((name) => name === 'login' || name === 'cards')) {
    console.log(`Our slowest run, ${part}: ${traceOf(part)}`)
  }
  return missed.length === 0
}

function readArguments(): { runs: number; parts: string[] } {
  const options = {
    runs: { type: 'string', default: '9' },
    only: { type: 'string', default: Object.keys(PARTS).join() },
  } as const
  const { runs, only } = readOptions({ options }).values
  const parts = only.split(',')
  const unknown = parts.filter((part) => !Object.hasOwn(PARTS, part))
  if (unknown.length > 0) {
    throw new OptionsError(
      `--only takes ${Object.keys(PARTS).join(', ')}, not ${unknown.join(', ')}.`,
    )
  }
  if (!/^[1-9]\d*$/.test(runs)) throw new OptionsError('--runs takes a number from 1 on.')
  return { runs: Number(runs), parts }
}
