import { contentAddress } from '../../../src/contract/address.ts'
import { withUnit } from '../fields/json-slips.ts'

// Entries of figures.json and links.json of which only the value was written, as they were meant.

/** "15 minutes" or 15 as a figure. */
export function figureAround(written: unknown): string | null {
  if (typeof written === 'number') return figure(String(written))
  if (typeof written !== 'string') return null
  const whole = withUnit(written)
  return whole ? figure(whole.value, whole.unit) : figure(JSON.stringify(written.trim()))
}

function figure(value: string, unit?: string): string {
  const counted = unit === undefined ? '' : `, "unit": ${JSON.stringify(unit)}`
  return `{ "value": ${value}${counted} }`
}

/** The address of a link, with the name under which each student's own is stored; or that name alone. */
export function linkAround(written: unknown, name: string): string | null {
  if (typeof written !== 'string') return null
  const isAddress = ['web', 'portal'].includes(contentAddress(written)?.kind ?? '')
  if (isAddress) return stored(name, written)
  return /^\w+$/.test(written) ? stored(written) : null
}

/** What students read of a value, with the name under which each student's own is stored. */
export function valueAround(written: unknown, name: string): string | null {
  return typeof written === 'string' ? stored(name, written) : null
}

function stored(field: string, whileNone?: string): string {
  const others = whileNone === undefined ? '' : `, "default": ${JSON.stringify(whileNone)}`
  return `{ "fields": [${JSON.stringify(field)}]${others} }`
}
