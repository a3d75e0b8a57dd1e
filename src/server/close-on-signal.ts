import { SECOND_MS } from './clock.ts'

/** npm hands Ctrl-C on to a program that got it from the terminal already: that is one, not two. */
const ONE_AND_THE_SAME_MS = SECOND_MS

const LOOK_FOR_PARENT_EVERY_MS = SECOND_MS / 2

/** Ends the program cleanly at Ctrl-C or SIGTERM; a second one ends it at once. */
export function closeOnSignal(server: { close: () => Promise<void> }): void {
  let since: number | null = null
  const stop = () => {
    if (since === null) {
      since = performance.now()
      void server.close().then(() => process.exit())
    } else if (performance.now() - since > ONE_AND_THE_SAME_MS) {
      process.exit(1)
    }
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  // Set by npm, which starts us through a shell; that one keeps SIGTERM to itself, and ends.
  if (process.env['npm_lifecycle_event'] !== undefined) whenOrphaned(stop)
}

function whenOrphaned(stop: () => void): void {
  const parent = process.ppid
  const looking = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(looking)
    stop()
  }, LOOK_FOR_PARENT_EVERY_MS)
  looking.unref()
}
