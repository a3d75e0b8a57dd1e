import { isMap, isNode, isPair, isScalar, type Document, type Pair } from 'yaml'

type Path = readonly (string | number)[]

/**
 * Adds a line for a field that is not there yet, below its nearest plain neighbour; with the name of
 * the field around it where that is missing, too.
 * @returns null where fields do not stand one below the other
 */
export function addField(
  fields: string,
  document: Document,
  path: Path,
  value: string,
): string | null {
  const outer = path.slice(0, -1)
  const around: unknown = outer.length === 0 ? document.contents : document.getIn(outer, true)
  const name = String(path.at(-1))
  if (outer.length === 1 && (!around || (isScalar(around) && around.value === null))) {
    return addField(fields, document, outer, `\n  ${name}: ${value}`)
  }
  if (!isMap(around) || around.flow === true) return null
  const pairs = around.items.filter(isPair)
  const empty = pairs.find((pair) => nameOf(pair) === name)
  if (empty) return fillEmpty(fields, empty, value)
  const list = pairs.findIndex(({ value: inner }) => !isScalar(inner))
  const neighbour = list > 0 ? pairs[list - 1] : pairs.at(-1)
  const place = neighbour && placeOf(fields, neighbour)
  if (!place) return null
  const indent = ' '.repeat(place.column)
  const before = fields.slice(0, place.lineEnd)
  const line = `${indent}${name}:${value.startsWith('\n') ? '' : ' '}${value}\n`
  return `${before}${line}${fields.slice(place.lineEnd)}`
}

/** Writes a value behind a name that stands there with none. */
function fillEmpty(fields: string, { key }: Pair, value: string): string | null {
  if (!isNode(key) || !key.range) return null
  const colon = fields.indexOf(':', key.range[1])
  const lineEnd = fields.indexOf('\n', colon)
  if (colon === -1 || /[^ \t]/.test(fields.slice(colon + 1, lineEnd))) return null
  return `${fields.slice(0, colon + 1)}${value.startsWith('\n') ? '' : ' '}${value}${fields.slice(lineEnd)}`
}

/**
 * Takes away the lines of a field. Behind the hyphen of a list's entry the next field takes its
 * place. Null where it shares its line with another.
 */
export function removeField(fields: string, document: Document, path: Path): string | null {
  const around: unknown = document.getIn(path.slice(0, -1), true) ?? document.contents
  if (!isMap(around)) return null
  const pairs = around.items.filter(isPair)
  const at = pairs.findIndex((pair) => nameOf(pair) === String(path.at(-1)))
  const pair = pairs[at]
  if (!pair) return fields
  const place = placeOf(fields, pair)
  if (!place) return null
  const before = fields.slice(place.lineStart, place.keyStart).trim()
  const next = pairs[at + 1]
  if (before === '-' && next) {
    const after = placeOf(fields, next)
    return after && fields.slice(0, place.keyStart) + fields.slice(after.keyStart)
  }
  if (before !== '') return null
  return fields.slice(0, place.lineStart) + fields.slice(place.lineEnd)
}

/** Gives a field another name. Null where it is not there. */
export function renameField(
  fields: string,
  document: Document,
  path: Path,
  name: string,
): string | null {
  const around: unknown = document.getIn(path.slice(0, -1), true)
  const pairs = isMap(around) ? around.items.filter(isPair) : []
  const key = pairs.find((pair) => nameOf(pair) === String(path.at(-1)))?.key
  const [start, end] = (isNode(key) && key.range) || []
  if (start === undefined || end === undefined) return null
  return fields.slice(0, start) + name + fields.slice(end)
}

function nameOf({ key }: Pair): string | null {
  return isScalar(key) ? String(key.value) : null
}

/** Where the lines of a field begin and end, its line end included. */
function placeOf(fields: string, { key, value }: Pair) {
  if (!isNode(key) || !key.range) return null
  const [keyStart] = key.range
  const lineStart = fields.lastIndexOf('\n', keyStart - 1) + 1
  const end = (isNode(value) ? value.range?.[1] : undefined) ?? key.range[1]
  const next = fields.indexOf('\n', Math.max(end - 1, keyStart))
  const lineEnd = next === -1 ? fields.length : next + 1
  return { keyStart, lineStart, column: keyStart - lineStart, lineEnd }
}
