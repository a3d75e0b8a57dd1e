// What PostgreSQL says (https://www.postgresql.org/docs/current/errcodes-appendix.html) and the network …
const FULL = /^53100$/
const CONFLICT = /^40(?:001|P01)$/
const AWAY =
  /^(?:08...|57P0[1-5]|25006|53[234]00|55P03|E(?:CONN\w+|PIPE|TIMEDOUT|NOTFOUND|AI_AGAIN|HOSTUNREACH))$/
// … and what pg says, which has no codes.
const BROKEN =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client (?:has|was))/

/** As failureOf, which knows the other engine, too. @param code '' where there is none */
export function postgresFailure(code: string, message: string) {
  if (AWAY.test(code) || BROKEN.test(message)) return 'away'
  return FULL.test(code) ? 'full' : CONFLICT.test(code) ? 'conflict' : null
}
