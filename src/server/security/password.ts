import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/**
 * OWASP Password Storage Cheat Sheet, argon2id: 19 MiB (in KiB), 2 passes, 1 lane. They may be raised at
 * any time: every stored hash names its own, and signing in renews it.
 */
const PARAMETERS = { memory: 19_456, passes: 2, parallelism: 1 } as const
const SALT_BYTES = 16
const HASH_BYTES = 32

/** Longer passwords are refused, so that nobody can make the server hash a novel. In characters. */
export const MAX_PASSWORD_LENGTH = 1000

// The hashing shares Node's four worker threads with reading files: two are left for those.
const AT_ONCE = 2

type Parameters = { memory: number; passes: number; parallelism: number }
type Encoded = { parameters: Parameters; salt: Buffer; hash: Buffer }

const argon2Async = promisify(argon2)

/** The password's argon2id hash as a PHC string, which carries salt and parameters. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const hash = await derive(password, { parameters: PARAMETERS, salt, length: HASH_BYTES })
  const { memory, passes, parallelism } = PARAMETERS
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(hash)}`
}

/**
 * Whether the password belongs to the hash. Without a hash (unknown address, no password yet) the
 * answer is no and takes as long, so that the time tells nothing.
 */
export async function verifyPassword(password: string, encoded: string | null): Promise<boolean> {
  const known = encoded === null ? null : decode(encoded)
  const { parameters, salt, hash } = known ?? NOBODY
  const derived = await derive(password, { parameters, salt, length: hash.length })
  return timingSafeEqual(derived, hash) && known !== null
}

/** Whether the hash was made with other parameters than today's. */
export function isOutdated(encoded: string): boolean {
  const { parameters } = decode(encoded)
  return (
    parameters.memory !== PARAMETERS.memory ||
    parameters.passes !== PARAMETERS.passes ||
    parameters.parallelism !== PARAMETERS.parallelism
  )
}

const NOBODY: Encoded = {
  parameters: PARAMETERS,
  salt: Buffer.alloc(SALT_BYTES),
  hash: Buffer.alloc(HASH_BYTES),
}

function decode(encoded: string): Encoded {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(encoded)
  if (parts === null) throw new Error('A stored password hash is not an argon2id PHC string')
  const [, memory, passes, parallelism, salt = '', hash = ''] = parts
  return {
    parameters: {
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
    },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  }
}

let running = 0
const waiting: (() => void)[] = []

async function derive(
  password: string,
  { parameters, salt, length }: { parameters: Parameters; salt: Buffer; length: number },
): Promise<Buffer> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    // One spelling of each letter, however the keyboard composed it.
    const message = password.normalize('NFKC')
    return await argon2Async('argon2id', {
      message,
      nonce: salt,
      tagLength: length,
      ...parameters,
    })
  } finally {
    const next = waiting.shift()
    if (next === undefined) running -= 1
    else next()
  }
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
