import {
  keptDrawing,
  type DrawnElement,
  type KeptDrawing,
} from '../../../src/content/markdown/drawing.ts'
import type { Written } from './module-head.ts'
import { jsxText } from './jsx-text.ts'
import { pictureName } from './write-source.ts'

/** Rendered Markdown as an expression of JSX. */
export function writeText(kept: KeptDrawing | null): Written {
  const drawing = keptDrawing(kept)
  if (drawing === null) return { source: 'null', pictures: [] }
  const pictures: string[] = []
  return { source: `(\n    ${writeJsx(drawing, pictures, '    ')}\n  )`, pictures }
}

/** Writes an element of plain tags and slot names, its children included; adds the pictures it names. */
function writeJsx(element: DrawnElement, pictures: string[], indent: string): string {
  const [name, properties, inside] = element
  const attributes = Object.entries(properties).map(([key, value]) => {
    if (name !== 'img' || key !== 'src') return attribute(key, value)
    pictures.push(String(value))
    return ` src={${pictureName(String(value))}}`
  })
  const open = `<${name}${attributes.join('')}`
  if (inside.length === 0 && name !== '') return `${open} />`
  // Beside a text, a line break would swallow or add white space.
  const inline = inside.some((child) => typeof child === 'string')
  const childIndent = inline ? indent : `${indent}  `
  const written = inside.map((child) =>
    typeof child === 'string' ? jsxText(child) : writeJsx(child, pictures, childIndent),
  )
  if (inline) return `${open}>${written.join('')}</${name}>`
  return `${open}>${written.map((child) => `\n${childIndent}${child}`).join('')}\n${indent}</${name}>`
}

function attribute(name: string, value: unknown): string {
  const plain = typeof value === 'string' && !/["&\\\n]/.test(value)
  return plain ? ` ${name}="${value}"` : ` ${name}={${JSON.stringify(value)}}`
}
