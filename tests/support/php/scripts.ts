import { orEmpty, type Dialect } from './dialect.ts'
import type { PhpRequest } from './request.ts'
import type { PhpRow, PhpSchool } from './school.ts'
import type { StartedSession } from './sessions.ts'

// The calls of a session, written from the specification's section 7 alone: nothing here knows the portal,
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

  'GET /backend/get_links.php': withStudent(({ school }) => ({
    status: 'success',
    links: orEmpty(school.links),
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
  return { status: 'success', tasks: orEmpty(tasks), count: kept.length }
}

function oneTask({ request, school }: Run) {
  const { lesson_number } = request.query
  const found = school.tasks.find((row) => String(row['lesson_number']) === lesson_number)
  return found === undefined ? error('Task does not exist') : { status: 'success', task: found }
}
