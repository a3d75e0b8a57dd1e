import { normalizeEmail } from '../email-address.ts'
import { StartError } from '../start-error.ts'
import type { Database } from '../store/database.ts'
import { studentFacts, type StudentFacts } from '../store/student-facts.ts'
import { listed } from './listed.ts'

/**
 * What the school knows of students, some lines for each.
 * @param names email addresses, or the ids of the log
 * @throws {StartError} when one of them is unknown
 */
export async function showStudents(
  db: Database,
  names: readonly string[],
  now: Date,
): Promise<string[]> {
  const found = await Promise.all(
    names.map(async (name) => {
      const stored = await studentFacts(db, name.includes('@') ? 'email' : 'id', name, now)
      return stored ?? studentFacts(db, 'email', normalizeEmail(name), now)
    }),
  )
  const unknown = names.filter((_, index) => found[index] === null)
  if (unknown.length > 0) {
    throw new StartError(unknown.map((name) => `There is no student ${name}.`).join('\n'))
  }
  return found.flatMap((facts) => (facts === null ? [] : linesOf(facts)))
}

function linesOf(facts: StudentFacts): string[] {
  const { id, email, fullName, cohort, access, hasPassword, lastSignIn, sessions } = facts
  const password = hasPassword ? '' : ", without a password: 'Forgot Password' sets one"
  const sent = facts.submissions.map(
    ({ lesson, cohort: of, at }) =>
      `lesson ${lesson}${of === cohort ? '' : ` of '${of}'`} on ${written(at)}`,
  )
  return [
    `${email} (${fullName})`,
    `  id            ${id}`,
    `  cohort        ${cohort}`,
    `  access        ${access}${password}`,
    `  last sign-in  ${lastSignIn === null ? 'none is known' : written(lastSignIn)}`,
    `  signed in     ${sessions === 0 ? 'nowhere' : `in ${sessions} ${sessions === 1 ? 'browser' : 'browsers'}`}`,
    `  handed in     ${sent.length === 0 ? 'nothing' : listed(sent)}`,
  ]
}

/** '2026-03-09 18:00 UTC' */
function written(moment: string): string {
  return `${moment.slice(0, 16).replace('T', ' ')} UTC`
}
