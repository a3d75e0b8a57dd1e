import { MAIL_VALUES, type MailName } from '../../src/content/mail-template.ts'
import type { Hono } from 'hono'
import type { StoredLinks } from '../../src/contract/links.ts'
import { createMailQueue } from '../../src/server/mail/mail-queue.ts'
import { createApp } from '../../src/server/app.ts'
import type { Database } from '../../src/server/db/schema.ts'
import { openDatabase } from '../../src/server/db/open.ts'
import type { Log } from '../../src/server/log.ts'
import type { Listening } from '../../src/server/http/listen.ts'
import { listen } from '../../src/server/http/listen.ts'
import { UNKNOWN_SCHOOL, type PortalPlace } from '../../src/server/built/school-file.ts'
import { createPasswords, type Passwords } from '../../src/server/security/password.ts'
import { openPortal } from '../../src/server/built/open-portal.ts'
import { EVERYONE } from '../../src/server/store/audience.ts'
import { saveValues, valuesOf } from '../../src/server/store/imports/values.ts'
import { SESSION_LIFE, type SessionLife } from '../../src/server/store/session.ts'
import type { StoredFields } from '../../src/contract/stored-fields.ts'
import { addStudent } from '../../src/server/store/students.ts'
import { saveTask, type PublishedTask } from '../../src/server/store/tasks.ts'
import { createBrowser } from './server/browser.ts'
import type { FakeClock } from './server/clock.ts'
import { fakeClock } from './server/clock.ts'
import { collectLog } from './server/log.ts'
import { openPostOffice, TEMPLATES } from './server/post-office.ts'

export const PASSWORD = 'demo-student'
export const COHORT = 'Cohort 7'

/** Everything that is left out is Ada's. */
type TestStudent = {
  readonly email?: string
  readonly fullName?: string
  readonly cohort?: string
  readonly facecard?: string
  readonly access?: 'active' | 'deactivated'
  /** null: none set yet. */
  readonly password?: string | null
}

/** The same kind of thing for each audience; cohorts by name, students by address. */
type ByAudience<Thing> = {
  readonly everyone?: Thing
  readonly cohorts?: Readonly<Record<string, Thing>>
  readonly students?: Readonly<Record<string, Thing>>
}

export type TestSchool = {
  /** Without any, Ada is the only student. */
  readonly students?: readonly TestStudent[]
  readonly links?: ByAudience<StoredLinks>
  readonly messages?: ByAudience<string>
  readonly tasks?: readonly (Partial<PublishedTask> & { readonly cohort?: string })[]
  /** When the school opens; noon of 2 March 2026 in UTC unless told otherwise. */
  readonly now?: string
  /** The built portal, to be served beside the backend. */
  readonly portal?: { readonly folder: string }
  /** Where mails about tasks lead to; without it none are sent. */
  readonly portalPlace?: PortalPlace
  /** What the school stores for students; by default the fields that every portal knows. */
  readonly fields?: StoredFields
  /** How long sessions live; by default as docs/decisions.md says. */
  readonly sessionLife?: SessionLife
  /** How it hashes; by default at the lowest cost. */
  readonly passwords?: Passwords
  /** In place of the lists that it returns. */
  readonly log?: Log
  /** An empty database; by default one in memory. */
  readonly db?: Database
}

export type OpenSchool = Awaited<ReturnType<typeof openSchool>>

