import { cleanKey } from '../../contract/key.ts'
import { normalizeEmail } from '../email-address.ts'
import type { AudienceKind } from '../store/audience.ts'
import type { Database } from '../store/database.ts'
import { reachOf } from '../store/reach.ts'
import type { AudienceCells } from './command.ts'
import { listed } from './listed.ts'

type Named = { readonly audience: AudienceKind; readonly written: string; readonly words: string }

/** An audience as it is stored, and as a sentence names it. */
export function nameOf({ email, course_cohort: cohort }: AudienceCells): Named {
  if (cohort !== undefined) {
    const written = cleanKey(cohort)
    return { audience: 'cohort', written, words: `the cohort '${written}'` }
  }
  if (email === undefined) return { audience: 'everyone', written: '', words: 'everyone' }
  const written = normalizeEmail(email)
  return { audience: 'student', written, words: written }
}

/**
 * How many students see a link or a message, and who does not.
 * @param field of a link; null for a message
 */
export async function whoSees(
  db: Database,
  { audience, written }: Named,
  field: string | null,
): Promise<string[]> {
  const { reached, deactivated, hidden } = await reachOf(db, audience, written, field)
  const { cohorts, emails } = hidden
  return [
    `${reached} ${reached === 1 ? 'student sees' : 'students see'} it.`,
    ...(deactivated > 0 ? [`Not reached: ${deactivated} deactivated.`] : []),
    ...(cohorts.length > 0 ? [`Not reached: ${listed(cohorts)}, with ${field} of their own.`] : []),
    ...(emails.length > 0 ? [`Not reached: ${listed(emails)}, with ${field} of their own.`] : []),
  ]
}
