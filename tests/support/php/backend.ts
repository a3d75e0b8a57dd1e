import { Hono, type Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { randomUUID } from 'node:crypto'
import { listen } from '../../../src/server/http/listen.ts'
import { phpSchool } from './php-school.ts'

// A second backend of the contract, written from section 7 of the specification alone and as PHP behaves. It reads
// and writes calls with no code of the portal, the contract or the server, so that a mistake they share shows.

/** Of its JSON or its form; a list where a field was sent twice. */
type Fields = Readonly<Record<string, unknown>>

export async function startPhpBackend() {
  const school = phpSchool()
  /** By its ID, whether the student has signed in. */
  const sessions = new Map<string, boolean>()
  const calls: string[] = []

  /** session_start(): the session of this browser, or a new and empty one. */
  function startSession(c: Context) {
    const known = getCookie(c, 'PHPSESSID') ?? ''
    let id = sessions.has(known) ? known : randomUUID()
    sessions.set(id, sessions.get(id) ?? false)
    return {
      isSignedIn: () => sessions.get(id) ?? false,
      /** session_regenerate_id(true), so that a session from before the sign-in is worth nothing. */
      signIn(): void {
        sessions.delete(id)
        id = randomUUID()
        sessions.set(id, true)
      },
      destroy: () => void sessions.delete(id),
      cookie: () =>
        id === known
          ? null
          : `PHPSESSID=${id}; path=/; domain=school.example.org; secure; HttpOnly`,
    }
  }

  type Session = ReturnType<typeof startSession>
  type Given = { fields: Fields; query: Record<string, string>; session: Session }
  type Script = (given: Given) => unknown

  const forStudents =
    (script: Script): Script =>
    (given) =>
      given.session.isSignedIn() ? script(given) : refusal('Not logged in')

  const scripts: Readonly<Record<string, Script>> = {
    'POST /backend/login.php'({ fields, session }) {
      const { email, password, full_name } = school.student
      if (fields['email'] !== email || fields['password'] !== password) {
        return refusal('Wrong email or password – check both.')
      }
      session.signIn()
      return { status: 'success', message: 'Welcome', full_name, redirect: '/dashboard.php' }
    },
    'GET /backend/auth.php': forStudents(() => {
      const { password: _, ...row } = school.student
      return { status: 'success', ...row, role: 'student' }
    }),
    'GET /backend/logout.php'({ session }) {
      session.destroy()
      return { status: 'success' }
    },
    'GET /backend/get_links.php': forStudents(() => ({
      status: 'success',
      links: school.links,
      updated_at: '2026-02-27 09:14:55',
    })),
    'GET /backend/fetch_messages.php': forStudents(() => ({
      status: 'success',
      ...school.messages,
    })),
    'GET /backend/get_tasks.php': forStudents(({ query }) =>
      'lesson_number' in query ? oneTask(query['lesson_number']) : taskList(query['course_cohort']),
    ),
    'POST /backend/submit_task.php': forStudents(({ fields }) => {
      school.submissions.push(fields)
      return { status: 'ok' }
    }),
  }

  /** array_filter leaves the keys of what it kept, and json_encode then writes an object. */
  function taskList(cohort: unknown) {
    const kept = [...school.tasks.entries()]
      .filter(([, task]) => task.course_cohort === cohort)
      .map(([key, task]) => [key, withSubmission(task)] as const)
    return { status: 'success', tasks: Object.fromEntries(kept), count: kept.length }
  }

  function oneTask(number: unknown) {
    const found = school.tasks.find((row) => String(row.lesson_number) === number)
    if (found === undefined) return refusal('Task does not exist')
    return { status: 'success', task: withSubmission(found) }
  }

  /** MySQL's time, or null. */
  function withSubmission(task: { readonly lesson_number: number }) {
    const number = String(task.lesson_number)
    const isHandedIn = school.submissions.some((form) => form['lesson_number'] === number)
    return { ...task, submitted_at: isHandedIn ? '2026-02-27 09:14:55' : null }
  }

  const app = new Hono().all('/backend/*', async (c) => {
    const { method, path } = c.req
    const query = c.req.query()
    const search = new URLSearchParams(query).toString()
    const fields = await fieldsOf(c)
    calls.push(`${method} ${path}${search && `?${search}`}`)
    const script = scripts[`${method} ${path}`]
    if (script === undefined) return c.text('File not found.', 404)
    const session = startSession(c)
    const body = printed(script({ session, fields, query }))
    const cookie = session.cookie()
    if (cookie !== null) c.header('Set-Cookie', cookie)
    c.header('Cache-Control', 'no-store, no-cache, must-revalidate')
    c.header('Content-Type', 'text/html; charset=UTF-8') // unless a script says otherwise
    return c.body(body)
  })

  return {
    ...(await listen(app, { host: '127.0.0.1', port: 0 })),
    /** What it holds; a test changes it as it likes. */
    school,
    /** Every call since the last `takeCalls`, such as 'GET /backend/get_tasks.php?lesson_number=3'. */
    takeCalls: () => calls.splice(0),
  }
}

function refusal(message: string) {
  return { status: 'error', message }
}

/**
 * json_encode with its default flags: slashes escaped, everything beyond ASCII as \uXXXX. An editor saved a byte-order
 * mark into each of two files that every script includes.
 */
function printed(value: unknown): string {
  const json = JSON.stringify(value)
    .replaceAll('/', '\\/')
    .replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
  return `\uFEFF\uFEFF${json}`
}

/** PHP finds no fields in a body that it cannot read. */
async function fieldsOf({ req }: Context): Promise<Fields> {
  const type = req.header('content-type') ?? ''
  if (type.startsWith('application/json')) return { ...(await req.json().catch(() => ({}))) }
  return type.startsWith('multipart/form-data') ? req.parseBody({ all: true }) : {}
}
