import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createAfterwards } from './afterwards.ts'
import { createApp } from './app.ts'
import { systemClock } from './clock.ts'
import type { Config } from './config.ts'
import { openDatabase } from './db/open.ts'
import { loadDemoSchool } from './demo.ts'
import type { Listening } from './listen.ts'
import { listen } from './listen.ts'
import type { Log } from './log.ts'
import { consoleLog } from './log.ts'
import { outboxMailer, smtpMailer } from './mailer.ts'

/** Starts the server on its data folder. */
export async function startServer(config: Config, log: Log = consoleLog): Promise<Listening> {
  await mkdir(config.dataFolder, { recursive: true, mode: 0o700 })
  const db = await openDatabase(join(config.dataFolder, 'school.sqlite'))
  const clock = systemClock
  if (config.demo) await loadDemoSchool(db, clock)
  const afterwards = createAfterwards(log)
  const mailer =
    config.smtp === null
      ? outboxMailer(join(config.dataFolder, 'outbox'), { clock, log })
      : smtpMailer(config.smtp)
  const app = createApp({ db, clock, mailer, afterwards, log })
  const listening = await listen(app, config)
  return {
    origin: listening.origin,
    async close() {
      await listening.close()
      await afterwards.done()
      await db.destroy()
    },
  }
}
