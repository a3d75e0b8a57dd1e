import type { Clock } from '../clock.ts'
import type { Client } from '../http/client.ts'
import { loginBuckets } from '../security/login-limits.ts'
import type { Passwords } from '../security/password.ts'
import { consume, secondsUntilFree } from '../store/rate-limiter.ts'
import type { Database } from '../store/database.ts'
import { findDevice } from '../store/devices.ts'
import type { Verified } from '../store/sign-in.ts'
import { findStudent } from '../store/students.ts'

type Attempt = {
  /** In the database's one spelling. */
  readonly email: string
  readonly password: string
  readonly client: Client
  /** The browser's token. */
  readonly device: string | null
  /** Aborts when the browser goes away. */
  readonly signal: AbortSignal
}

type Outcome =
  | { readonly kind: 'right'; readonly verified: Verified }
  | { readonly kind: 'wrong' }
  /** Too many were wrong before. */
  | { readonly kind: 'refused'; readonly waitSeconds: number }

type Parts = { readonly db: Database; readonly clock: Clock; readonly passwords: Passwords }

/**
 * Compares a password within the limits. An address without an account costs the same time, the same
 * reads and the same writes.
 * @throws {Overloaded} when too many wait for hashing
 */
export async function checkPassword(
  { db, clock, passwords }: Parts,
  { email, password, client, device, signal }: Attempt,
): Promise<Outcome> {
  const known = device === null ? null : await findDevice(db, device, email, clock.now())
  const { networks } = client
  const look = async () => {
    const found = await findStudent(db, email)
    const passwordHash = found?.passwordHash ?? null
    const buckets = loginBuckets({ email, passwordHash, device: known, networks })
    return {
      found,
      passwordHash,
      buckets,
      waitSeconds: await secondsUntilFree(db, buckets, clock.now()),
    }
  }

  const atOnce = await look()
  if (atOnce.waitSeconds > 0) return { kind: 'refused', waitSeconds: atOnce.waitSeconds }
  return passwords.enqueue(
    signal,
    async ({ hash, verify }): Promise<Outcome> => {
      // While this one waited others may have failed, or the password has changed. Right ones are never
      // counted, not even while they are compared: so a bucket can hold a few wrong ones more, as many as
      // are hashed at once.
      const { found, passwordHash, buckets, waitSeconds } = await look()
      if (waitSeconds > 0) return { kind: 'refused', waitSeconds }
      const right = await verify(password, passwordHash)
      if (found === null || passwordHash === null || !right) {
        await consume(db, buckets, clock.now())
        return { kind: 'wrong' }
      }
      const renewedHash = passwords.isOutdated(passwordHash) ? await hash(password) : null
      return { kind: 'right', verified: { student: found.student, passwordHash, renewedHash } }
    },
    // In a browser that knows the account it waits for itself alone, whatever the network is busy with.
    // One line an account and one a network: whoever has many cookies or addresses has no more of them.
    known?.studentId ?? networks.at(-1),
  )
}
