import type { ExpressionBuilder } from 'kysely'
import type { AudienceKind, Tables } from '../db/schema.ts'
import type { EnrolledStudent } from './students.ts'

export type { AudienceKind } from '../db/schema.ts'

/** The readers of a link or a message. */
export type Audience = Pick<Tables['links'], 'audience' | 'audience_name'>

export const EVERYONE: Audience = { audience: 'everyone', audience_name: '' }

/** From everyone to one student: a later kind overrides an earlier one. */
export const BY_PRECEDENCE: readonly AudienceKind[] = ['everyone', 'cohort', 'student']

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
