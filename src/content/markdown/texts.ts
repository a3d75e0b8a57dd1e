import { fillText, type Values } from '../values.ts'
import { replaceNodes, type TreeNode } from './tree.ts'

/** The tag of a value that each student has of their own. */
export const STORED_VALUE = 'stored-value'

/** Fills values into the tree's text nodes, so that a value is never parsed as Markdown. */
export function fillTexts(values: Values) {
  return (tree: TreeNode): void =>
    replaceNodes(tree, (node) => {
      const { type, value = '' } = node
      if (type !== 'text' || !value.includes('{{')) return undefined
      return fillText(value, values).map((part) =>
        typeof part === 'string'
          ? { type: 'text', value: part }
          : element(STORED_VALUE, { ...part }, []),
      )
    })
}

/** Removes the source file's line breaks, which a page does not show. Code keeps them. */
export function tidyWhiteSpace() {
  return (tree: TreeNode): void => tidy(tree, false)
}

const BLOCKS = /^(root|blockquote|ul|ol|li|table|thead|tbody|tr|div|hr|pre|p|br|h[1-6])$/

/** It begins at the first of several blanks: each of them would look for the line's end again. */
const LINE_BREAK = /(?<!\s)\s*\n\s*/g

function tidy(node: TreeNode, code: boolean): void {
  const inCode = code || node.tagName === 'pre'
  const children = node.children ?? []
  for (const child of children) {
    if (child.type === 'text' && !inCode) child.value = child.value?.replace(LINE_BREAK, ' ') ?? ''
    tidy(child, inCode)
  }
  if (inCode || !children.some(isBlock)) return
  node.children = children.filter((child, index) => {
    const apart = isBlock(children[index - 1]) || isBlock(children[index + 1])
    return !apart || child.type !== 'text' || child.value?.trim() !== ''
  })
}

function isBlock(node: TreeNode | undefined): boolean {
  return BLOCKS.test(node?.tagName ?? '')
}

export function element(
  tagName: string,
  properties: Record<string, unknown>,
  children: TreeNode[],
): TreeNode {
  return { type: 'element', tagName, properties, children }
}
