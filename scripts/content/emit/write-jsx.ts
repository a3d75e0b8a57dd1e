import type { DrawnElement } from '../../../src/content/markdown/drawing.ts'

export type WriteJsx = {
  /** The expression for the address of a picture beside the text. */
  readonly picture: (file: string) => string
}

/** Writes an element of plain tags and slot names, its children included, as JSX source. */
export function writeJsx(element: DrawnElement, options: WriteJsx, indent: string): string {
  const [name, properties, inside] = element
  const attributes = Object.entries(properties).map(([key, value]) =>
    name === 'img' && key === 'src'
      ? ` src={${options.picture(String(value))}}`
      : attribute(key, value),
  )
  const open = `<${name}${attributes.join('')}`
  if (inside.length === 0 && name !== '') return `${open} />`
  // Beside a text, a line break would swallow or add white space.
  const inline = inside.some((child) => typeof child === 'string')
  const childIndent = inline ? indent : `${indent}  `
  const written = inside.map((child) =>
    typeof child === 'string' ? jsxText(child) : writeJsx(child, options, childIndent),
  )
  if (inline) return `${open}>${written.join('')}</${name}>`
  return `${open}>${written.map((child) => `\n${childIndent}${child}`).join('')}\n${indent}</${name}>`
}

function attribute(name: string, value: unknown): string {
  const plain = typeof value === 'string' && !/["&\\\n]/.test(value)
  return plain ? ` ${name}="${value}"` : ` ${name}={${JSON.stringify(value)}}`
}

/** Text as it stands, or as an expression where JSX would read something else. */
export function jsxText(value: string): string {
  return /[{}<>&\p{Cc}\p{Cs}]/u.test(value) || value.trim() === ''
    ? `{${JSON.stringify(value)}}`
    : value
}
