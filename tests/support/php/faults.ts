/** How a call can go wrong. What is done on the way (a session opened, a submission kept) stays done. */
export type Fault =
  /** An error page instead of JSON, with the status 200 that PHP gives it when it displays errors. */
  | 'html-error'
  /** The same with status 500, from the web server. */
  | 'html-500'
  /** What our server says when the backend behind it gives no answer. */
  | 'bad-gateway'
  /** A warning that PHP prints in front of good JSON. */
  | 'html-warning'
  | 'not-json'
  | 'empty'
  /** The first half of the JSON, in an answer that is whole as far as HTTP can tell. */
  | 'truncated'
  /** The connection breaks in the middle of the answer. */
  | 'cut-off'
  /** The connection breaks before the answer. */
  | 'dropped'
  /** A script that sends whoever comes to another page. */
  | 'redirect'
  /** Every field beside the status is of a type that nobody could read as the one that was meant. */
  | 'wrong-types'
  /** A refusal with this HTTP status, and this message or none. */
  | { readonly refuse: string | null; readonly http: 200 | 401 | 403 | 404 | 429 | 500 | 503 }

/** Whether the script still runs, and only its answer is spoiled. */
export function scriptRuns(fault: Fault | undefined): boolean {
  if (typeof fault === 'object') return false
  return (
    fault === undefined || ['html-warning', 'truncated', 'cut-off', 'wrong-types'].includes(fault)
  )
}

/** The answer with a list where a text was meant, and a number where an object or a list was. */
export function wrongTypes(answer: unknown): unknown {
  const { status, ...fields } = { ...(answer as Record<string, unknown>) }
  const wrong = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'object' && value !== null ? 7 : [value],
  ])
  return { status, ...Object.fromEntries(wrong) }
}
