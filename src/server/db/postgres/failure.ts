// Codes of PostgreSQL (https://www.postgresql.org/docs/current/errcodes-appendix.html) and of the network …
const UNAVAILABLE =
  /^(?:08...|57P0[1-5]|25006|53[234]00|55P03|E(?:CONN\w+|PIPE|TIMEDOUT|NOTFOUND|AI_AGAIN|(?:NET|HOST)\w+))$/
// … and messages of pg, which have no codes.
const BROKEN = /^(?:Connection terminated|timeout exceeded when trying|Client (?:has|was))/

/** failureOf for PostgreSQL. @param code '' without one */
export function postgresFailure(code: string, message: string) {
  if (UNAVAILABLE.test(code) || BROKEN.test(message)) return 'unavailable'
  if (code === '53100') return 'disk-full'
  if (code === '23503') return 'foreign-key'
  return /^40(?:001|P01)$/.test(code) ? 'conflict' : null
}
