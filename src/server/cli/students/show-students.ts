import { inSchoolTime, type SchoolZone } from '../../school-time.ts'
import { StartError } from '../../start-error.ts'
import type { Database } from '../../store/database.ts'
import { studentFacts } from '../../store/students.ts'
import { listed } from '../listed.ts'

/**
 * What the school knows of students, some lines for each.
 * @param names email addresses, or the ids of the log
 * @throws {StartError} when one of them is unknown
 */
export async function showStudents(
  db: Database,
  names: readonly string[],
  zone: SchoolZone,
): Promise<string[]> {
  const schoolTime = (moment: string) => inSchoolTime(new Date(moment), zone)
  const lines: string[] = []
  for (const name of names) {
    const facts = await studentFacts(db, name)
    if (facts === null) throw new StartError(`There is no student ${name}.`)
    const { id, email, fullName, cohort, access, hasPassword, lastSignIn, submissions } = facts
    const password = hasPassword ? '' : ", without a password: 'Forgot Password' sets one"
    const handedIn = submissions.map((one) => {
      const of = one.cohort === cohort ? '' : ` of '${one.cohort}'`
      return `lesson ${one.lesson}${of} on ${schoolTime(one.at)}`
    })
    lines.push(
      `${email} (${fullName})`,
      `  id            ${id}`,
      `  cohort        ${cohort}`,
      `  access        ${access}${password}`,
      `  last sign-in  ${lastSignIn === null ? 'none is known' : schoolTime(lastSignIn)}`,
      `  handed in     ${handedIn.length === 0 ? 'nothing' : listed(handedIn)}`,
    )
  }
  return lines
}
