import { HOUR_MS, type Clock } from '../clock.ts'
import type { Log } from '../log.ts'

/** Codes of all students, on the busiest day. More is no reason to refuse one, but to look. */
const MANY = 3000

/** Tells the log once an hour that many mails were sent. In memory, so that a mail leaves no other trace. */
export function createMailBudget({ clock, log }: { clock: Clock; log: Log }, most = MANY) {
  let since = Number.NEGATIVE_INFINITY
  let count = 0
  return {
    note() {
      const now = clock.now().getTime()
      if (now - since >= HOUR_MS) [since, count] = [now, 0]
      count += 1
      if (count === most + 1) log.problem(`More than ${most} codes were mailed within an hour.`, '')
    },
  }
}
