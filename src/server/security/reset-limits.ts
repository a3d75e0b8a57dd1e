import { DAY_MS, HOUR_MS } from '../clock.ts'
import type { KnownDevice } from './login-limits.ts'

// How likely is a guessed code? A code of eight digits is right once in 10^8. One address block may try 5,000
// a day, over all accounts: in ten years that is 5,000 × 3,650 = 1.8 × 10^7 tries, and 0.18 accounts. A
// hundred and fifty blocks without a pause open one account in 133 days. On one account each block tries the
// five of 10 + 24 × 10 codes: 1,250 a day, and 0.05 accounts in ten years.
//
// Nothing limits the codes that all blocks together can have mailed to one account: an attacker with a
// hundred networks can annoy a student with mails. With a limit, the same attacker could lock the student
// out.

/** Mails may be late or land in spam, but not ten times a day. */
const CODES_A_DAY = 10
/** After the ten: for several browsers, and at most 250 mails a day. */
const LATE_CODES_AN_HOUR = 10
/** For one account. An IPv6 /32 has 65,536 blocks, and each could have a mail sent to the same student. */
const CODES_PER_PROVIDER_A_DAY = 30
/** As many as ten of its blocks. */
const LATE_CODES_PER_PROVIDER_AN_HOUR = 10 * LATE_CODES_AN_HOUR
/** The first day on a campus: a thousand students behind one address, and half of them ask twice. */
const CODES_PER_BLOCK_AN_HOUR = 1500
/** See above. A thousand students who mistype two codes each stay far below it. */
const WRONG_CODES_PER_BLOCK_A_DAY = 5000
/** An IPv6 /32 has 65,536 blocks. This limit allows it 0.73 accounts in ten years. */
const WRONG_CODES_PER_PROVIDER_A_DAY = 20_000
/** After this many tries a reset code stops working. Most students are right at the second. */
export const TRIES_PER_CODE = 5

/** A request for a code, or a try of one. */
export type ResetAttempt = {
  /** The email address, which need not be a student's. */
  readonly email: string
  /** One customer's network: an IPv4 address, or an IPv6 block. */
  readonly block: string
  /** The provider's IPv6 network; null for IPv4. */
  readonly provider: string | null
  /** A browser that has signed in to this account before: strangers cannot use up its buckets. */
  readonly device: KnownDevice | null
}

/**
 * The buckets for requests when those of resetRequestBuckets are full. Somebody else on the network may have filled
 * them, and no student should wait a day for a code.
 */
export function lateRequestBuckets({ email, block, provider, device }: ResetAttempt) {
  if (device !== null) return [lateCodes(browserOf(email, device), LATE_CODES_AN_HOUR)]
  const narrow = lateCodes(`${email} from ${block}`, LATE_CODES_AN_HOUR)
  if (provider === null) return [narrow]
  return [narrow, lateCodes(`${email} from ${provider}`, LATE_CODES_PER_PROVIDER_AN_HOUR)]
}

/** The buckets that count requests for a code. */
export function resetRequestBuckets({ email, block, provider, device }: ResetAttempt) {
  const day = { limit: CODES_A_DAY, windowMs: DAY_MS }
  if (device !== null) return [{ name: `reset codes, ${browserOf(email, device)}`, ...day }]
  const narrow = [
    { name: `reset codes, ${email} from ${block}`, ...day },
    { name: `reset codes, from ${block}`, limit: CODES_PER_BLOCK_AN_HOUR, windowMs: HOUR_MS },
  ]
  if (provider === null) return narrow
  const wide = { limit: CODES_PER_PROVIDER_A_DAY, windowMs: DAY_MS }
  return [...narrow, { name: `reset codes, ${email} from ${provider}`, ...wide }]
}

/** The buckets that count tries of a code; a right one is refunded. */
export function wrongCodeBuckets({ email, block, provider, device }: ResetAttempt) {
  if (device !== null) return [wrongCodes(browserOf(email, device), CODES_A_DAY * TRIES_PER_CODE)]
  const narrow = wrongCodes(`from ${block}`, WRONG_CODES_PER_BLOCK_A_DAY)
  if (provider === null) return [narrow]
  return [narrow, wrongCodes(`from ${provider}`, WRONG_CODES_PER_PROVIDER_A_DAY)]
}

function lateCodes(whose: string, limit: number) {
  return { name: `late reset codes, ${whose}`, limit, windowMs: HOUR_MS }
}

function wrongCodes(whose: string, limit: number) {
  return { name: `wrong reset codes, ${whose}`, limit, windowMs: DAY_MS }
}

function browserOf(email: string, { lastUsedAt }: KnownDevice): string {
  return `${email} by the browser of ${lastUsedAt}`
}
