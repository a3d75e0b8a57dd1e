/** Where the numbers begin, so that what a payload calls by itself, alert(1), is none of them. */
const FIRST = 1000

/** The payloads, each of which says by alert(…) which one of them ran. */
export function numbered(payloads: readonly string[]): string[] {
  return payloads.map((payload, index) => payload.replaceAll('(1)', `(${FIRST + index})`))
}
