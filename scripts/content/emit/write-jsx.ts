import type { SerializedElement } from '../../../src/content/markdown/serialized.ts'
import type { FilledPart } from '../../../src/content/values.ts'
import { literal, pictureIdentifier } from './write-source.ts'

/** Rendered Markdown as an expression. */
export function writeText(text: SerializedElement | null): string {
  return text === null ? 'null' : `(\n    ${writeElement(text, '    ')}\n  )`
}

/** A plain text with slots as an expression: a string if it has none. */
export function writeFilled(parts: readonly FilledPart[]): string {
  const [first = '', ...rest] = parts
  if (typeof first === 'string' && rest.length === 0) return literal(first)
  const written = parts.map((part) =>
    typeof part === 'string' ? jsxText(part) : `<StoredValue name="${part.stored}" />`,
  )
  return `<>${written.join('')}</>`
}

/** An element of plain tags and slot names, with its children. */
function writeElement([name, properties, inside]: SerializedElement, indent: string): string {
  const attributes = Object.entries(properties).map(([key, value]) => {
    const isPicture = name === 'img' && key === 'src'
    return isPicture ? ` src={${pictureIdentifier(String(value))}}` : attribute(key, value)
  })
  const open = `<${name}${attributes.join('')}`
  if (inside.length === 0 && name !== '') return `${open} />`
  // A line break beside a text would remove or add white space.
  const inline = inside.some((child) => typeof child === 'string')
  const childIndent = inline ? indent : `${indent}  `
  const written = inside.map((child) =>
    typeof child === 'string' ? jsxText(child) : writeElement(child, childIndent),
  )
  if (inline) return `${open}>${written.join('')}</${name}>`
  return `${open}>${written.map((child) => `\n${childIndent}${child}`).join('')}\n${indent}</${name}>`
}

function attribute(name: string, value: unknown): string {
  const plain = typeof value === 'string' && !/["&\\\n]/.test(value)
  return plain ? ` ${name}="${value}"` : ` ${name}={${JSON.stringify(value)}}`
}

/** A text as it is, or as an expression if JSX would change it. */
function jsxText(value: string): string {
  return /[{}<>&\p{Cc}\p{Cs}]/u.test(value) || value.trim() === ''
    ? `{${JSON.stringify(value)}}`
    : value
}
