import type { Browser } from '@playwright/test'
import type { AppName, Apps } from './apps.ts'

/** What every measurement needs: a browser, the apps, and how often each has its turn. */
export type Bench = ReturnType<typeof createBench>

export function createBench(browser: Browser, apps: Apps, runs: number) {
  return {
    browser,
    apps,
    runs,
    /**
     * In each run every app has its turn, each time in another order, so that other work on the machine
     * disturbs all of them.
     */
    inTurns: async <Name extends AppName>(
      what: string,
      names: readonly Name[],
      measure: (app: Name) => Promise<void>,
    ): Promise<void> => {
      for (let run = 0; run < runs; run += 1) {
        console.error(`${what}: run ${run + 1} of ${runs}`)
        const first = run % names.length
        for (const app of [...names.slice(first), ...names.slice(0, first)]) await measure(app)
      }
    },
  }
}
