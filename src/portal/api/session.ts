import { queryOptions, type QueryClient } from '@tanstack/react-query'
import * as contract from '../../contract/session.ts'
import type { Student } from '../../contract/session.ts'
import { lastSignIn, recogniseOwner, removeOwner } from '../storage/owner.ts'
import { hasPendingLogout, rememberEmail, storePendingLogout } from '../storage/settings.ts'
import { storeSignIn, storeStudent } from '../storage/student.ts'
import { FailedCall, type FailureKind } from './failed-call.ts'
import { call, callFromForm } from './request.ts'

export type Session =
  | { readonly kind: 'active'; readonly student: Student }
  | { readonly kind: 'deactivated' }
  | {
      readonly kind: 'signed-out'
      /** Only a refusal says that there is no session; the others are a check that failed. */
      readonly because: FailureKind
      /** When the backend wants to be asked again: `Date.now()`, or 0 where it did not say. */
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
  // A student who logged out while the backend was out of reach must stay logged out.
  if (hasPendingLogout()) await tellLogout()
  const before = lastSignIn()
  const reply = await call(contract.checkSession, null, { signal })
  // A tab signed in or out meanwhile: the answer may be that of the student before.
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
  // Another student may have signed in: nothing of the last one may stay in memory.
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
 * Asks once more after a call was refused, while the page stays as it is.
 * @returns whether the session is another one now; false when the check failed
 */
export async function recheckSession(client: QueryClient): Promise<boolean> {
  const before = client.getQueryData(sessionQuery.queryKey)
  // A late answer, after the protected area was left: its next entry asks by itself.
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

/** Whether this tab waits for the answer to a sign-in. */
export function isSigningIn(client: QueryClient): boolean {
  return client.isMutating({ mutationKey: signInKey }) > 0
}

async function signIn(
  { email, password, remember }: Credentials,
  { client }: { client: QueryClient },
) {
  const reply = await callFromForm(contract.login, { email, password })
  if (reply.ok) {
    storeSignIn(email, reply.data.fullName)
    storePendingLogout(false)
    // Whichever way the student went meanwhile: from now on the session is this one.
    leaveSession(client)
    rememberEmail(remember ? email : null)
  }
  return reply
}

const LOGOUT_TIMEOUT_MS = 10_000

/**
 * Signs out: of the backend where it answers, of this device in any case.
 * @returns whether the backend was reached
 */
export async function signOut(client: QueryClient): Promise<boolean> {
  // The device first: the browser may be closed before the backend answers, and whoever signs in
  // until then keeps what is theirs.
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

/** @throws {FailedCall} when the backend was not reached: the logout stays owed */
async function tellLogout(): Promise<void> {
  await call(contract.logout, null, { timeoutMs: LOGOUT_TIMEOUT_MS })
  storePendingLogout(false)
}
