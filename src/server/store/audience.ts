import type { ExpressionBuilder } from 'kysely'
import type { AudienceKind, Tables } from '../db/schema.ts'
import type { EnrolledStudent } from './students.ts'

export type { AudienceKind } from '../db/schema.ts'

/** The readers of a link or a message. */
export type Audience =
  | { readonly kind: 'everyone' }
  | { readonly kind: 'cohort'; readonly cohort: string }
  | { readonly kind: 'student'; readonly studentId: string }

/** From everyone to one student: a later kind overrides an earlier one. */
export const BY_PRECEDENCE: readonly AudienceKind[] = ['everyone', 'cohort', 'student']

export function audienceColumns(audience: Audience): {
  audience: AudienceKind
  audience_name: string
} {
  if (audience.kind === 'everyone') return { audience: 'everyone', audience_name: '' }
  if (audience.kind === 'cohort') return { audience: 'cohort', audience_name: audience.cohort }
  return { audience: 'student', audience_name: audience.studentId }
}

/** Matches the rows for a student: for everyone, for the cohort, for the student alone. */
export function visibleTo(student: Pick<EnrolledStudent, 'id' | 'cohort'>) {
  const audiences = [
    audienceColumns({ kind: 'everyone' }),
    audienceColumns({ kind: 'cohort', cohort: student.cohort }),
    audienceColumns({ kind: 'student', studentId: student.id }),
  ]
  return (eb: ExpressionBuilder<Tables, 'links' | 'messages'>) =>
    eb.or(audiences.map((audience) => eb.and(audience)))
}
