import { contentAddress } from '../../contract/address.ts'
import { fillPlainText, type Values } from '../values.ts'
import { replaceNodes, walk, type TreeNode } from './tree.ts'

/**
 * Fills values into addresses and tells the kinds of links apart: the portal's own paths become
 * portal links, other websites open in a new tab, an unsafe address leaves its text alone.
 */
export function resolveLinks(values: Values) {
  return (tree: TreeNode): void => {
    let definitions: ReadonlyMap<string, string> | undefined
    replaceNodes(tree, (node) => {
      if (node.type !== 'link' && node.type !== 'linkReference') return undefined
      if (node.type === 'linkReference') definitions ??= definedIn(tree)
      const written = node.url ?? definitions?.get(node.identifier ?? '') ?? ''
      return link(node, fillPlainText(written, values))
    })
  }
}

/** The addresses of [name]: address by their names; of two with one name the first counts. */
function definedIn(tree: TreeNode): ReadonlyMap<string, string> {
  const definitions = new Map<string, string>()
  walk(tree, ({ type, identifier = '', url = '' }) => {
    if (type === 'definition' && !definitions.has(identifier)) definitions.set(identifier, url)
  })
  return definitions
}

function link(node: TreeNode, url: string): TreeNode[] {
  const address = contentAddress(url)
  if (!address) return node.children ?? []
  if (address.kind === 'portal') {
    const data = { hName: 'portal-link', hProperties: { to: url } }
    return [{ type: 'portalLink', data, children: node.children ?? [], position: node.position }]
  }
  const newTab = {
    target: '_blank',
    rel: ['noopener', 'noreferrer'],
    title: 'Opens in a new tab',
  }
  const data = address.kind === 'web' ? { hProperties: newTab } : {}
  return [{ ...node, type: 'link', url, data }]
}
