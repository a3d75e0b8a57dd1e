import { contentAddress } from '../../contract/address.ts'
import { splitAtAddresses } from '../../contract/text-addresses.ts'
import { fillPlainText, type Values } from '../values.ts'
import { replaceNodes, walk, type TreeNode } from './tree.ts'

/** Ends an address that stands in a text as the addresses of messages end, and opens a bare www. by https. */
export function endAddresses() {
  return (tree: TreeNode): void =>
    replaceNodes(tree, ({ type, position, children: [words] = [] }) => {
      const typed = words?.value ?? ''
      // In [words](address) the words begin after the link.
      const isBare = words?.position?.start.offset === position?.start.offset
      if (type !== 'link' || !isBare || !/^(?:https?:\/\/|www\.)/i.test(typed)) return undefined
      const scheme = /^www/i.test(typed) ? 'https://' : ''
      return splitAtAddresses(scheme + typed).map(({ text: url, isAddress }, index): TreeNode => {
        if (!isAddress) return { type: 'text', value: url }
        const value = index === 1 ? url.slice(scheme.length) : url
        return { type, url, position, children: [{ type: 'text', value }] }
      })
    })
}

/**
 * Fills values into addresses and sorts the links: a path of the portal is kept in `to`, and a link with an
 * unsafe address becomes plain text.
 */
export function resolveLinks(values: Values) {
  return (tree: TreeNode): void => {
    let definitions: ReadonlyMap<string, string> | undefined
    replaceNodes(tree, (node) => {
      if (node.type !== 'link' && node.type !== 'linkReference') return undefined
      if (node.type === 'linkReference') definitions ??= definedIn(tree)
      const address = node.url ?? definitions?.get(node.identifier ?? '') ?? ''
      return link(node, fillPlainText(address, values))
    })
  }
}

/** The addresses of definitions such as `[name]: address`, by name. The first of two equal names counts. */
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
    const data = { hName: 'a', hProperties: { to: url } }
    return [{ type: 'portalLink', data, children: node.children ?? [], position: node.position }]
  }
  return [{ ...node, type: 'link', url }]
}
