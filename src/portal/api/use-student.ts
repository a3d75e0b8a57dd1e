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

/** The student's first name, or User when none is known. */
export function firstName(student: Student): string {
  return student.fullName.trim().split(/\s+/)[0] || 'User'
}
