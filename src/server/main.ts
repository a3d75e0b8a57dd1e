import { existsSync } from 'node:fs'
import { createApp } from './app.ts'
import { MINUTE_MS, SECOND_MS, systemClock } from './clock.ts'
import { schoolCommand } from './settings/kept-by-npm.ts'
import { closeOnSignal } from './start/close-on-signal.ts'
import { readConfig, unknownSettings, type Config } from './settings/config.ts'
import { openSchoolDatabase, outboxPath } from './settings/data-folder.ts'
import { DEMO_ADA, DEMO_GRACE, DEMO_PASSWORD } from './demo/demo-data.ts'
import { loadDemoSchool } from './demo/demo-school.ts'
import { listen } from './http/listen.ts'
import { createTrustedProxies } from './http/trusted-proxies.ts'
import { consoleLog, logFor, type Log } from './log.ts'
import { openMail } from './mail/open-mail.ts'
import { pruneOutbox } from './mail/outbox.ts'
import { portalFolder } from './built/portal-folder.ts'
import { checkReadiness } from './start/readiness.ts'
import { reloadOnSignal } from './start/reload-on-signal.ts'
import { NO_NOTICES, placeOfNotices, UNKNOWN_SCHOOL } from './built/school-file.ts'
import { createPasswords, type Passwords } from './security/password.ts'
import { openPortal } from './built/open-portal.ts'
import { StartError } from './start-error.ts'
import type { Database } from './store/database.ts'
import { pruneAttempts } from './store/rate-limiter.ts'
import { pruneMessages } from './store/messages.ts'
import { pruneReminders } from './store/reminders.ts'
import { sendReminders } from './mail/reminders.ts'
import { pruneDevices } from './store/devices.ts'
import { pruneResets } from './store/password-reset.ts'
import { pruneMails } from './store/waiting-mails.ts'
import { pruneSessions } from './store/session.ts'
import { holdsDemoSchool } from './store/settings.ts'
import { hasStudents } from './store/students.ts'
import { unreadable } from './settings/unreadable.ts'
import { describeVersion, type Version } from './built/version.ts'
import { startMaintenance } from './start/maintenance.ts'

type Options = {
  /** The built portal, to be served beside the calls. A reload opens its folder again. */
  readonly portal?: { readonly folder: string }
  readonly log?: Log
  readonly passwords?: Passwords
  /** A database that is only tried: the server reads it, removes and sends nothing, and leaves it open. */
  readonly tried?: Database
}

const REMIND_EVERY_MS = 10 * MINUTE_MS

/** After the server is told to stop, sign-ins that wait are served for this long, and then refused. */
const STILL_SIGNING_IN_MS = 2 * SECOND_MS

export type RunningServer = {
  /** Such as http://127.0.0.1:3000. */
  readonly origin: string
  /** Who can sign in: the demo's students, nobody yet, the school's own, or those of PORTAL_BACKEND. */
  readonly students: 'demo' | 'none' | 'own' | 'elsewhere'
  /** Of the built portal; null: unknown. */
  readonly version: Version | null
  /**
   * Serves what is in the portal's folder now, with its texts of mails and stored fields. Requests in flight end with
   * the build before.
   * @throws {StartError} when the portal is damaged: the build before stays
   */
  readonly reload: () => Version | null
  /** Finishes the requests in flight, sends the mails that wait, and closes the database. */
  readonly close: () => Promise<void>
}

/**
 * Starts the server.
 * @throws {StartError} when the port, the data folder or the built portal cannot be used
 */
