import type { Locator, Page } from '@playwright/test'
import { note } from './figures.ts'

// How soon the portal answers on a slow phone. What runs in the page brings all that it calls along.
/* oxlint-disable unicorn/consistent-function-scoping */

const SLOWER = 4
const PAINT_MS = 100
const TASK_MS = 50

type Pace = { readonly paintMs: number; readonly taskMs: number }

/** From the next load on, notes how long events take until they are painted, and what takes long. */
export async function watchPace(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const events: PerformanceEntry[] = []
    const tasks: PerformanceEntry[] = []
    const watch = (into: PerformanceEntry[], type: string, durationThreshold: number) => {
      const observer = new PerformanceObserver((list) => into.push(...list.getEntries()))
      observer.observe({ type, durationThreshold, buffered: true } as PerformanceObserverInit)
      return () => into.push(...observer.takeRecords())
    }
    const collect = [watch(events, 'event', 16), watch(tasks, 'longtask', 0)]
    const longest = (entries: readonly PerformanceEntry[]) =>
      Math.max(0, ...entries.map(({ duration }) => duration))
    Reflect.set(window, 'takePace', () => {
      for (const take of collect) take()
      // What has no such number is no interaction: a pointer that moves over something.
      const acted = events.filter((event) => Reflect.get(event, 'interactionId') > 0)
      const pace = { paintMs: longest(acted), taskMs: longest(tasks) }
      events.length = 0
      tasks.length = 0
      return pace
    })
  })
}

/** Measures interactions of a page that is watched, on a processor that is four times slower. */
export async function openPace(page: Page) {
  const session = await page.context().newCDPSession(page)
  const paces = new Map<string, Pace[]>()
  const slow = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate })

  /** Does something slowly. What is pressed is looked for beforehand: that takes time, too. */
  async function measure(what: string, act: () => Promise<unknown>): Promise<void> {
    await slow(SLOWER)
    await rest(page)
    await page.evaluate(takePace)
    await act()
    await rest(page)
    const pace = await page.evaluate(takePace)
    await slow(1)
    paces.set(what, [...(paces.get(what) ?? []), pace])
  }

  return {
    measure,
    press: async (what: string, target: Locator) => measure(what, await aim(target)),
    key: (what: string, key: string) => measure(what, () => page.keyboard.press(key)),
    /** Notes all that was measured. */
    tell: (where: string): void => {
      for (const [what, all] of paces) {
        const paint = { name: 'Next paint', unit: 'ms', found: all.map(({ paintMs }) => paintMs) }
        const task = { name: 'Longest task', unit: 'ms', found: all.map(({ taskMs }) => taskMs) }
        const measures = [
          { ...paint, most: PAINT_MS },
          { ...task, most: TASK_MS },
        ]
        note({ what: `${where}: ${what}`, measures })
      }
    },
  }
}

/** Runs in the page. */
function takePace(): Pace {
  return (Reflect.get(window, 'takePace') as () => Pace)()
}

/** Waits until the browser has nothing more to do, without asking the page for anything meanwhile. */
function rest(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const calmFrames = 5
    for (let calm = 0; calm < calmFrames;) {
      const began = performance.now()
      await new Promise((shown) => requestAnimationFrame(() => setTimeout(shown)))
      calm = performance.now() - began < 50 ? calm + 1 : 0
    }
    await new Promise((idle) => requestIdleCallback(idle, { timeout: 1000 }))
    await new Promise((passed) => setTimeout(passed, 200)) // a transition, or a chunk that comes
  })
}

/** Finds where the pointer presses something. @returns what presses it, by the pointer alone */
async function aim(target: Locator): Promise<() => Promise<void>> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (box === null) throw new Error(`${String(target)} is not there to be pressed`)
  const { mouse } = target.page()
  return async () => {
    await mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await mouse.down()
    await mouse.up()
  }
}
