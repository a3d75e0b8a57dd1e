import type { Page } from '@playwright/test'

// What runs in the page brings all that it calls along.
/* oxlint-disable unicorn/consistent-function-scoping */

/** From the next load on, remembers every timer and listener until it is taken away, and who set it. */
export async function watchLeftovers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept = new Map<string, string>()
    const said = (what: string) => `${what} set at${whoAsked()}`

    const timers = ['Timeout', 'Interval'] as const
    for (const kind of timers) {
      const set = window[`set${kind}`] as (act: TimerHandler, ms?: number) => number
      const clear = window[`clear${kind}`]
      const ours = (act: TimerHandler, ms?: number, ...given: unknown[]): number => {
        const id = set(() => {
          if (kind === 'Timeout') kept.delete(`timer ${id}`)
          if (typeof act === 'function') Reflect.apply(act, window, given)
        }, ms)
        kept.set(`timer ${id}`, said(kind))
        return id
      }
      Reflect.set(window, `set${kind}`, ours)
      Reflect.set(window, `clear${kind}`, (id: number) => {
        kept.delete(`timer ${id}`)
        clear(id)
      })
    }

    // What a removed element hears goes with the element: nothing may be held here that it holds.
    type Held = { of: WeakRef<EventTarget>; act: WeakRef<object>; how: string; line: string }
    let held: Held[] = []
    const capture = (how: unknown) =>
      how === true || (typeof how === 'object' && how !== null && Reflect.get(how, 'capture'))
    const find = (of: EventTarget, act: object, how: string) =>
      held.findIndex((one) => one.of.deref() === of && one.act.deref() === act && one.how === how)
    const [add, remove] = ['addEventListener', 'removeEventListener'].map((name) =>
      Reflect.get(EventTarget.prototype, name),
    )
    EventTarget.prototype.addEventListener = function hear(type, act, options) {
      const of = this ?? window // a call of the bare name
      const how = `${type} ${Boolean(capture(options))}`
      if (act !== null && find(of, act, how) < 0) {
        const line = said(`${type} of ${Object.prototype.toString.call(of).slice(8, -1)}`)
        held.push({ of: new WeakRef(of), act: new WeakRef(act), how, line })
      }
      add.call(of, type, act, options)
    }
    EventTarget.prototype.removeEventListener = function unhear(type, act, options) {
      const of = this ?? window
      const index = act === null ? -1 : find(of, act, `${type} ${Boolean(capture(options))}`)
      if (index >= 0) held.splice(index, 1)
      remove.call(of, type, act, options)
    }

    Reflect.set(window, 'leftovers', () => {
      held = held.filter(({ of }) => of.deref() !== undefined)
      const heard = held.filter(({ of }) => {
        const target = of.deref()
        return !(target instanceof Element) || target.isConnected
      })
      return [...kept.values(), ...heard.map(({ line }) => line)]
    })

    function whoAsked(): string {
      const lines = (new Error('asked').stack ?? '').split('\n').slice(4)
      // How React came to it differs from time to time.
      const own = lines.filter((line) => !line.includes('/vendor-')).slice(0, 3)
      return own.map((line) => line.replace(/^\s*at|https?:\/\/[^/]+\/assets\//g, '')).join(' <')
    }
  })
}

/** The timers and listeners that there are now, each with who set it. */
export function leftoversOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => Reflect.get(window, 'leftovers')() as readonly string[])
}
