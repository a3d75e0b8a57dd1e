import type { HeadingInText } from '../page.ts'
import { textOf, walk, type TreeNode } from './tree.ts'

/** Gives every heading an id made from its text, as GitHub does, so that links can target it. */
export function identifyHeadings(onHeading: (heading: HeadingInText) => void) {
  return (tree: TreeNode): void => {
    const taken = new Set<string>()
    walk(tree, (node) => {
      const depth = Number(/^h([1-6])$/.exec(node.tagName ?? '')?.[1] ?? 0)
      if (depth === 0) return
      const text = textOf(node).trim()
      const id = freeId(slug(text), taken)
      taken.add(id)
      node.properties = { ...node.properties, id }
      onHeading({ id, text, depth })
    })
  }
}

function slug(text: string): string {
  const words = text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
  return words.trim().replaceAll(' ', '-') || 'section'
}

function freeId(wanted: string, taken: ReadonlySet<string>): string {
  let id = wanted
  for (let count = 1; taken.has(id); count += 1) id = `${wanted}-${count}`
  return id
}