export async function startServer(
  config: Config,
  { portal, log = consoleLog, passwords = createPasswords(), tried }: Options = {},
): Promise<RunningServer> {
  const proxies = createTrustedProxies(config.trustedProxies, log.info)
  let built = portal && openPortal(portal.folder)
  const served = { log, proxies, portal: () => built }
  let stopping = false
  const isStopping = () => stopping
  const reload = () => {
    if (portal !== undefined) built = openPortal(portal.folder)
    return built?.version ?? null
  }
  const version = built?.version ?? null
  const school = () => built?.school ?? UNKNOWN_SCHOOL
  const { placeholders } = school()
  if (config.production && placeholders > 0) log.info(stillToWrite(placeholders))
  if (config.backend !== null) {
    const health = { isStopping, check: async () => built?.files.check() }
    const app = createApp({ backend: config.backend, health, ...served })
    const { origin, close } = await listen(app, config)
    return {
      origin,
      students: 'elsewhere',
      version,
      reload,
      close() {
        stopping = true
        return close()
      },
    }
  }

  const clock = systemClock
  const db = tried ?? (await openSchoolDatabase(config))
  const mail = tried ? null : openMail(config, { db, clock, log, school })
  if (config.production && placeOfNotices(school()) === null) log.info(NO_NOTICES)
  if (config.production && config.smtp === null) log.problem(NO_MAIL_SERVER, HOW_TO_SET_ONE)
  try {
    if (config.demo) await loadDemoSchool(db, { clock, passwords })
    const { sessionLife } = config
    const beside = config.databaseUrl === null ? config.dataFolder : null
    const check = async () => {
      await built?.files.check()
      await checkReadiness(db, beside)
    }
    const health = { isStopping, check }
    const mails = { wakeMails: () => mail?.wake(), receipts: () => mail?.receipts() ?? null }
    const held = { db, clock, passwords, sessionLife, school }
    const app = createApp({ health, ...held, ...mails, ...served })
    const students = (await holdsDemoSchool(db)) ? 'demo' : (await hasStudents(db)) ? 'own' : 'none'
    const { origin, close } = await listen(app, config)
    const removing = {
      'Removing old limits': () => pruneAttempts(db, clock.now()),
      'Removing old sessions': () => pruneSessions(db, clock.now()),
      'Removing old devices': () => pruneDevices(db, clock.now()),
      'Removing old reset codes': () => pruneResets(db, clock.now()),
      'Removing old reminders': () => pruneReminders(db, clock.now()),
      'Removing old mails': () => pruneMails(db, clock.now()),
      'Removing old messages': () => pruneMessages(db, clock.now()),
      'Emptying the outbox': () => pruneOutbox(outboxPath(config.dataFolder), clock.now()),
    }
    const maintenance = startMaintenance(tried ? {} : removing, log)
    const ending = new AbortController()
    const remind = async () => {
      const place = mail?.reminders()
      if (mail && place) {
        await sendReminders({ db, clock, portal: place, wake: mail.wake, log }, ending.signal)
      }
    }
    const reminding = startMaintenance(tried ? {} : { Reminding: remind }, log, REMIND_EVERY_MS)
    return {
      origin,
      students,
      version,
      reload,
      async close() {
        stopping = true
        ending.abort()
        const refusing = setTimeout(passwords.stop, STILL_SIGNING_IN_MS)
        await close()
        clearTimeout(refusing)
        await maintenance.stop()
        await reminding.stop()
        await mail?.close()
        if (!tried) await db.destroy()
      },
    }
  } catch (error) {
    if (!tried) await db.destroy()
    throw error
  }
}

/** Runs the server with the settings of the environment, until it is told to stop. */
export async function runServer(options: Options = {}): Promise<void> {
  const { log = logFor(process.env) } = options
  try {
    const config = readConfig(process.env)
    for (const text of unknownSettings(process.env)) log.problem(text, HOW_TO_NAME)
    const server = await startServer(config, { ...options, log })
    closeOnSignal(server)
    // Without a service, the signal means that the terminal was closed: the server ends.
    if (config.production) reloadOnSignal(server, log)
    log.info(`The student portal is at ${server.origin}, ${describeVersion(server.version)}`)
    if (config.backend !== null) log.info(`Its backend is ${config.backend}`)
    if (server.students === 'demo') log.info(demoSignIn())
    if (server.students === 'none') log.info(NO_STUDENTS)
  } catch (error) {
    const text = unreadable(error) ?? (error instanceof StartError ? error.message : null)
    if (text === null) throw error
    console.error(text)
    process.exitCode = 1
  }
}

const NO_MAIL_SERVER = `
WARNING: No mail server is set. Students who forgot their password get no code: their mails are
written to a folder on this computer, where nobody reads them.
`.trim()
const HOW_TO_SET_ONE =
  '\nSet PORTAL_SMTP_URL, such as smtp://user:password@mail.example.org:587, and PORTAL_MAIL_FROM.'

function stillToWrite(placeholders: number): string {
  const count = placeholders === 1 ? '1 placeholder' : `${placeholders} placeholders`
  return `The content still has ${count}, such as addresses on example.org. Writers see them with npm run content:check -- --placeholders`
}

const HOW_TO_NAME = 'docs/operate.md names them all.'

const NO_STUDENTS = `There are no students yet: ${schoolCommand(process.env)} import students FILE`

function demoSignIn(): string {
  return (
    `Sign in to the demo school with ${DEMO_ADA.email} and ${DEMO_PASSWORD}\n` +
    `(${DEMO_GRACE.email}, same password, is deactivated).`
  )
}

if (import.meta.main) {
  const folder = portalFolder(process.env)
  // Without a build it answers calls alone. A folder that is named must hold one.
  const isMeant = existsSync(folder) || process.env['PORTAL_DIST'] !== undefined
  await runServer(isMeant ? { portal: { folder } } : {})
}
