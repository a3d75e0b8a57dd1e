// What PostgreSQL says (https://www.postgresql.org/docs/current/errcodes-appendix.html) and the network …
const UNAVAILABLE =
  /^(?:08...|57P0[1-5]|25006|53[234]00|55P03|E(?:CONN\w+|PIPE|TIMEDOUT|NOTFOUND|AI_AGAIN|(?:NET|HOST)\w+))$/
// … and what pg says, which has no codes.
const BROKEN = /^(?:Connection terminated|timeout exceeded when trying|Client (?:has|was))/

/** As failureOf, which knows the other engine, too. @param code '' where there is none */
export function postgresFailure(code: string, message: string) {
  if (UNAVAILABLE.test(code) || BROKEN.test(message)) return 'unavailable'
  if (code === '53100') return 'disk-full'
  if (code === '23503') return 'foreign-key'
  return /^40(?:001|P01)$/.test(code) ? 'conflict' : null
}
