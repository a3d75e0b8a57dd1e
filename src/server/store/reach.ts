import type { Database } from '../db/schema.ts'
import { BY_PRECEDENCE, type AudienceKind } from './audience.ts'

type Names = { readonly cohorts: readonly string[]; readonly emails: readonly string[] }

/** Who sees a link or a message of an audience. */
export type Reach = {
  /** Students who can sign in, and see it. */
  readonly reached: number
  readonly deactivated: number
  /** Those with a link of their own in this field, which hides this one. */
  readonly hidden: Names
}

/**
 * @param written '', a cohort, or a student's address as it is stored
 * @param field of a link, which a cohort's or a student's own hides; null for a message, which nothing hides
 */
export async function reachOf(
  db: Database,
  audience: AudienceKind,
  written: string,
  field: string | null,
): Promise<Reach> {
  const students = await db
    .selectFrom('students')
    .select(['id', 'email', 'cohort', 'access'])
    .where('email', '<>', '') // the owner of erased students' work
    .$if(audience === 'cohort', (query) => query.where('cohort', '=', written))
    .$if(audience === 'student', (query) => query.where('email', '=', written))
    .execute()
  const narrower = BY_PRECEDENCE.slice(BY_PRECEDENCE.indexOf(audience) + 1)
  const hiding =
    field === null || narrower.length === 0
      ? []
      : await db
          .selectFrom('links')
          .select(['audience', 'audience_name'])
          .where('field', '=', field)
          .where('audience', 'in', narrower)
          .execute()
  const names = (kind: AudienceKind) =>
    new Set(hiding.flatMap((row) => (row.audience === kind ? row.audience_name : [])))
  const [cohorts, ids] = [names('cohort'), names('student')]
  const own = students.filter(({ id }) => ids.has(id))
  const others = students.filter(({ id, cohort }) => !ids.has(id) && !cohorts.has(cohort))
  const reached = others.filter(({ access }) => access === 'active').length
  return {
    reached,
    deactivated: others.length - reached,
    hidden: { cohorts: [...cohorts], emails: own.map(({ email }) => email) },
  }
}
