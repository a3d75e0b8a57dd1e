import { readFile } from 'node:fs/promises'
import { createElement as h, type ComponentProps, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import Markdown from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { replaceNodes, type TreeNode } from '../../src/content/markdown/tree.ts'
import { escapeHtml } from '../system/escape.ts'
import type { Pair, Pictures } from './camera.ts'
import type { Section } from './report.ts'

/** The report as one self-contained HTML page: no script, and folded pictures inside. */
export async function reviewPage(
  title: string,
  sections: readonly Section[],
  { pairs }: Pictures,
): Promise<string> {
  const style = await readFile(new URL('page.css', import.meta.url), 'utf8')
  const body = h('main', null, ...sections.map((section) => sectionElement(section, pairs)))
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>${renderToStaticMarkup(body)}</body>
</html>
`
}

function sectionElement({ markdown, entry }: Section, pairs: Pictures['pairs']): ReactNode {
  const text = h(Markdown, {
    children: markdown,
    remarkPlugins: [remarkGfm],
    rehypePlugins: [() => readTags],
    // Headings move up one level.
    components: { h2: 'h1', h3: 'h2', h4: 'h3', a: link },
  })
  if (entry === null) return text
  const pictures = pairs.get(entry)?.flatMap(figuresOf)
  return h('section', null, text, pictures && folded(pictures))
}

type Link = Pick<ComponentProps<'a'>, 'href' | 'title' | 'children'>

/** The report’s own links have a title. Markdown also links half of an address. */
function link({ href, title, children }: Link): ReactNode {
  return title ? h('a', { href, rel: 'noreferrer' }, children) : children
}

function folded(pictures: ReactNode[]): ReactNode {
  return h(
    'details',
    null,
    h('summary', null, 'How it looks on a phone'),
    h('div', null, ...pictures),
  )
}

function figuresOf({ title, before, after }: Pair): ReactNode[] {
  return Object.entries({ Before: before, After: after }).map(([name, picture]) => {
    if (picture === null) return null
    const img = { src: `data:image/jpeg;base64,${picture}`, alt: `${title}, ${name.toLowerCase()}` }
    return h('figure', { key: name }, h('figcaption', null, `${name}: ${title}`), h('img', img))
  })
}

/** Reads the tags that the report is written with. Other HTML stays text. */
function readTags(tree: TreeNode): void {
  replaceNodes(tree, (node) => {
    const isMarked = node.children?.some(({ type }) => type === 'raw')
    return isMarked ? [{ ...node, children: nested(node.children ?? []) }] : undefined
  })
}

const TAG = /^<(\/?)(ins|del|br|strong|em|code|s)>$/

function nested(nodes: readonly TreeNode[]): TreeNode[] {
  const open: TreeNode[][] = [[]]
  for (const node of nodes) {
    const [tag, end, tagName = ''] = TAG.exec(node.value ?? '') ?? []
    if (node.type !== 'raw' || tag === undefined) open.at(-1)?.push(node)
    else if (end === '/') open.pop()
    else {
      const element = { type: 'element', tagName, properties: {}, children: [] }
      open.at(-1)?.push(element)
      if (tagName !== 'br') open.push(element.children)
    }
  }
  return open[0] ?? []
}
