import { element } from './texts.ts'
import { replaceNodes, textOf, walk, type TreeNode } from './tree.ts'

/**
 * Wraps every table in a frame that scrolls sideways on a phone. The keyboard can reach the frame, and
 * its columns name it. Cell alignment becomes data-align, because a style attribute would need a looser
 * content security policy.
 */
export function frameTables() {
  return (tree: TreeNode): void => {
    replaceNodes(tree, (node) => {
      const { align, ...rest } = node.properties ?? {}
      if (align !== undefined) node.properties = { ...rest, dataAlign: align }
      return node.tagName === 'table' ? [frame(node)] : undefined
    })
  }
}

function frame(table: TreeNode): TreeNode {
  const columns: string[] = []
  walk(table, (node) => {
    const text = node.tagName === 'th' ? textOf(node).trim() : ''
    if (text !== '') columns.push(text)
  })
  const name = columns.length > 0 ? `Table: ${columns.join(', ')}` : 'Table'
  const properties = { className: ['table-scroll'], role: 'region', tabIndex: 0, ariaLabel: name }
  return element('div', properties, [table])
}
