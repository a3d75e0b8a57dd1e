import { Fragment, isValidElement, type ReactNode } from 'react'

/**
 * Rendered Markdown as serializable data: a text, or an element with its children. An element's tag is
 * an HTML tag, the name of a slot, or '' for none.
 */
export type SerializedNode = string | SerializedElement

export type SerializedElement = readonly [
  tag: string,
  properties: Readonly<Record<string, unknown>>,
  inside: readonly SerializedNode[],
]

/** Serializes react-markdown's output of plain tags and slot names; null if there is none. */
export function serializeText(element: ReactNode): SerializedElement | null {
  return element === null ? null : ['', {}, serializeInside(element)]
}

/** The same text with new addresses for its pictures. */
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