/** The real server on a real database, in process. Only its clock and its post office are fakes. */
export async function openSchool(school: TestSchool = {}) {
  const db = school.db ?? (await openDatabase(':memory:'))
  const clock = fakeClock(school.now)
  const post = openPostOffice()
  const log = { ...collectLog(), ...school.log }
  await enrol(db, school, clock)
  const { portal, portalPlace: place, sessionLife, fields, passwords = cheapPasswords } = school
  const built = portal && openPortal(portal.folder)
  const queued = { db, clock, log, school: () => ({ ...UNKNOWN_SCHOOL, mails: TEMPLATES }) }
  const mails = createMailQueue(queued, EVERY_MAIL, post.transport)
  const app = createApp({
    db,
    clock,
    wakeMails: mails.wake,
    passwords,
    log,
    portal: () => built,
    sessionLife: sessionLife ?? SESSION_LIFE,
    school: () => ({
      ...UNKNOWN_SCHOOL,
      storedFields: Object.fromEntries(fields ?? []),
      ...(place && { portal: place, mails: TEMPLATES }),
    }),
  })
  const served = withDate(app, clock)
  const first = createBrowser(app)
  const ports: Listening[] = []
  return {
    app,
    /** The same, with a Date header by the school's clock in each reply. */
    served,
    db,
    clock,
    passwords,
    post,
    lines: log.lines,
    /** What the server logged as a problem. */
    problems: log.problems,
    /** What it logged for the audit. */
    events: log.events,
    /** A browser with its own cookies; `fetch` beside it belongs to the first one. */
    browser: (from?: { client?: string }) => createBrowser(app, from),
    fetch: first.fetch,
    /** Signs the first browser in, by the real call; Ada unless told otherwise. */
    signIn: (email = 'ada@example.org', password = PASSWORD) => first.signIn(email, password),
    /** Waits for the mails that the server sends after its answers. */
    settled: mails.done,
    closeMails: mails.close,
    /** Sends the mails that a test added. */
    wakeMails: mails.wake,
    /** Opens a real port, chosen by the system; `close` of the school closes it. */
    listen: async () => {
      const listening = await listen(served, { host: '127.0.0.1', port: 0 })
      ports.push(listening)
      return listening
    },
    close: async () => {
      await Promise.all(ports.map((port) => port.close()))
      await mails.done()
      await mails.close()
      await db.destroy()
    },
  }
}

const EVERY_MAIL = Object.keys(MAIL_VALUES) as MailName[]

/** Node would send the machine's time, and the portal trusts the backend's. */
function withDate(app: Hono, clock: FakeClock): Pick<Hono, 'fetch'> {
  return {
    fetch: async (request, env) => {
      const response = await app.fetch(request, env)
      if (new URL(request.url).pathname.startsWith('/backend/')) {
        response.headers.set('Date', clock.now().toUTCString())
      }
      return response
    },
  }
}

// The real hashing at its lowest cost. Its cost for a real school has tests of its own.
const cheapPasswords = createPasswords(
  { memory: 16, passes: 1, parallelism: 1 },
  { concurrency: 2 },
)
const standardHash = cheapPasswords.hash(PASSWORD)

async function enrol(db: Database, school: TestSchool, clock: FakeClock): Promise<void> {
  const ids = new Map<string, string>()
  for (const { password = PASSWORD, ...student } of school.students ?? [{}]) {
    const { id, email } = await addStudent(
      db,
      {
        email: 'ada@example.org',
        fullName: 'Ada Okafor',
        cohort: COHORT,
        facecard: '',
        access: 'active',
        ...student,
        passwordHash:
          password === null
            ? null
            : await (password === PASSWORD ? standardHash : cheapPasswords.hash(password)),
      },
      clock.now(),
    )
    ids.set(email, id)
  }
  for (const [audience, links] of audiences(school.links, ids)) {
    await saveValues(db, 'links', valuesOf(audience, links), clock.now())
  }
  for (const [audience, text] of audiences(school.messages, ids)) {
    await saveValues(db, 'messages', valuesOf(audience, { '': text }), clock.now())
  }
  for (const { cohort = COHORT, ...task } of school.tasks ?? []) {
    const complete = { lessonNumber: '1', title: 'A task', dueDate: '', time: '', details: '' }
    await saveTask(db, cohort, { ...complete, ...task })
  }
}

function* audiences<Thing>(things: ByAudience<Thing> = {}, ids: ReadonlyMap<string, string>) {
  if (things.everyone !== undefined) yield [EVERYONE, things.everyone] as const
  for (const [cohort, thing] of Object.entries(things.cohorts ?? {})) {
    yield [{ audience: 'cohort', audience_name: cohort }, thing] as const
  }
  for (const [email, thing] of Object.entries(things.students ?? {})) {
    const studentId = ids.get(email)
    if (studentId === undefined) throw new Error(`${email} is no student of the test's school`)
    yield [{ audience: 'student', audience_name: studentId }, thing] as const
  }
}
