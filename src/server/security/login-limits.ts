import { DAY_MS, MINUTE_MS } from '../clock.ts'

/** An account in a browser in which it was used before. */
export type KnownDevice = {
  readonly studentId: string
  /** When the student signed in there last. Who signs in there with another account does not change it. */
  readonly lastUsedAt: string
}

/** Who guesses at what. */
type LoginAttempt = {
  readonly email: string
  /** The stored hash of the password that is guessed at: a new password begins with empty buckets. */
  readonly passwordHash: string | null
  /** The browser, where this account was used in it before; null: nobody knows it. */
  readonly device: KnownDevice | null
  /** The client's networks, the narrow one first. */
  readonly networks: readonly string[]
}

/**
 * What wrong passwords are counted in; right ones are not. Whoever knows the password and mistypes it
 * needs a few attempts, so the first figure is generous; an attacker has many networks and accounts, so
 * the others are what counts.
 */
export function loginBuckets({ email, passwordHash, device, networks }: LoginAttempt) {
  const guessed = `${email} ${passwordHash ?? ''}`
  // A known browser has a bucket of its own, so that no stranger can lock it out. Who has stolen its
  // cookie, or shares the browser, has 960 guesses a day: by the student's last sign-in there, which
  // nobody else's renews.
  if (device !== null) {
    return [
      {
        name: `login device of ${device.lastUsedAt} ${guessed}`,
        limit: 10,
        windowMs: 15 * MINUTE_MS,
      },
    ]
  }
  return [
    // A student on a new phone. The wider network: a provider gives many /64 to one customer.
    {
      name: `login account ${guessed} from ${networks.at(-1) ?? ''}`,
      limit: 10,
      windowMs: 15 * MINUTE_MS,
    },
    // All the world at one account: 36,500 guesses a year, of which a password beyond the commonest
    // 3,000 has little to fear. A student whom strangers shut out has a known browser or a reset code.
    { name: `login account ${guessed}`, limit: 100, windowMs: DAY_MS },
    // One network at all accounts. A campus of 5,000 behind one IPv4 address has about 100 mistypings
    // in its busiest quarter of an hour. An IPv6 /48 may be that campus: one /64 cannot use it up.
    ...networks.map((network, index) => ({
      name: `login network ${network}`,
      limit: index === 0 ? 300 : 1200,
      windowMs: 15 * MINUTE_MS,
    })),
  ]
}
