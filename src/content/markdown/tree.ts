/**
 * A node of the trees between Markdown and React (mdast, then hast), as loosely as the plugins
 * here need it: they look at a handful of fields and pass everything else on.
 */
export type TreeNode = {
  type: string
  tagName?: string
  value?: string
  url?: string
  depth?: number
  identifier?: string
  alt?: string | null
  checked?: boolean | null
  properties?: Record<string, unknown>
  data?: { hName?: string; hProperties?: Record<string, unknown> }
  children?: TreeNode[]
  position?: { start: TreePoint; end: TreePoint } | undefined
}

type TreePoint = { line: number; column: number; offset?: number | undefined }

/** Calls `visit` for every node below, parents first. */
export function walk(
  node: TreeNode,
  visit: (node: TreeNode, parents: readonly TreeNode[]) => void,
  parents: readonly TreeNode[] = [],
): void {
  const family = [...parents, node]
  for (const child of node.children ?? []) {
    visit(child, family)
    walk(child, visit, family)
  }
}

/** Replaces every node below by what `replace` returns for it, children first. */
export function replaceNodes(
  node: TreeNode,
  replace: (node: TreeNode, parent: TreeNode) => TreeNode[],
): void {
  if (!node.children) return
  node.children = node.children.flatMap((child) => {
    replaceNodes(child, replace)
    return replace(child, node)
  })
}

/** All text of a node, as a reader sees it. */
export function textOf(node: TreeNode): string {
  return node.value ?? (node.children ?? []).map(textOf).join('')
}
