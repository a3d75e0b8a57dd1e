import type { ExpressionBuilder } from 'kysely'
import type { AudienceKind, Tables } from '../db/schema.ts'
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
