import { isMap, isNode, isPair, isScalar, type Document, type Pair } from 'yaml'

type Path = readonly (string | number)[]

/**
 * Adds a line for a field that is not there yet, below its nearest plain neighbour.
 * @returns null where fields do not stand one below the other
 */
export function addField(
  fields: string,
  document: Document,
  path: Path,
  value: string,
): string | null {
  const around: unknown = document.getIn(path.slice(0, -1), true) ?? document.contents
  if (!isMap(around) || around.flow === true) return null
  const pairs = around.items.filter(isPair)
  const list = pairs.findIndex(({ value: inner }) => !isScalar(inner))
  const neighbour = list > 0 ? pairs[list - 1] : pairs.at(-1)
  const place = neighbour && placeOf(fields, neighbour)
  if (!place) return null
  const indent = ' '.repeat(place.column)
  const before = fields.slice(0, place.lineEnd)
  return `${before}${indent}${String(path.at(-1))}: ${value}\n${fields.slice(place.lineEnd)}`
}

/** Takes away the lines of a field. Null where it shares its line with another. */
export function removeField(fields: string, document: Document, path: Path): string | null {
  const around: unknown = document.getIn(path.slice(0, -1), true) ?? document.contents
  if (!isMap(around)) return null
  const name = path.at(-1)
  const pair = around.items
    .filter(isPair)
    .find(({ key }) => isScalar(key) && String(key.value) === String(name))
  if (!pair) return fields
  const place = placeOf(fields, pair)
  if (!place || fields.slice(place.lineStart, place.keyStart).trim() !== '') return null
  return fields.slice(0, place.lineStart) + fields.slice(place.lineEnd)
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
