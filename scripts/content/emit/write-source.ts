export const NOTICE =
  '// Written by the content compiler (scripts/content) from content/. Change the content, not this file.'

/** A JSON value as an expression of TypeScript. */
export function literal(value: unknown): string {
  if (typeof value === 'string') return quoted(value)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  const fields = Object.entries(value).map(
    ([name, inner]) => `${propertyName(name)}: ${literal(inner)}`,
  )
  return `{ ${fields.join(', ')} }`
}

function quoted(value: string): string {
  return /['\\\p{Cc}\p{Cs}]/u.test(value) ? JSON.stringify(value) : `'${value}'`
}

/** An object with a line for each field; the values are expressions. */
export function object(fields: readonly (readonly [string, string])[], indent = ''): string {
  if (fields.length === 0) return '{}'
  const lines = fields.map(([name, value]) => `${indent}  ${propertyName(name)}: ${value},\n`)
  return `{\n${lines.join('')}${indent}}`
}

/** An array with a line for each entry, which is an expression. */
export function list(entries: readonly string[], indent = ''): string {
  if (entries.length === 0) return '[]'
  return `[\n${entries.map((entry) => `${indent}  ${entry},\n`).join('')}${indent}]`
}

/**
 * A name for each card that is valid in TypeScript: classes$classLink for 'classes/class-link'. With the
 * $ it is never a reserved word.
 */
export function cardIdentifier(id: string): string {
  const name = camelCase(id).replace('/', '$')
  return /^[0-9]/.test(name) ? `_${name}` : name
}

/**
 * The same for a picture beside a text: picture$campusMap$png for 'campus-map.png'. No card has such a
 * name. The preview calls it before the check has refused other signs.
 */
export function pictureIdentifier(file: string): string {
  const name = camelCase(file).replace('.', '$')
  return `picture$${name.replaceAll(/[^\w$]/g, (sign) => `$${sign.charCodeAt(0).toString(16)}$`)}`
}

function camelCase(name: string): string {
  return name.replace(
    /-([a-z])|-/g,
    (_, letter: string | undefined) => letter?.toUpperCase() ?? '_',
  )
}

function propertyName(name: string): string {
  return /^[a-z_$][\w$]*$/i.test(name) ? name : quoted(name)
}
