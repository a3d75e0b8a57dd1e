import { Fragment, isValidElement, type ReactNode } from 'react'

/**
 * Rendered Markdown as plain data, which can be written down and sent: a text, or an element of a
 * plain tag or a slot ('' for none) with what is inside it.
 */
export type Drawing = string | DrawnElement

export type DrawnElement = readonly [
  tag: string,
  properties: Readonly<Record<string, unknown>>,
  inside: readonly Drawing[],
]

/** Draws what react-markdown rendered to plain tags and slot names; null when there is nothing. */
export function drawText(element: ReactNode): DrawnElement | null {
  return element === null ? null : ['', {}, drawInside(element)]
}

/** The same drawing with other addresses of its pictures. */
export function withPictures(
  drawing: DrawnElement | null,
  address: (file: string) => string,
): DrawnElement | null {
  return drawing && moved(drawing, address)
}

function moved(
  [tag, properties, inside]: DrawnElement,
  to: (file: string) => string,
): DrawnElement {
  const shown = tag === 'img' ? { ...properties, src: to(String(properties['src'])) } : properties
  return [tag, shown, inside.map((part) => (typeof part === 'string' ? part : moved(part, to)))]
}

function drawInside(node: ReactNode): Drawing[] {
  if (Array.isArray(node)) return node.flatMap(drawInside)
  if (typeof node === 'string') return node === '' ? [] : [node]
  if (!isValidElement<Record<string, unknown>>(node)) return []
  const { children, ...properties } = node.props
  const inside = drawInside(children as ReactNode)
  return node.type === Fragment ? inside : [[String(node.type), properties, inside]]
}
