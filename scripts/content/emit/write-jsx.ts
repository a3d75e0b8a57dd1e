import type { DrawnElement } from '../../../src/content/markdown/drawing.ts'
import type { FilledPart } from '../../../src/content/values.ts'
import type { Names, Slot } from './module-head.ts'
import { literal, pictureName } from './write-source.ts'

/** Rendered Markdown as an expression; what it names is noted. */
export function writeText(drawing: DrawnElement | null, names: Names): string {
  return drawing === null ? 'null' : `(\n    ${writeElement(drawing, names, '    ')}\n  )`
}

/** A plain text with slots as an expression: a string where there are none. */
export function writeFilled(parts: readonly FilledPart[], names: Names): string {
  const [first = '', ...rest] = parts
  if (typeof first === 'string' && rest.length === 0) return literal(first)
  names.slots.add('StoredValue')
  const written = parts.map((part) =>
    typeof part === 'string' ? jsxText(part) : `<StoredValue name="${part.stored}" />`,
  )
  return `<>${written.join('')}</>`
}

const SLOTS: readonly string[] = ['PortalLink', 'StoredValue'] satisfies Slot[]

function isSlot(name: string): name is Slot {
  return SLOTS.includes(name)
}

/** Writes an element of plain tags and slot names, its children included. */
function writeElement(element: DrawnElement, names: Names, indent: string): string {
  const [name, properties, inside] = element
  if (isSlot(name)) names.slots.add(name)
  const attributes = Object.entries(properties).map(([key, value]) => {
    if (name !== 'img' || key !== 'src') return attribute(key, value)
    names.pictures.add(String(value))
    return ` src={${pictureName(String(value))}}`
  })
  const open = `<${name}${attributes.join('')}`
  if (inside.length === 0 && name !== '') return `${open} />`
  // Beside a text, a line break would swallow or add white space.
  const inline = inside.some((child) => typeof child === 'string')
  const childIndent = inline ? indent : `${indent}  `
  const written = inside.map((child) =>
    typeof child === 'string' ? jsxText(child) : writeElement(child, names, childIndent),
  )
  if (inline) return `${open}>${written.join('')}</${name}>`
  return `${open}>${written.map((child) => `\n${childIndent}${child}`).join('')}\n${indent}</${name}>`
}

function attribute(name: string, value: unknown): string {
  const plain = typeof value === 'string' && !/["&\\\n]/.test(value)
  return plain ? ` ${name}="${value}"` : ` ${name}={${JSON.stringify(value)}}`
}

/** Text as it stands, or as an expression where JSX would read something else. */
function jsxText(value: string): string {
  return /[{}<>&\p{Cc}\p{Cs}]/u.test(value) || value.trim() === ''
    ? `{${JSON.stringify(value)}}`
    : value
}
