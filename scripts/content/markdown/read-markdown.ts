import { Fragment, isValidElement, type ReactNode } from 'react'
import Markdown from 'react-markdown'
import { markdownSettings } from '../../../src/content/markdown/settings.ts'
import { STORED_VALUE } from '../../../src/content/markdown/texts.ts'
import type { Text } from '../../../src/content/text.ts'
import type { HeadingInText } from '../../../src/content/page.ts'
import type { Values } from '../../../src/content/values.ts'
import { inspectMarkdown, type Inspected, type MarkdownText } from './inspect-markdown.ts'

/** The Markdown of a file, rendered and checked. */
export type ReadMarkdown = Inspected & {
  readonly text: Text
  readonly headings: readonly HeadingInText[]
}

export function readMarkdown(body: string, text: MarkdownText, values: Values): ReadMarkdown {
  let inspected: Inspected = { problems: [], uses: [] }
  const headings: HeadingInText[] = []
  if (body.trim() === '') return { ...inspected, text: [], headings }
  const settings = markdownSettings(body, {
    values,
    onTree: (tree) => {
      inspected = inspectMarkdown(tree, text, values)
    },
    // A card's headings have no ids, because several pages can show it.
    ...(text.headingAbove === 1 && { onHeading: (heading) => headings.push(heading) }),
  })
  // A plain call, not a render: the component is synchronous and uses no hooks.
  const rendered = dataOf(Markdown(settings))
  return { ...inspected, text: rendered, headings }
}

/** react-markdown's output as data. */
function dataOf(node: ReactNode): Text {
  if (Array.isArray(node)) return node.flatMap(dataOf)
  if (typeof node === 'string') return node === '' ? [] : [node]
  if (!isValidElement<Record<string, unknown>>(node)) return []
  const { children, ...properties } = node.props
  const inside = dataOf(children as ReactNode)
  if (node.type === Fragment) return inside
  if (node.type === STORED_VALUE) return [{ value: String(properties['value']) }]
  return [[String(node.type), properties, ...inside]]
}
