import type { Hono } from 'hono'
import { createApp } from './app.ts'
import { openPortal } from './built/open-portal.ts'
import { NO_NOTICES, sendsNotices, UNKNOWN_SCHOOL } from './built/school-file.ts'
import type { Version } from './built/version.ts'
import { MINUTE_MS, SECOND_MS, systemClock as clock } from './clock.ts'
import { loadDemoSchool } from './demo/demo-school.ts'
import { listen } from './http/listen.ts'
import { createTrustedProxies } from './http/trusted-proxies.ts'
import { consoleLog, type Log } from './log.ts'
import { openMail } from './mail/open-mail.ts'
import { sendReminders } from './mail/reminders.ts'
import { createPasswords, type Passwords } from './security/password.ts'
import type { Config } from './settings/config.ts'
import { openSchoolDatabase, outboxPath } from './settings/data-folder.ts'
import type { Database } from './store/database.ts'
import { holdsDemoSchool } from './store/settings.ts'
import { hasStudents } from './store/students.ts'
import { startMaintenance } from './start/maintenance.ts'
import { checkReadiness } from './start/readiness.ts'
import { removals } from './start/removals.ts'

export type ServerOptions = {
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

/**
 * Opens one part of a server after the other. They are closed in the reverse order, also when a later one fails.
 * @throws {StartError} when the port, the data folder or the built portal cannot be used
 */
export async function startServer(
  config: Config,
  { portal, log = consoleLog, passwords = createPasswords(), tried }: ServerOptions = {},
) {
  await using parts = new AsyncDisposableStack()
  const stopping = new AbortController()
  const isStopping = () => stopping.signal.aborted
  const proxies = createTrustedProxies(config.trustedProxies, log.info)
  let built = portal && openPortal(portal.folder)
  const served = { log, proxies, portal: () => built }
  const school = () => built?.school ?? UNKNOWN_SCHOOL
  const { placeholders } = school()
  if (config.production && placeholders > 0) log.info(stillToWrite(placeholders))

  if (config.backend !== null) {
    const health = { isStopping, check: async () => built?.files.check() }
    return await serve(createApp({ backend: config.backend, health, ...served }), 'elsewhere')
  }

  const db = tried ?? parts.use(await openSchoolDatabase(config))
  if (config.demo) await loadDemoSchool(db, { clock, passwords })
  const students = (await holdsDemoSchool(db)) ? 'demo' : (await hasStudents(db)) ? 'own' : 'none'
  const mail = tried ? null : openMail(config, { db, clock, log, school })
  parts.defer(async () => mail?.close())
  if (config.production && !sendsNotices(school())) log.info(NO_NOTICES)
  if (config.production && config.smtp === null) log.problem(NO_MAIL_SERVER, HOW_TO_SET_ONE)

  const remind = async () => {
    const place = mail?.placeForReminders()
    if (mail && place) {
      await sendReminders({ db, clock, portal: place, wake: mail.wake, log }, stopping.signal)
    }
  }
  const removing = removals(db, clock, outboxPath(config.dataFolder))
  parts.defer(startMaintenance(tried ? {} : removing, log).stop)
  parts.defer(startMaintenance(tried ? {} : { Reminding: remind }, log, REMIND_EVERY_MS).stop)

  const check = async () => {
    await built?.files.check()
    await checkReadiness(db, config.databaseUrl === null ? config.dataFolder : null)
  }
  const health = { isStopping, check }
  const held = { db, clock, passwords, sessionLife: config.sessionLife, school }
  const wakeMails = () => mail?.wake()
  return await serve(createApp({ health, wakeMails, ...held, ...served }), students)

  async function serve(app: Hono, students: 'demo' | 'none' | 'own' | 'elsewhere') {
    const { origin, close } = await listen(app, config)
    parts.defer(async () => {
      const refusing = setTimeout(passwords.stop, STILL_SIGNING_IN_MS)
      await close()
      clearTimeout(refusing)
    })
    parts.defer(() => stopping.abort())
    const open = parts.move()
    return {
      /** Such as http://127.0.0.1:3000. */
      origin,
      /** Who can sign in: the demo's students, nobody yet, the school's own, or those of PORTAL_BACKEND. */
      students,
      /** Of the built portal; null: unknown. */
      version: built?.version ?? null,
      /**
       * Serves what is in the portal's folder now, with its texts of mails and stored fields. Requests in flight end
       * with the build before.
       * @throws {StartError} when the portal is damaged: the build before stays
       */
      reload: (): Version | null => {
        if (portal !== undefined) built = openPortal(portal.folder)
        return built?.version ?? null
      },
      /** Finishes the requests in flight, sends the mails that wait, and closes the database. */
      close: () => open.disposeAsync(),
    }
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
