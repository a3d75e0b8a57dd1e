/** What PHP backends of the same contract do differently. */
export type Dialect = {
  /** An editor saved a byte-order mark into each of two files that every script includes. */
  readonly byteOrderMarks: boolean
  /** PHP says text/html unless a script says otherwise. */
  readonly contentType: string
  /** Columns of numbers come as numbers, or as text where the driver is old. */
  readonly numbers: 'as numbers' | 'as text'
  /** array_filter leaves the keys of what it kept, and json_encode then writes an object. */
  readonly taskList: 'list' | 'object with gaps'
  /** Whether it says when a task was handed in: MySQL's time, or null. */
  readonly tellsSubmissions: boolean
  /** Whether it says when messages end, and which there were: MySQL's time, or null. */
  readonly datesMessages: boolean
  /** The answer to a submission that was taken; '' is no answer at all. */
  readonly submitAnswer: unknown
  /** What stands behind the session cookie's name and value. */
  readonly cookieAttributes: string
}

export const TYPICAL_PHP: Dialect = {
  byteOrderMarks: true,
  contentType: 'text/html; charset=UTF-8',
  numbers: 'as numbers',
  taskList: 'object with gaps',
  tellsSubmissions: false,
  datesMessages: false,
  submitAnswer: { status: 'ok' },
  cookieAttributes: '; path=/',
}

/** json_encode with its default flags: slashes escaped, everything beyond ASCII as \uXXXX. */
export function jsonEncode(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('/', '\\/')
    .replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** A body that a script printed, as it goes over the wire. */
export function printed(answer: unknown, dialect: Dialect): string {
  if (answer === '') return ''
  const value = dialect.numbers === 'as text' ? numbersAsText(answer) : answer
  return (dialect.byteOrderMarks ? '\uFEFF\uFEFF' : '') + jsonEncode(value)
}

function numbersAsText(value: unknown): unknown {
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(numbersAsText)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, numbersAsText(field)]),
  )
}
