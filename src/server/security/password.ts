import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { SECOND_MS } from '../clock.ts'
import { createFairQueue } from './fair-queue.ts'

/** How much work one hash is: memory in KiB, passes over it, lanes. */
export type PasswordCost = {
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
}

/**
 * OWASP Password Storage Cheat Sheet, argon2id: 19 MiB, 2 passes, 1 lane. It may be raised at any time:
 * every stored hash names its own cost, and signing in renews it.
 */
const OWASP_COST: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 }
const SALT_BYTES = 16
const HASH_BYTES = 32

/** Longer passwords are refused, so that nobody can make the server hash a novel. In characters. */
export const MAX_PASSWORD_LENGTH = 1000

/** Nobody waits longer than this for a turn. With more in the queue than can be hashed by then, it is full. */
const LONGEST_WAIT_MS = 20 * SECOND_MS
/** What a hash is taken to last until one was measured, in ms: a common processor's time. */
const EXPECTED_HASH_MS = 25
/** How much the newest hash counts in the average of all. */
const NEWEST_SHARE = 0.1
/** Hashing shares these threads with reading files, for which one is left. It is Node's own default. */
const WORKER_THREADS = Number(process.env['UV_THREADPOOL_SIZE'] ?? 4)

/** Every processor but one, which is for all other calls. */
const HASHES_AT_ONCE = Math.max(1, Math.min(availableParallelism(), WORKER_THREADS) - 1)

/** Makes and compares hashes of passwords and reset codes. */
type Hashing = {
  /** The password's argon2id hash as a PHC string, which carries salt and cost. */
  readonly hash: (password: string) => Promise<string>
  /**
   * Whether the password belongs to the hash. Without a hash (unknown address, no password yet) the
   * answer is no and takes as long, so that the time tells nothing.
   */
  readonly verify: (password: string, encoded: string | null) => Promise<boolean>
}

/** Hashing in turns: a storm of sign-ins waits here, and every other call goes on. */
export type Passwords = Hashing & {
  /**
   * Waits for a turn, and hashes in it as often as the work needs. What the work looks up first is as
   * new as the turn.
   * @param signal of the request: a browser that went away leaves the queue
   * @param key who waits, such as a network: the keys take turns
   * @throws {Overloaded} when more wait than 20 s can hash
   */
  readonly enqueue: <T>(
    signal: AbortSignal | undefined,
    work: (hashing: Hashing) => Promise<T>,
    key?: string,
  ) => Promise<T>
  /** Whether the hash was made at another cost than today's. */
  readonly isOutdated: (encoded: string) => boolean
  /** Refuses every request that waits or would have to: the server ends. Mails are still written. */
  readonly stop: () => void
}

/** @param queue.concurrency how many hashes run at once */
export function createPasswords(
  cost: PasswordCost = OWASP_COST,
  { concurrency = HASHES_AT_ONCE, longestWaitMs = LONGEST_WAIT_MS } = {},
): Passwords {
  let hashMs: number | null = null
  const queue = createFairQueue({
    concurrency,
    maxWaiting: () => (concurrency * longestWaitMs) / (hashMs ?? EXPECTED_HASH_MS),
  })
  const nobody: Encoded = { cost, salt: Buffer.alloc(SALT_BYTES), key: Buffer.alloc(HASH_BYTES) }

  async function derive(...given: Parameters<typeof deriveKey>): Promise<Buffer> {
    const start = performance.now()
    const key = await deriveKey(...given)
    const ms = performance.now() - start
    hashMs = hashMs === null ? ms : hashMs + NEWEST_SHARE * (ms - hashMs)
    return key
  }

  const hashing: Hashing = {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES)
      return encode({ cost, salt, key: await derive(password, { cost, salt, length: HASH_BYTES }) })
    },
    async verify(password, encoded) {
      const { key, ...rest } = encoded === null ? nobody : decode(encoded)
      const derived = await derive(password, { ...rest, length: key.length })
      return timingSafeEqual(derived, key) && encoded !== null
    },
  }

  const enqueue: Passwords['enqueue'] = (signal, work, key = '') =>
    queue.run(() => work(hashing), { key, signal })

  return {
    enqueue,
    hash: (password) => enqueue(undefined, ({ hash }) => hash(password)),
    verify: (password, encoded) => enqueue(undefined, ({ verify }) => verify(password, encoded)),
    isOutdated(encoded) {
      const { memory, passes, parallelism } = decode(encoded).cost
      return memory !== cost.memory || passes !== cost.passes || parallelism !== cost.parallelism
    },
    stop: queue.stop,
  }
}

type Encoded = { readonly cost: PasswordCost; readonly salt: Buffer; readonly key: Buffer }

function encode({ cost: { memory, passes, parallelism }, salt, key }: Encoded): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(key)}`
}

// Its digits are a ceiling, 98 MiB and 9 passes: a hash in a restored copy must not keep the server busy.
const PHC = /^\$argon2id\$v=19\$m=(\d{1,5}),t=(\d),p=(\d)\$([^$]{1,99})\$([^$]{1,99})$/

function decode(encoded: string): Encoded {
  const parts = PHC.exec(encoded)
  if (parts === null)
    throw new Error('A stored password hash is no argon2id hash, or costs too much')
  const [, memory, passes, parallelism, salt = '', key = ''] = parts
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    key: Buffer.from(key, 'base64'),
  }
}

const argon2Async = promisify(argon2)

function deriveKey(
  password: string,
  { cost, salt, length }: { cost: PasswordCost; salt: Buffer; length: number },
): Promise<Buffer> {
  // One spelling of each letter, however the keyboard composed it.
  const message = password.normalize('NFKC')
  return argon2Async('argon2id', { message, nonce: salt, tagLength: length, ...cost })
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
