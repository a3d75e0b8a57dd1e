import { DAY_MS, HOUR_MS } from '../clock.ts'
import type { KnownDevice } from './login-limits.ts'

// How likely is it that somebody guesses a code? One of eight digits is right once in 10^8. Whoever asks
// for codes in one address block may try 5,000 a day, over all accounts: in ten years that is
// 5,000 × 3,650 = 1.8 × 10^7 tries, and 0.18 accounts. A hundred and fifty blocks that never rest open
// one in 133 days; of one account alone each block tries 10 × 5 = 50 codes a day.
//
// Nothing limits how many codes all blocks together have mailed to one account: whoever has a hundred
// networks can annoy a student with mails. A limit would let the same shut the student out.

/** Nobody needs more codes in a day: mails may be late or end as spam, but not ten times. */
const CODES_A_DAY = 10
/** A first day on campus is a thousand students behind one address; half of them ask once more. */
const CODES_PER_BLOCK_AN_HOUR = 1500
/** See above. A thousand students who mistype two codes each are still far from it. */
const WRONG_CODES_PER_BLOCK_A_DAY = 5000
/** Whoever has a whole /32 of IPv6 has 65,536 blocks. With this, 0.73 accounts in ten years. */
const WRONG_CODES_PER_PROVIDER_A_DAY = 20_000
/** A reset code is dead after this many tries: most who mistype one are right the next time. */
export const TRIES_PER_CODE = 5

/** Who asks for a code or enters one. */
export type ResetAttempt = {
  /** The address of the account, which need not exist. */
  readonly email: string
  /** What one customer of a network has: an IPv4 address, or a block of IPv6. */
  readonly block: string
  /** All that a provider has of IPv6; null for IPv4. */
  readonly provider: string | null
  /** The browser, where it has signed in to this account before: strangers cannot use its buckets up. */
  readonly device: KnownDevice | null
}

/** What a request for a code is counted in. */
export function resetRequestBuckets({ email, block, device }: ResetAttempt) {
  const day = { limit: CODES_A_DAY, windowMs: DAY_MS }
  if (device !== null) return [{ name: `reset codes, ${browserOf(email, device)}`, ...day }]
  return [
    { name: `reset codes, ${email} from ${block}`, ...day },
    { name: `reset codes, from ${block}`, limit: CODES_PER_BLOCK_AN_HOUR, windowMs: HOUR_MS },
  ]
}

/** What a try of a code is counted in until it turns out to be right. */
export function wrongCodeBuckets({ email, block, provider, device }: ResetAttempt) {
  if (device !== null) return [wrongCodes(browserOf(email, device), CODES_A_DAY * TRIES_PER_CODE)]
  const narrow = wrongCodes(`from ${block}`, WRONG_CODES_PER_BLOCK_A_DAY)
  if (provider === null) return [narrow]
  return [narrow, wrongCodes(`from ${provider}`, WRONG_CODES_PER_PROVIDER_A_DAY)]
}

function wrongCodes(whose: string, limit: number) {
  return { name: `wrong reset codes, ${whose}`, limit, windowMs: DAY_MS }
}

function browserOf(email: string, { lastUsedAt }: KnownDevice): string {
  return `${email} by the browser of ${lastUsedAt}`
}
