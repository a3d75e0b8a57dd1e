import { createElement, Fragment, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { isElement, type Text, type TextNode } from '../../../src/content/text.ts'

/** A text as HTML, with the names of stored values and the paths of the portal as they are. */
export function htmlOf(text: Text): string {
  return renderToStaticMarkup(createElement(Fragment, null, ...text.map(draw)))
}

function draw(node: TextNode): ReactNode {
  if (!isElement(node)) return typeof node === 'string' ? node : `[${node.value}]`
  const [tag, properties, ...inside] = node
  return createElement(tag, properties, ...inside.map(draw))
}
