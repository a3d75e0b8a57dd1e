import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'

export type WriteJsx = {
  /** The expression for a picture's address; called once a picture. */
  readonly picture: (file: string) => string
}

/** Writes React elements of plain tags and slot names as an expression of JSX source. */
export function writeJsx(element: ReactElement, options: WriteJsx, indent: string): string {
  return tag(element, options, indent)
}

function tag(element: ReactElement, options: WriteJsx, indent: string): string {
  const { children, ...props } = element.props as { children?: ReactNode } & Record<string, unknown>
  const name = element.type === Fragment ? '' : String(element.type)
  const attributes = Object.entries(props).map(([key, value]) =>
    name === 'img' && key === 'src'
      ? ` src={${options.picture(String(value))}}`
      : attribute(key, value),
  )
  const open = `<${name}${attributes.join('')}`
  const inner = [children]
    .flat(Infinity)
    .filter((child) => child !== null && child !== undefined && child !== '')
  if (inner.length === 0 && name !== '') return `${open} />`
  // Where text stands among the children a line break would swallow or add white space.
  const inline = inner.some((child) => !isValidElement(child))
  const written = inner.map((child) =>
    isValidElement(child)
      ? tag(child, options, inline ? indent : `${indent}  `)
      : text(String(child)),
  )
  if (inline) return `${open}>${written.join('')}</${name}>`
  return `${open}>${written.map((child) => `\n${indent}  ${child}`).join('')}\n${indent}</${name}>`
}

function attribute(name: string, value: unknown): string {
  if (typeof value !== 'string') return ` ${name}={${JSON.stringify(value)}}`
  return /["&\\\n]/.test(value) ? ` ${name}={${JSON.stringify(value)}}` : ` ${name}="${value}"`
}

/** Text as it stands, or as an expression where JSX would read something else. */
export function text(value: string): string {
  return /[{}<>&\n\r\t]/.test(value) || value.trim() === '' ? `{${JSON.stringify(value)}}` : value
}
