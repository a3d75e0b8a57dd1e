import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { isDeepStrictEqual, promisify } from 'node:util'
import { SECOND_MS } from '../clock.ts'
import { createFairQueue } from './fair-queue.ts'

const argon2Async = promisify(argon2)

/** How much work one hash is: memory in KiB, passes over it, lanes. */
export type PasswordCost = {
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
}

/**
 * OWASP Password Storage Cheat Sheet, argon2id: 19 MiB, 2 passes, 1 lane. It can be raised at any time: every
 * stored hash names its own cost, and signing in replaces an outdated one.
 */
const OWASP_COST: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 }
const SALT_BYTES = 16
const HASH_BYTES = 32

/** Longer passwords are refused, so that nobody can keep the server busy. In characters. */
export const MAX_PASSWORD_LENGTH = 1000

/** The longest wait. The queue is full when it holds more than can be hashed in this time. */
const LONGEST_WAIT_MS = 20 * SECOND_MS
/** The assumed time of a hash until one was measured, in ms. */
const EXPECTED_HASH_MS = 25
/** The weight of the newest hash in the moving average. */
const NEWEST_SHARE = 0.1
/** Node's default. Hashing shares these threads with reading files, so it leaves one. */
const WORKER_THREADS = Number(process.env['UV_THREADPOOL_SIZE'] ?? 4)

/** All processors but one, which is left for other calls. */
const HASHES_AT_ONCE = Math.max(1, Math.min(availableParallelism(), WORKER_THREADS) - 1)

export type Passwords = ReturnType<typeof createPasswords>

/**
 * Makes and compares hashes of passwords behind a queue: many sign-ins at once wait here, and all other calls go on.
 * @param queue.concurrency how many hashes run at once
 */
export function createPasswords(
  cost: PasswordCost = OWASP_COST,
  { concurrency = HASHES_AT_ONCE, longestWaitMs = LONGEST_WAIT_MS } = {},
) {
  let hashMs: number | null = null
  const queue = createFairQueue({
    concurrency,
    maxWaiting: () => (concurrency * longestWaitMs) / (hashMs ?? EXPECTED_HASH_MS),
  })
  const nobody: Encoded = { cost, salt: Buffer.alloc(SALT_BYTES), key: Buffer.alloc(HASH_BYTES) }

  /** The hash of a password, as long as this key. */
  async function derive(password: string, { cost, salt, key: { length } }: Encoded) {
    const start = performance.now()
    // Keyboards compose the same letter differently.
    const message = password.normalize('NFKC')
    const key = await argon2Async('argon2id', { message, nonce: salt, tagLength: length, ...cost })
    const ms = performance.now() - start
    hashMs = hashMs === null ? ms : hashMs + NEWEST_SHARE * (ms - hashMs)
    return key
  }

  const hashing = {
    /** An argon2id hash as a PHC string, with its salt and cost. */
    hash: async (password: string): Promise<string> => {
      const fresh = { ...nobody, salt: randomBytes(SALT_BYTES) }
      return encode({ ...fresh, key: await derive(password, fresh) })
    },
    /**
     * Whether the password matches the hash. Without a hash (unknown address, no password yet) it is false, and takes
     * as long, so that the time reveals nothing.
     */
    verify: async (password: string, encoded: string | null): Promise<boolean> => {
      const stored = encoded === null ? null : decode(encoded)
      const compared = stored ?? nobody
      const derived = await derive(password, compared)
      return timingSafeEqual(derived, compared.key) && stored !== null
    },
  }

  /**
   * Runs the work when it is its turn. The work can hash several times, and should read its data first, so that it is
   * up to date.
   * @param signal of the request: a browser that went away leaves the queue
   * @param from the groups that take turns, the widest first
   * @throws {Overloaded} when more wait than 20 s can hash
   */
  const enqueue = <T>(
    signal: AbortSignal | undefined,
    work: (unqueued: typeof hashing) => Promise<T>,
    from: readonly string[] = ['itself'],
  ): Promise<T> => queue.run(() => work(hashing), { groups: from, signal })

  return {
    enqueue,
    hash: (password: string) => enqueue(undefined, ({ hash }) => hash(password)),
    verify: (password: string, encoded: string | null) =>
      enqueue(undefined, ({ verify }) => verify(password, encoded)),
    /** Whether the hash has another cost than today's. */
    isOutdated: (encoded: string) => !isDeepStrictEqual(decode(encoded)?.cost, cost),
    /** Refuses every request that waits, now and later, because the server stops. */
    stop: queue.stop,
  }
}

type Encoded = { readonly cost: PasswordCost; readonly salt: Buffer; readonly key: Buffer }

function encode({ cost: { memory, passes, parallelism }, salt, key }: Encoded): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(key)}`
}

// The digits limit the cost to 98 MiB and 9 passes: a hash in a restored copy must not overload the server. Shorter
// salts and keys were cut: argon2 refuses them, or soon any password would match.
const PHC = /^\$argon2id\$v=19\$m=(\d{1,5}),t=([1-9]),p=([1-9])\$([\w+/]{11,99})\$([\w+/]{22,99})$/
/** In KiB; argon2 refuses less. */
const LEAST_MEMORY_OF_A_LANE = 8

/** @returns null for what is damaged, not argon2id, or costs too much: such an account has no password */
function decode(encoded: string): Encoded | null {
  const parts = PHC.exec(encoded)
  if (parts === null) return null
  const [, memory, passes, parallelism, salt = '', key = ''] = parts
  if (Number(memory) < LEAST_MEMORY_OF_A_LANE * Number(parallelism)) return null
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    key: Buffer.from(key, 'base64'),
  }
}

/** Whether a password could match this hash. */
export function isReadableHash(encoded: string): boolean {
  return decode(encoded) !== null
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
