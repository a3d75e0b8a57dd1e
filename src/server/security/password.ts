import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

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

// The hashing shares Node's four worker threads with reading files: two are left for those.
const AT_ONCE = 2

/** Makes and compares hashes of passwords and reset codes. */
export type Passwords = {
  /** The password's argon2id hash as a PHC string, which carries salt and cost. */
  readonly hash: (password: string) => Promise<string>
  /**
   * Whether the password belongs to the hash. Without a hash (unknown address, no password yet) the
   * answer is no and takes as long, so that the time tells nothing.
   */
  readonly verify: (password: string, encoded: string | null) => Promise<boolean>
  /** Whether the hash was made at another cost than today's. */
  readonly isOutdated: (encoded: string) => boolean
  /** Refuses whoever waits for a place, from now on: the server stops. @throws {Overloaded} to them */
  readonly stop: () => void
}

/** There is no place to hash now. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded'
}

export function createPasswords(cost: PasswordCost = OWASP_COST): Passwords {
  const turns = atMost(AT_ONCE, deriveKey)
  const derive = turns.act
  const nobody: Encoded = { cost, salt: Buffer.alloc(SALT_BYTES), key: Buffer.alloc(HASH_BYTES) }
  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES)
      return encode({ cost, salt, key: await derive(password, { cost, salt, length: HASH_BYTES }) })
    },
    async verify(password, encoded) {
      const { key, ...rest } = encoded === null ? nobody : decode(encoded)
      const derived = await derive(password, { ...rest, length: key.length })
      return timingSafeEqual(derived, key) && encoded !== null
    },
    isOutdated(encoded) {
      const { memory, passes, parallelism } = decode(encoded).cost
      return memory !== cost.memory || passes !== cost.passes || parallelism !== cost.parallelism
    },
    stop: turns.stop,
  }
}

type Encoded = { readonly cost: PasswordCost; readonly salt: Buffer; readonly key: Buffer }

function encode({ cost: { memory, passes, parallelism }, salt, key }: Encoded): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(key)}`
}

function decode(encoded: string): Encoded {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(encoded)
  if (parts === null) throw new Error('A stored password hash is not an argon2id PHC string')
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

/** The same function, of which only so many calls run at once; the others wait their turn. */
function atMost<Arguments extends readonly unknown[], Result>(
  limit: number,
  act: (...given: Arguments) => Promise<Result>,
) {
  let running = 0
  let stopped = false
  const waiting: { start: () => void; refuse: (cause: Overloaded) => void }[] = []
  const place = () => new Promise<void>((start, refuse) => waiting.push({ start, refuse }))
  return {
    act: async (...given: Arguments): Promise<Result> => {
      if (running >= limit && stopped) throw new Overloaded()
      if (running >= limit) await place()
      else running += 1
      try {
        return await act(...given)
      } finally {
        const next = waiting.shift()
        if (next === undefined) running -= 1
        else next.start()
      }
    },
    stop: () => {
      stopped = true
      for (const { refuse } of waiting.splice(0)) refuse(new Overloaded())
    },
  }
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
