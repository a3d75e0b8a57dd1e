/** What PHP backends of the same contract do differently. */
export type Dialect = {
  /** An editor saved a byte-order mark into each of two files that every script includes. */
  readonly byteOrderMarks: boolean
  /** PHP says text/html unless a script says otherwise. */
  readonly contentType: string
  /** Columns of numbers come as numbers, or as text where the driver is old. */
  readonly numbers: 'as numbers' | 'as text'
  /** How an empty links or task object, or a list without tasks, is written. */
  readonly empty: '[]' | '{}' | 'false' | 'null' | 'missing'
  /** array_filter leaves the keys of what it kept, and json_encode then writes an object. */
  readonly taskList: 'list' | 'object with gaps'
  /** What is said of a task that is not there. */
  readonly unknownTask: 'error' | 'empty'
  /** The HTTP status of whatever is not a success. */
  readonly refusalStatus: 200 | 401 | 403 | 500
  /** The answer to a submission that was taken; '' is no answer at all. */
  readonly submitAnswer: unknown
  /** What stands behind the session cookie's name and value. */
  readonly cookieAttributes: string
}

export const TYPICAL_PHP: Dialect = {
  byteOrderMarks: true,
  contentType: 'text/html; charset=UTF-8',
  numbers: 'as numbers',
  empty: '[]',
  taskList: 'object with gaps',
  unknownTask: 'error',
  refusalStatus: 200,
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

/** `fields`, or what the dialect writes where there are none. */
export function orEmpty(fields: object, dialect: Dialect): unknown {
  if (Object.keys(fields).length > 0) return fields
  return { '[]': [], '{}': {}, false: false, null: null, missing: undefined }[dialect.empty]
}

function numbersAsText(value: unknown): unknown {
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(numbersAsText)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, numbersAsText(field)]),
  )
}
