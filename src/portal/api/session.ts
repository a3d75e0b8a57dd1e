import { queryOptions, type QueryClient } from '@tanstack/react-query'
import * as contract from '../../contract/session.ts'
import type { Student } from '../../contract/session.ts'
import { lastSignIn, recogniseOwner, removeOwner } from '../storage/owner.ts'
import { hasPendingLogout, rememberEmail, storePendingLogout } from '../storage/settings.ts'
import { storeSignIn, storeStudent } from '../storage/student.ts'
import { FailedCall, type FailureKind } from './failed-call.ts'
import { call, callForReply } from './request.ts'

export type Session =
  | { readonly kind: 'active'; readonly student: Student }
  | { readonly kind: 'deactivated' }
  | {
      readonly kind: 'signed-out'
      /** Only 'refused' means that there is no session. Otherwise the check failed. */
      readonly because: FailureKind
      /** The earliest time for a retry, as `Date.now()` counts; 0 if the backend named none. */
      readonly retryAt: number
    }

const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => askSession(signal),
  // One check is enough until the student leaves the protected area: leaveSession removes it then.
  staleTime: Infinity,
  gcTime: Infinity,
})

async function askSession(signal: AbortSignal): Promise<Session> {
  // If a student logged out while the backend was unreachable, log out there before asking.
  if (hasPendingLogout()) await tellLogout()
  const before = lastSignIn()
  // The inline script may have sent this call already: `call` then takes its answer.
  const reply = await call(contract.checkSession, null, { signal })
  // Another tab signed in or out meanwhile: the answer may belong to the previous student.
  if (lastSignIn() !== before) return askSession(signal)
  if (!reply.ok) return { kind: 'signed-out', because: 'refused', retryAt: 0 }
  if (reply.data.access === 'deactivated') {
    recogniseOwner(reply.data.student)
    return { kind: 'deactivated' }
  }
  storeStudent(reply.data.student)
  return { kind: 'active', student: reply.data.student }
}

/** The session, asked of the backend once per entry into the protected area. */
export async function enterSession(client: QueryClient): Promise<Session> {
  // Another student may have signed in: keep nothing of the previous one in memory.
  if (client.getQueryData(sessionQuery.queryKey) === undefined) client.removeQueries()
  const session = await checked(client, () => client.ensureQueryData(sessionQuery))
  if (session.kind === 'signed-out') leaveSession(client)
  return session
}

/** Makes the next entry into the protected area ask again. */
export function leaveSession(client: QueryClient): void {
  client.removeQueries(sessionQuery)
}

/**
 * Checks the session again after a refused call. The page stays as it is.
 * @returns whether the session has changed; false if the check failed
 */
export async function recheckSession(client: QueryClient): Promise<boolean> {
  const before = client.getQueryData(sessionQuery.queryKey)
  // The student has left the protected area: the next entry checks anyway.
  if (before === undefined) return false
  const after = await checked(client, () => client.fetchQuery({ ...sessionQuery, staleTime: 0 }))
  if (after.kind === 'signed-out' && after.because !== 'refused') return false
  return after.kind !== before.kind
}

async function checked(client: QueryClient, ask: () => Promise<Session>): Promise<Session> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof FailedCall)) throw error
    return { kind: 'signed-out', because: error.kind, retryAt: error.retryAt }
  }
}

type Credentials = {
  readonly email: string
  readonly password: string
  /** Keep the address on this device for next time. It adds nothing to the request. */
  readonly remember: boolean
}

const signInKey = ['sign-in']

/** For useMutation. */
export const signInMutation = { mutationKey: signInKey, mutationFn: signIn }

/** Whether this tab has sent a sign-in that is not answered yet. */
export function isSigningIn(client: QueryClient): boolean {
  return client.isMutating({ mutationKey: signInKey }) > 0
}

async function signIn(
  { email, password, remember }: Credentials,
  { client }: { client: QueryClient },
) {
  const reply = await callForReply(contract.login, { email, password })
  if (reply.ok) {
    storeSignIn(email, reply.data.fullName)
    storePendingLogout(false)
    // A protected page that the student opened meanwhile must check the session anew.
    leaveSession(client)
    rememberEmail(remember ? email : null)
  }
  return reply
}

const LOGOUT_TIMEOUT_MS = 10_000

/**
 * Signs out: always on this device, and on the backend if it answers.
 * @returns whether the backend was reached
 */
export async function signOut(client: QueryClient): Promise<boolean> {
  // The device first: the browser may be closed before the backend answers. Later, this would
  // delete the data of a student who signs in meanwhile.
  storePendingLogout(true)
  removeOwner()
  await client.cancelQueries()
  try {
    await tellLogout()
    return true
  } catch (error) {
    if (error instanceof FailedCall) return false
    throw error
  }
}

/** @throws {FailedCall} when the backend was not reached: the logout stays pending */
async function tellLogout(): Promise<void> {
  await call(contract.logout, null, { timeoutMs: LOGOUT_TIMEOUT_MS })
  storePendingLogout(false)
}
