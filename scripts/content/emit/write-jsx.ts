import { Fragment, isValidElement, type ReactElement } from 'react'

export type WriteJsx = {
  /** The expression for the address of a picture beside the text. */
  readonly picture: (file: string) => string
}

/** Writes an element of plain tags and slot names, its children included, as JSX source. */
export function writeJsx(element: ReactElement, options: WriteJsx, indent: string): string {
  const { children, ...props } = element.props as Record<string, unknown>
  const name = element.type === Fragment ? '' : String(element.type)
  const attributes = Object.entries(props).map(([key, value]) =>
    name === 'img' && key === 'src'
      ? ` src={${options.picture(String(value))}}`
      : attribute(key, value),
  )
  const open = `<${name}${attributes.join('')}`
  const inner = [children].flat(Infinity).filter(isShown)
  if (inner.length === 0 && name !== '') return `${open} />`
  // Beside a text, a line break would swallow or add white space.
  const inline = inner.some((child) => typeof child === 'string')
  const childIndent = inline ? indent : `${indent}  `
  const written = inner.map((child) =>
    typeof child === 'string' ? jsxText(child) : writeJsx(child, options, childIndent),
  )
  if (inline) return `${open}>${written.join('')}</${name}>`
  return `${open}>${written.map((child) => `\n${childIndent}${child}`).join('')}\n${indent}</${name}>`
}

function isShown(child: unknown): child is ReactElement | string {
  return isValidElement(child) || (typeof child === 'string' && child !== '')
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
