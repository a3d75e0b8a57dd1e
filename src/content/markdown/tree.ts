/**
 * A node of the trees between Markdown and React (mdast, then hast). Loosely typed: the plugins here
 * read a few fields and pass the rest on.
 */
export type TreeNode = {
  type: string
  tagName?: string
  value?: string
  url?: string
  depth?: number
  identifier?: string
  alt?: string | null
  title?: string | null
  meta?: string | null
  checked?: boolean | null
  properties?: Record<string, unknown>
  data?: { hName?: string; hProperties?: Record<string, unknown> }
  children?: TreeNode[]
  position?: { start: TreePoint; end: TreePoint } | undefined
}

type TreePoint = { line: number; column: number; offset?: number | undefined }

/** Calls `visit` for every descendant, parents first. `parents` is mutated between the calls. */
export function walk(
  node: TreeNode,
  visit: (node: TreeNode, parents: readonly TreeNode[]) => void,
  parents: TreeNode[] = [],
): void {
  parents.push(node)
  for (const child of node.children ?? []) {
    visit(child, parents)
    walk(child, visit, parents)
  }
  parents.pop()
}

/** Replaces every descendant for which `replace` returns other nodes, children first. */
export function replaceNodes(
  node: TreeNode,
  replace: (node: TreeNode) => TreeNode[] | undefined,
): void {
  const { children = [] } = node
  const others = children.map((child) => {
    replaceNodes(child, replace)
    return replace(child)
  })
  if (!others.some(Boolean)) return
  node.children = children.flatMap((child, index) => others[index] ?? [child])
}

/** A node's whole text, as a reader sees it. */
export function textOf(node: TreeNode): string {
  return node.value ?? (node.children ?? []).map(textOf).join('')
}
