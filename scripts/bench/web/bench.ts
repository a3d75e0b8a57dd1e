import type { Browser } from '@playwright/test'
import type { AppName, Apps } from './apps.ts'
import { signIn } from './school.ts'
import type { Session } from './visitor.ts'

export type Bench = ReturnType<typeof createBench>

/** What every measurement needs: a browser, the apps, and how often each has its turn. */
export function createBench(browser: Browser, apps: Apps, runs: number) {
  return {
    browser,
    apps,
    runs,
    /** Who is signed in there, for a visitor. */
    sessionAt: async (address: string): Promise<Session> => {
      const { origin } = new URL(address)
      return { ...(await signIn(origin)), url: origin }
    },
    /**
     * Every app has its turn in each run, another one first each time: what else the machine does
     * disturbs them all.
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
