import { HOUR_MS } from '../clock.ts'
import type { Log } from '../log.ts'

/**
 * Runs all tasks now and every hour, one after the other. Its timer does not keep the process alive.
 * @param tasks each by its name in the log
 */
export function startMaintenance(
  tasks: Readonly<Record<string, () => Promise<void>>>,
  log: Log,
  everyMs = HOUR_MS,
): { readonly stop: () => Promise<void> } {
  let stopped = false
  let running = Promise.resolve()

  async function run(): Promise<void> {
    for (const [what, task] of Object.entries(tasks)) {
      if (stopped) return
      try {
        await task()
      } catch (cause) {
        log.problem(`${what} failed.`, cause)
      }
    }
  }
  const start = () => {
    running = running.then(run)
  }

  start()
  const timer = setInterval(start, everyMs)
  timer.unref()
  return {
    async stop() {
      stopped = true
      clearInterval(timer)
      await running
    },
  }
}
