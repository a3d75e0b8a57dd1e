// What PostgreSQL says (https://www.postgresql.org/docs/current/errcodes-appendix.html) and the network …
const AWAY =
  /^(?:08...|57P0[1-5]|25006|53[234]00|55P03|E(?:CONN\w+|PIPE|TIMEDOUT|NOTFOUND|AI_AGAIN|(?:NET|HOST)\w+))$/
// … and what pg says, which has no codes.
const BROKEN = /^(?:Connection terminated|timeout exceeded when trying|Client (?:has|was))/

/** As failureOf, which knows the other engine, too. @param code '' where there is none */
export function postgresFailure(code: string, message: string) {
  if (AWAY.test(code) || BROKEN.test(message)) return 'away'
  if (code === '53100') return 'full'
  if (code === '23503') return 'orphan'
  return /^40(?:001|P01)$/.test(code) ? 'conflict' : null
}
