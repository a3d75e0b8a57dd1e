import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createApp } from './app.ts'
import { SECOND_MS, systemClock } from './clock.ts'
import { closeOnSignal } from './close-on-signal.ts'
import { readConfig, type Config } from './config.ts'
import { openDataFolder, outboxIn } from './data-folder.ts'
import { DEMO_ADA, DEMO_GRACE, DEMO_PASSWORD } from './demo/demo-data.ts'
import { holdsDemoSchool, loadDemoSchool } from './demo/demo-school.ts'
import { listen } from './http/listen.ts'
import { consoleLog, type Log } from './log.ts'
import { createBackgroundWork } from './mail/background-work.ts'
import { outboxMailer, smtpMailer } from './mail/mailer.ts'
import { createPasswords } from './security/password.ts'
import { StartError } from './start-error.ts'
import { hasStudents } from './store/students.ts'

type Options = {
  /** The built portal, to be served beside the calls. */
  readonly portal?: { readonly folder: string }
  readonly log?: Log
}

export type RunningServer = {
  /** Such as http://127.0.0.1:3000. */
  readonly origin: string
  /** Who can sign in: the demo's students, nobody yet, the school's own, or whom PORTAL_BACKEND knows. */
  readonly students: 'demo' | 'none' | 'own' | 'elsewhere'
  /** Lets requests in flight finish, sends the mails that are still to be sent, closes the database. */
  readonly close: () => Promise<void>
}

/**
 * Starts the server.
 * @throws {StartError} when the port or the data folder cannot be used
 */
export async function startServer(
  config: Config,
  { portal, log = consoleLog }: Options = {},
): Promise<RunningServer> {
  const served = { log, ...(portal !== undefined && { portal }) }
  if (config.backend !== null) {
    const { origin, close } = await listen(
      createApp({ backend: config.backend, ...served }),
      config,
    )
    return { origin, students: 'elsewhere', close }
  }

  const clock = systemClock
  const db = await openDataFolder(config)
  const passwords = createPasswords()
  const background = createBackgroundWork(log, { withinMs: 2 * SECOND_MS })
  const mailer =
    config.smtp === null
      ? outboxMailer(outboxIn(config.dataFolder), { clock, log })
      : smtpMailer(config.smtp)
  try {
    if (config.demo) await loadDemoSchool(db, { clock, passwords })
    const app = createApp({ db, clock, mailer, background, passwords, ...served })
    const students = (await holdsDemoSchool(db)) ? 'demo' : (await hasStudents(db)) ? 'own' : 'none'
    const { origin, close } = await listen(app, config)
    return {
      origin,
      students,
      async close() {
        await close()
        await background.done()
        await db.destroy()
      },
    }
  } catch (error) {
    await db.destroy()
    throw error
  }
}

/** Runs the server as the environment says, until it is told to stop. */
export async function runServer(options: Options = {}): Promise<void> {
  const { log = consoleLog } = options
  try {
    const config = readConfig(process.env)
    const server = await startServer(config, options)
    closeOnSignal(server)
    log.info(`The student portal is at ${server.origin}`)
    if (config.backend !== null) log.info(`Its backend is ${config.backend}`)
    if (server.students === 'demo') log.info(demoSignIn())
    if (server.students === 'none') log.info(NO_STUDENTS)
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

const NO_STUDENTS = 'There are no students yet: npm run school -- import students FILE'

function demoSignIn(): string {
  return (
    `Sign in to the demo school with ${DEMO_ADA.email} and ${DEMO_PASSWORD}\n` +
    `(${DEMO_GRACE.email}, same password, is deactivated).`
  )
}

if (import.meta.main) {
  const folder = fileURLToPath(new URL('../../dist', import.meta.url))
  await runServer(existsSync(folder) ? { portal: { folder } } : {})
}
