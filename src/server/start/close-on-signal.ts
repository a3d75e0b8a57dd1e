import { SECOND_MS } from '../clock.ts'
import type { Env } from '../settings/settings-file.ts'

/** Both the terminal and npm send Ctrl-C: two signals within this time are one. */
const SAME_SIGNAL_MS = SECOND_MS

/** After this long the program exits with 1, even if work is left. systemd would wait for 90 seconds. */
const END_WITHIN_MS = 5 * SECOND_MS

const CHECK_PARENT_EVERY_MS = SECOND_MS / 2

type Program = {
  readonly on: (signal: 'SIGINT' | 'SIGTERM', stop: () => void) => unknown
  readonly exit: (code?: number) => void
  readonly ppid: number
  readonly env: Env
}

/** Closes the server at Ctrl-C or SIGTERM, within five seconds. A second signal ends the program at once. */
export function closeOnSignal(
  server: { close: () => Promise<void> },
  program: Program = process,
): void {
  let firstAt: number | null = null
  const stop = () => {
    if (firstAt === null) {
      firstAt = performance.now()
      setTimeout(() => program.exit(1), END_WITHIN_MS).unref()
      void server.close().then(() => program.exit())
    } else if (performance.now() - firstAt > SAME_SIGNAL_MS) {
      program.exit(1)
    }
  }
  program.on('SIGINT', stop)
  program.on('SIGTERM', stop)
  // Set by npm, which starts programs through a shell. At SIGTERM that shell ends without passing it on.
  if (program.env['npm_lifecycle_event'] !== undefined) whenOrphaned(program, stop)
}

function whenOrphaned(program: Program, stop: () => void): void {
  const parent = program.ppid
  const looking = setInterval(() => {
    if (program.ppid === parent) return
    clearInterval(looking)
    stop()
  }, CHECK_PARENT_EVERY_MS)
  looking.unref()
}
