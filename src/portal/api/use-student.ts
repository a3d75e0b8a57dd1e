import { getRouteApi } from '@tanstack/react-router'
import type { Student } from '../../contract/session.ts'

const route = getRouteApi('/protected')

/**
 * The signed-in student, from the context of the protected area's route.
 * @throws outside the protected area, and for a deactivated student
 */
export function useStudent(): Student {
  const { session } = route.useRouteContext()
  if (session.kind !== 'active') throw new Error('No active session')
  return session.student
}

const TITLE = /^(?:dr|mr|mrs|ms|miss|mx|prof|rev|engr|barr)\.?$/i
const AFTER_NAME = /^(?:jr|sr|i{2,3}|iv|esq|b\.?sc|m\.?sc|m\.?d|ph\.?d)\b/i

/** The student's first name, or User when none is known. A register may hold 'Moss, Eve' or 'Dr. Eve Moss'. */
export function firstName({ fullName }: Student): string {
  const [before = '', after = ''] = fullName.split(',').map((part) => part.trim())
  const names = (after === '' || AFTER_NAME.test(after) ? before : after).split(/\s+/)
  return names.find((name) => !TITLE.test(name)) || names[0] || 'User'
}
