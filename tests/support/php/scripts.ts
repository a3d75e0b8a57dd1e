import { randomInt } from 'node:crypto'
import { orEmpty, type Dialect } from './dialect.ts'
import type { PhpRequest } from './request.ts'
import type { PhpRow, PhpSchool } from './school.ts'
import type { StartedSession } from './sessions.ts'

// The eleven calls, written from the specification's section 7 alone: nothing here knows the portal,
// its contract or its server, so that a mistake they share shows.

/** What a script works with. */
type Run = {
  readonly request: PhpRequest
  readonly session: StartedSession
  readonly school: PhpSchool
  readonly dialect: Dialect
}

/** What it prints; a status other than success is a refusal. */
type Script = (run: Run) => unknown

const error = (message: string) => ({ status: 'error', message })
const NOT_LOGGED_IN = error('Not logged in')

export const SCRIPTS: Readonly<Record<string, Script>> = {
  'POST /backend/login.php'({ request, session, school }) {
    const { email, password } = request.fields
    const student = school.students.find((row) => row.email === email)
    if (student === undefined || student.password !== password) {
      return error('Wrong email or password – check both.')
    }
    session.regenerate()
    session.data.student = student.email
    const { full_name } = student
    return { status: 'success', message: 'Welcome', full_name, redirect: '/dashboard.php' }
  },

  'GET /backend/auth.php': withStudent((_, { password: _password, ...row }) => ({
    status: 'success',
    ...row,
    role: 'student',
  })),

  'GET /backend/logout.php'({ session }) {
    session.destroy()
    return { status: 'success' }
  },

  'GET /backend/get_links.php': withStudent(({ school, dialect }) => ({
    status: 'success',
    links: orEmpty(school.links, dialect),
    updated_at: '2026-02-27 09:14:55',
  })),

  'GET /backend/fetch_messages.php': withStudent(({ school }) => ({
    status: 'success',
    ...school.messages,
  })),

  'GET /backend/get_tasks.php': withStudent((run) =>
    'lesson_number' in run.request.query ? oneTask(run) : taskList(run),
  ),

  'POST /backend/submit_task.php': withStudent(({ request, school, dialect }) => {
    school.submissions.push(request.fields)
    return dialect.submitAnswer
  }),

  'POST /backend/request_password_reset.php'({ request, school }) {
    const email = String(request.fields['email'])
    if (!school.students.some((row) => row.email === email)) return error('No such email.')
    school.resetCodes.set(email, String(randomInt(100_000, 1_000_000)))
    return { status: 'success', message: 'OTP sent to your email.' }
  },

  'POST /backend/verify_otp.php'({ request, session, school }) {
    const email = String(request.fields['email'])
    if (school.resetCodes.get(email) !== request.fields['otp']) return error('Invalid OTP.')
    school.resetCodes.delete(email)
    session.data.verified = email
    return { status: 'success', message: 'OTP verified.' }
  },

  'POST /backend/reset_password.php'({ request, session, school }) {
    const { email, password } = request.fields
    const student = school.students.find((row) => row.email === email)
    if (student === undefined || session.data.verified !== email) return error('Verify OTP first.')
    student.password = String(password)
    delete session.data.verified
    return { status: 'success', message: 'Password updated.' }
  },
}

function withStudent(script: (run: Run, student: PhpRow) => unknown): Script {
  return (run) => {
    const { student: email } = run.session.data
    const student = run.school.students.find((row) => row.email === email)
    return student === undefined ? NOT_LOGGED_IN : script(run, student)
  }
}

function taskList({ request, school, dialect }: Run) {
  const { course_cohort } = request.query
  const kept = school.tasks
    .map((task, index) => [String(index), task] as const)
    .filter(([, task]) => task['course_cohort'] === course_cohort)
  const tasks =
    dialect.taskList === 'list' ? kept.map(([, task]) => task) : Object.fromEntries(kept)
  return { status: 'success', tasks: orEmpty(tasks, dialect), count: kept.length }
}

function oneTask({ request, school, dialect }: Run) {
  const { lesson_number } = request.query
  const found = school.tasks.find((row) => String(row['lesson_number']) === lesson_number)
  if (found === undefined && dialect.unknownTask === 'error') return error('Task does not exist')
  return { status: 'success', task: orEmpty(found ?? {}, dialect) }
}
