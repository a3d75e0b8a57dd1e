import type { Client } from '../http/client.ts'
import { loginBuckets, rightPasswordBucket, type KnownDevice } from '../security/login-limits.ts'
import { consume, secondsUntilFree } from '../store/rate-limiter.ts'
import type { Verified } from '../store/session.ts'
import { findStudent } from '../store/students.ts'
import type { BackendParts } from './backend-parts.ts'

type Attempt = {
  /** Normalised. */
  readonly email: string
  readonly password: string
  readonly client: Client
  /** null: the account has not signed in with this browser. */
  readonly known: KnownDevice | null
  /** The browser's token. */
  readonly browser: string
  /** Aborts when the browser goes away. */
  readonly signal: AbortSignal
}

type Outcome =
  | { readonly kind: 'right'; readonly verified: Verified }
  | { readonly kind: 'wrong' }
  /** Too many passwords before. */
  | {
      readonly kind: 'refused'
      readonly waitSeconds: number
      /** null: no account has this address. */
      readonly studentId: string | null
    }

/**
 * Compares a password within the rate limits. An address without an account takes the same time, the same
 * reads and the same writes.
 * @throws {Overloaded} when too many wait for hashing
 */
export async function checkPassword(
  { db, clock, passwords }: BackendParts,
  { email, password, client, known, browser, signal }: Attempt,
): Promise<Outcome> {
  const { networks } = client
  const load = async () => {
    const found = await findStudent(db, email)
    const passwordHash = found?.passwordHash ?? null
    const wrong = loginBuckets({ email, passwordHash, device: known, browser, networks })
    const right = rightPasswordBucket({ email, passwordHash })
    const waitSeconds = await secondsUntilFree(db, [...wrong, right], clock.now())
    const studentId = found?.student.id ?? null
    const refusal: Outcome = { kind: 'refused', waitSeconds, studentId }
    return { found, passwordHash, wrong, right, waitSeconds, refusal }
  }

  const before = await load()
  if (before.waitSeconds > 0) return before.refusal
  return passwords.enqueue(
    signal,
    async ({ hash, verify }): Promise<Outcome> => {
      // Load again: meanwhile others may have failed, or the password has changed. Passwords are counted
      // after the comparison: so a few more than the limit may pass, as many as are hashed at once.
      const now = await load()
      const { found, passwordHash } = now
      if (now.waitSeconds > 0) return now.refusal
      const isRight = await verify(password, passwordHash)
      if (found === null || passwordHash === null || !isRight) {
        await consume(db, now.wrong, clock.now())
        return { kind: 'wrong' }
      }
      await consume(db, [now.right], clock.now())
      const renewedHash = passwords.isOutdated(passwordHash) ? await hash(password) : null
      return { kind: 'right', verified: { student: found.student, passwordHash, renewedHash } }
    },
    turnsOf(known?.studentId ?? null, client),
  )
}

/**
 * Who takes turns in the queue for hashing. A known browser queues by its account, and every second turn is for
 * known browsers: no flood of strangers delays or displaces them. Strangers queue by provider and network, so that
 * many cookies or addresses give nobody more turns.
 */
export function turnsOf(studentId: string | null, { provider, networks }: Client): string[] {
  if (studentId !== null) return ['known browser', studentId]
  const network = networks.at(-1) ?? ''
  return ['stranger', provider ?? network, network]
}
