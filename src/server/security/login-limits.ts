import { DAY_MS, HOUR_MS, MINUTE_MS } from '../clock.ts'

/** The window of every limit but the account's 100 a day. */
export const LOGIN_WINDOW_MS = 15 * MINUTE_MS

/** A student who has signed in with this browser before. */
export type KnownDevice = {
  readonly studentId: string
  /** The student's last sign-in there. Another student's sign-in does not change it. */
  readonly lastUsedAt: string
}

type LoginAttempt = {
  readonly email: string
  /** The stored hash: a new password starts with empty buckets. */
  readonly passwordHash: string | null
  /** null: the account has not signed in with this browser. */
  readonly device: KnownDevice | null
  /** The token in the browser's cookie. May be invented: nothing is allowed because of it. */
  readonly browser: string
  /** The client's networks, the narrowest first. */
  readonly networks: readonly string[]
}

/**
 * Counts the right passwords of an account. A person signs in a few times an hour, a class that shares a demo account
 * more often: the limit is for a program that signs in without end.
 */
export function rightPasswordBucket({
  email,
  passwordHash,
}: Pick<LoginAttempt, 'email' | 'passwordHash'>) {
  return { name: `sign-ins ${email} ${passwordHash ?? ''}`, limit: 300, windowMs: HOUR_MS }
}

/**
 * The buckets that count wrong passwords. The first limit leaves room for
 * mistyping. The others stop an attacker with many networks and accounts.
 */
export function loginBuckets({ email, passwordHash, device, browser, networks }: LoginAttempt) {
  const guessed = `${email} ${passwordHash ?? ''}`
  // A known browser's bucket follows the student's last sign-in there, which nobody else's sign-in renews.
  const whose = device === null ? `browser ${browser}` : `device of ${device.lastUsedAt}`
  const ofBrowser = { name: `login ${whose} ${guessed}`, limit: 10, windowMs: LOGIN_WINDOW_MS }
  // No stranger can lock out a known browser. A thief of its cookie, or another user of the browser, has 960
  // guesses a day.
  if (device !== null) return [ofBrowser]
  return [
    // A student on a new phone, beside a classmate who guesses.
    ofBrowser,
    // A browser without cookies is a new one each time, so a network has three of them. Uses the wider network,
    // because providers give many /64 to one customer.
    {
      name: `login account ${guessed} from ${networks.at(-1) ?? ''}`,
      limit: 30,
      windowMs: LOGIN_WINDOW_MS,
    },
    // All networks on one account: 36,500 guesses a year, too few for a password beyond the 3,000 commonest.
    // A student locked out by strangers still has a known browser or a reset code.
    { name: `login account ${guessed}`, limit: 100, windowMs: DAY_MS },
    // One network on all accounts. A campus of 5,000 behind one IPv4 address mistypes about 100 times in its
    // busiest quarter of an hour. An IPv6 /48 may be such a campus: one /64 cannot use it up.
    ...networks.map((network, index) => ({
      name: `login network ${network}`,
      limit: index === 0 ? 300 : 1200,
      windowMs: LOGIN_WINDOW_MS,
    })),
  ]
}
