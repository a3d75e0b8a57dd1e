import { Fragment, isValidElement, type ReactNode } from 'react'

/**
 * Rendered Markdown as plain data, which can be written down and sent: a text, or an element of a
 * plain tag or a slot ('' for none) with what is inside it.
 */
export type SerializedNode = string | SerializedElement

export type SerializedElement = readonly [
  tag: string,
  properties: Readonly<Record<string, unknown>>,
  inside: readonly SerializedNode[],
]

/** What react-markdown rendered to plain tags and slot names, as plain data; null when there is nothing. */
export function serializeText(element: ReactNode): SerializedElement | null {
  return element === null ? null : ['', {}, serializeInside(element)]
}

/** The same text with other addresses of its pictures. */
export function withPictures(
  text: SerializedElement | null,
  address: (file: string) => string,
): SerializedElement | null {
  return text && moved(text, address)
}

function moved(
  [tag, properties, inside]: SerializedElement,
  to: (file: string) => string,
): SerializedElement {
  const shown = tag === 'img' ? { ...properties, src: to(String(properties['src'])) } : properties
  return [tag, shown, inside.map((part) => (typeof part === 'string' ? part : moved(part, to)))]
}

function serializeInside(node: ReactNode): SerializedNode[] {
  if (Array.isArray(node)) return node.flatMap(serializeInside)
  if (typeof node === 'string') return node === '' ? [] : [node]
  if (!isValidElement<Record<string, unknown>>(node)) return []
  const { children, ...properties } = node.props
  const inside = serializeInside(children as ReactNode)
  return node.type === Fragment ? inside : [[String(node.type), properties, inside]]
}
