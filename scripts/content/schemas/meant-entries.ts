import { contentAddress } from '../../../src/contract/address.ts'
import { withUnit } from '../fields/json-slips.ts'

// Entries of figures.json and links.json of which only the value was written, as they were meant.

/** "15 minutes" or 15 as a figure; its unit is the former one where none is written. */
export function figureAround(written: unknown, _name: string, former: unknown): string | null {
  const unit: unknown = Reflect.get(Object(former), 'unit')
  if (typeof written === 'number') return figure(String(written), unit)
  if (typeof written !== 'string') return null
  const whole = withUnit(written)
  if (whole) return figure(whole.value, whole.unit)
  const words = written.trim()
  const bare = typeof unit === 'string' && words.endsWith(` ${unit}`)
  if (bare) return figure(JSON.stringify(words.slice(0, -unit.length).trim()), unit)
  // Several words say themselves what they count.
  return figure(JSON.stringify(words), /\s/.test(words) ? undefined : unit)
}

function figure(value: string, unit: unknown): string {
  const counted = typeof unit === 'string' ? `, "unit": ${JSON.stringify(unit)}` : ''
  return `{ "value": ${value}${counted} }`
}

/** The address of a link, with the name under which each student's own is stored; or that name alone. */
export function linkAround(written: unknown, name: string, former: unknown): string | null {
  if (typeof written !== 'string') return null
  const isAddress = ['web', 'portal'].includes(contentAddress(written)?.kind ?? '')
  if (isAddress) return stored(formerFields(name, former), written)
  return /^\w+$/.test(written) ? stored([written]) : null
}

/** What students read of a value, with the name under which each student's own is stored. */
export function valueAround(written: unknown, name: string, former: unknown): string | null {
  return typeof written === 'string' ? stored(formerFields(name, former), written) : null
}

/** The names under which it was stored before; its own where it is new. */
function formerFields(name: string, former: unknown): readonly unknown[] {
  const before: unknown = Reflect.get(Object(former), 'fields')
  return Array.isArray(before) ? before : [name]
}

function stored(fields: readonly unknown[], whileNone?: string): string {
  const names = fields.map((field) => JSON.stringify(field))
  const others = whileNone === undefined ? '' : `, "default": ${JSON.stringify(whileNone)}`
  return `{ "fields": [${names.join(', ')}]${others} }`
}
