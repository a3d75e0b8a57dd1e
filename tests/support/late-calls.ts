import type { Page, Route } from '@playwright/test'
import type { CallName } from './backend-calls.ts'
import { loadedAll } from './network.ts'
import { ALL_LINKS } from './stored-links.ts'

/** The calls whose answers a page waits for while it is read already. */
const LATE = ['get_links.php', 'fetch_messages.php', 'get_tasks.php'] as const satisfies CallName[]

type LateCall = (typeof LATE)[number]

/** What a call answers at last, by its address. */
type LateAnswer = (address: string) => object

/** A call and what it answers. */
export type Late = readonly [LateCall, LateAnswer]

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

export function links(more: object): Late {
  return ['get_links.php', () => ({ status: 'success', links: { ...ALL_LINKS, ...more } })]
}

export function messages(text: string): Late {
  return [
    'fetch_messages.php',
    () => ({ status: 'success', generalMessage: text, studentMessage: text }),
  ]
}

/** As many tasks, one a day, the first of them Task 3. */
export function tasks(count: number, title = 'A form that helps'): Late {
  const all = Array.from({ length: count }, (_, index) => ({
    id: String(index),
    title,
    lesson_number: String(index + 3),
    due_date: `2026-03-${String(index + 3).padStart(2, '0')}`,
    time: '23:59',
    details: '<p>Build it.</p>'.repeat(count),
  }))
  return [
    'get_tasks.php',
    (address) => ({
      status: 'success',
      ...(address.includes('lesson_number') ? { task: all[0] ?? [] } : { tasks: all }),
    }),
  ]
}

export function refused(call: LateCall): Late {
  return [call, () => ({ status: 'error', message: 'The office is moving. Please try later.' })]
}
