import { SECOND_MS } from './clock.ts'

/** npm hands Ctrl-C on to a program that got it from the terminal already: that is one, not two. */
const ONE_AND_THE_SAME_MS = SECOND_MS

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
}
