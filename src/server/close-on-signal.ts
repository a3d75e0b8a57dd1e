import { SECOND_MS } from './clock.ts'

/** npm passes Ctrl-C on to a program that the terminal has told already: two so close are one. */
const SAME_SIGNAL_MS = SECOND_MS

/** After this long the program ends with 1, whatever is still to be done. systemd would wait for 90 seconds. */
const END_WITHIN_MS = 5 * SECOND_MS

const LOOK_FOR_PARENT_EVERY_MS = SECOND_MS / 2

type Program = {
  readonly on: (signal: 'SIGINT' | 'SIGTERM', stop: () => void) => unknown
  readonly exit: (code?: number) => void
  readonly ppid: number
  readonly env: Readonly<Record<string, string | undefined>>
}

/** Ends the program cleanly at Ctrl-C or SIGTERM, within five seconds; a second one ends it at once. */
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
  // npm sets it. npm starts programs through a shell, and that shell ends at SIGTERM without passing it on.
  if (program.env['npm_lifecycle_event'] !== undefined) whenOrphaned(program, stop)
}

function whenOrphaned(program: Program, stop: () => void): void {
  const parent = program.ppid
  const looking = setInterval(() => {
    if (program.ppid === parent) return
    clearInterval(looking)
    stop()
  }, LOOK_FOR_PARENT_EVERY_MS)
  looking.unref()
}
