import type { ExpressionBuilder } from 'kysely'
import type { AudienceKind, Tables, Database } from '../db/schema.ts'
import type { EnrolledStudent } from './students.ts'

export type { AudienceKind } from '../db/schema.ts'

/** The readers of a link or a message. */
export type Audience = Pick<Tables['links'], 'audience' | 'audience_name'>

export const EVERYONE: Audience = { audience: 'everyone', audience_name: '' }

const KINDS: readonly AudienceKind[] = ['everyone', 'cohort', 'student']

/** Sorts from everyone to one student: a later one overrides an earlier one. */
export function byPrecedence(one: Pick<Audience, 'audience'>, other: typeof one): number {
  return KINDS.indexOf(one.audience) - KINDS.indexOf(other.audience)
}

/** Matches the rows for a student: for everyone, for the cohort, for the student alone. */
export function visibleTo({ id, cohort }: Pick<EnrolledStudent, 'id' | 'cohort'>) {
  const audiences: Audience[] = [
    EVERYONE,
    { audience: 'cohort', audience_name: cohort },
    { audience: 'student', audience_name: id },
  ]
  return (eb: ExpressionBuilder<Tables, 'links' | 'messages'>) =>
    eb.or(audiences.map((audience) => eb.and(audience)))
}

/**
 * Who sees a link or a message of an audience.
 * @param name '', a cohort, or a student's address as it is stored
 * @param field of a link, which a cohort's or a student's own hides; null for a message, which nothing hides
 */
export async function reachOf(
  db: Database,
  audience: AudienceKind,
  name: string,
  field: string | null,
) {
  const students = await db
    .selectFrom('students')
    .select(['id', 'email', 'cohort', 'access'])
    .where('email', '<>', '') // the owner of erased students' work
    .$if(audience === 'cohort', (query) => query.where('cohort', '=', name))
    .$if(audience === 'student', (query) => query.where('email', '=', name))
    .execute()
  const hiding = await db
    .selectFrom('links')
    .select(['audience', 'audience_name'])
    .where('field', '=', field ?? '')
    .execute()
  const narrower = hiding.filter((row) => byPrecedence(row, { audience }) > 0)
  const names = (kind: AudienceKind) =>
    new Set(narrower.flatMap((row) => (row.audience === kind ? row.audience_name : [])))
  const [cohorts, ids] = [names('cohort'), names('student')]
  const withOwn = students.filter(({ id }) => ids.has(id))
  const others = students.filter(({ id, cohort }) => !ids.has(id) && !cohorts.has(cohort))
  const reached = others.filter(({ access }) => access === 'active').length
  return {
    /** Students who can sign in, and see it. */
    reached,
    deactivated: others.length - reached,
    /** Cohorts and addresses with a link of their own in this field, which hides this one. */
    hidden: [...cohorts, ...withOwn.map(({ email }) => email)],
  }
}
