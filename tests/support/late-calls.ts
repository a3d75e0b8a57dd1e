import type { Page, Route } from '@playwright/test'
import type { CallName } from './backend-calls.ts'
import { loadedAll } from './network.ts'

/** The calls whose answers a page waits for while it is read already. */
const LATE = ['get_links.php', 'fetch_messages.php', 'get_tasks.php'] as const satisfies CallName[]

export type LateCall = (typeof LATE)[number]

/** What a call answers at last, by its address. */
export type LateAnswer = (address: string) => object

/** From now on the answers that come late wait for the test, which gives them one by one. */
export async function holdLateCalls(page: Page) {
  const waiting: Record<LateCall, Route[]> = {
    'get_links.php': [],
    'fetch_messages.php': [],
    'get_tasks.php': [],
  }
  const given: Partial<Record<LateCall, LateAnswer>> = {}
  for (const call of LATE) {
    await page.route(`**/backend/${call}*`, async (route) => {
      const answer = given[call]
      if (answer === undefined) waiting[call].push(route)
      else await route.fulfill({ json: answer(route.request().url()) })
    })
  }
  const held = () => LATE.flatMap((call) => waiting[call].map((route) => route.request()))
  return {
    /** Lets all wait that are asked for from now on. */
    hold: (): void => LATE.forEach((call) => delete given[call]),
    /** Answers those that wait, and those that come. */
    async answer(call: LateCall, answer: LateAnswer): Promise<void> {
      given[call] = answer
      for (const route of waiting[call].splice(0)) {
        // A page that was left meanwhile has given up its calls.
        await route.fulfill({ json: answer(route.request().url()) }).catch(() => {})
      }
    },
    /** The page is there as far as it can be: nothing is under way but what waits. */
    rest: () => loadedAll(page, held),
  }
}
