import { walk, type TreeNode } from '../../../src/content/markdown/tree.ts'
import { fillPlainText, type Values } from '../../../src/content/values.ts'
import { error, warning, type Problem } from '../problem.ts'
import { placeAt, spotOf, type Source } from '../source.ts'
import type { Use } from '../use.ts'
import { checkNode, refusalOf, UNUSED, type NodeContext, type TextKind } from './check-node.ts'

/** A Markdown file, the offset of its body, and the rules for its kind. */
export type MarkdownText = TextKind & { readonly source: Source; readonly bodyStart: number }

/** The mistakes in the Markdown of a text, and what it names. */
export type Inspected = { readonly problems: readonly Problem[]; readonly uses: readonly Use[] }

/** Checks the tree of a text as it was written, before values are filled in. */
export function inspectMarkdown(tree: TreeNode, text: MarkdownText, values: Values): Inspected {
  const { source, bodyStart, headingAbove } = text
  const problems: Problem[] = []
  const uses: Use[] = []
  const linked = new Set<unknown>()
  walk(tree, ({ type, identifier }) => type.endsWith('Reference') && linked.add(identifier))
  let headingBefore: number = headingAbove
  walk(tree, (node, parents) => {
    // remark-gfm adds nodes without a position: they begin where their parent begins.
    const position = node.position ?? parents.findLast((parent) => parent.position)?.position
    const start = bodyStart + (position?.start.offset ?? 0)
    const end = node.position ? bodyStart + (node.position.end.offset ?? 0) : start
    const raw = source.text.slice(start, end)
    // The first line of a name counts.
    const isUnused = node.type === 'definition' && !linked.delete(node.identifier)
    const refusal = isUnused ? UNUSED : refusalOf(node, text, raw)
    if (refusal) {
      problems.push(error(placeAt(source, start), ...refusal))
      return
    }
    const around = parents.at(-1)
    const next = around?.children?.[around.children.indexOf(node) + 1]
    const inHeading = parents.some(({ type }) => type === 'heading')
    const context = { node, kind: text, values, raw, inHeading, around, next, headingBefore }
    for (const [offset, message, advice, severity] of checkNode(context)) {
      const tell = severity === 'warning' ? warning : error
      problems.push(tell(placeAt(source, start + offset), message, advice))
    }
    uses.push(...usesOf(context, source, start))
    if (node.type === 'heading') headingBefore = Math.max(node.depth ?? 0, headingAbove)
  })
  return { problems, uses }
}

/** The address of a link, or the file of a picture. */
function usesOf({ node, raw, values }: NodeContext, source: Source, start: number): Use[] {
  const { type, url = '' } = node
  // The words of a link may be the same as its address.
  const from = type === 'definition' ? start : start + Math.max(0, raw.lastIndexOf(']('))
  const spot = spotOf(source, url, from)
  if (type === 'image') {
    return [{ kind: 'picture', name: source.file.replace(/[^/]*$/, url), spot }]
  }
  const isLink = type === 'link' || type === 'definition'
  return isLink ? [{ kind: 'address', name: fillPlainText(url, values), spot }] : []
}
