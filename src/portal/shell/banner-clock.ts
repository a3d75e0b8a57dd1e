import { createStore } from '../store.ts'

const BANNER_VISIBLE_MS = 14_000 // spec 9

/**
 * Whether the banner is visible, and why; and its clock. It lives beside the router, not in the shell, which
 * unmounts on public pages: one clock runs across all navigations.
 */
export type BannerClock = ReturnType<typeof createBannerClock>

export function createBannerClock() {
  const visible = createStore<false | 'by itself' | 'asked for'>(false)
  /** The paragraphs of the messages, for which the banner has appeared. */
  let announced: readonly string[] = []
  let remainingMs = 0
  /** When it started, by a clock that no correction of the system's time moves. */
  let timer: { readonly id: ReturnType<typeof setTimeout>; readonly started: number } | null = null
  /** Why the clock is paused: the student reads the banner or an overlay. */
  const heldBy = new Set<string>()

  const stop = () => {
    if (timer === null) return
    clearTimeout(timer.id)
    remainingMs -= performance.now() - timer.started
    timer = null
  }
  const run = () => {
    if (timer !== null || visible.get() === false || heldBy.size > 0) return
    timer = { id: setTimeout(hide, remainingMs), started: performance.now() }
  }
  const turn = (on: ReturnType<typeof visible.get>) => {
    stop()
    remainingMs = BANNER_VISIBLE_MS
    visible.set(on)
    run()
  }
  const hide = () => turn(false)
  return {
    subscribe: visible.subscribe,
    get: visible.get,
    /** Reports the current messages. Only words that are new show a hidden banner again. */
    update: (paragraphs: readonly string[]) => {
      const isNew = paragraphs.some((paragraph) => !announced.includes(paragraph))
      announced = paragraphs
      // It stays for a student who has asked for it.
      if (isNew) turn(visible.get() || 'by itself')
    },
    /** The student asks for the banner. */
    show: () => turn('asked for'),
    hide,
    /** There is nothing current any more: hides what the student has not asked for. */
    end: () => visible.get() === 'by itself' && hide(),
    /** Forgets the messages of a student who signed out. */
    forget: () => {
      announced = []
      hide()
    },
    hold: (by: string) => {
      heldBy.add(by)
      stop()
    },
    release: (by: string) => {
      heldBy.delete(by)
      run()
    },
  }
}
