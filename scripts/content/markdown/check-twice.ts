import { walk, type TreeNode } from '../../../src/content/markdown/tree.ts'
import { warning, type Problem } from '../problem.ts'
import { placeAt } from '../source.ts'
import type { MarkdownText } from './node-context.ts'

/** Paragraphs, headings and points of a list that stand there twice, one right below the other. */
export function checkTwice(tree: TreeNode, { source, bodyStart }: MarkdownText): Problem[] {
  const problems: Problem[] = []
  const check = ({ children = [] }: TreeNode): void => {
    for (const [index, node] of children.entries()) {
      const before = children[index - 1]
      if (before === undefined || !/^(?:paragraph|heading|listItem)$/.test(node.type)) continue
      const written = writtenIn(source.text, bodyStart, node)
      if (written.length < 8 || written !== writtenIn(source.text, bodyStart, before)) continue
      const place = placeAt(source, bodyStart + (node.position?.start.offset ?? 0))
      const sentence = 'The same words stand here twice, one below the other.'
      const end = bodyStart + (node.position?.end.offset ?? 0)
      const edit = { start: bodyStart + (before.position?.end.offset ?? 0), end, text: '' }
      problems.push(warning(place, sentence, 'Remove one of the two.', undefined, edit))
    }
  }
  check(tree)
  walk(tree, check)
  return problems
}

function writtenIn(text: string, bodyStart: number, { position }: TreeNode): string {
  const start = bodyStart + (position?.start.offset ?? 0)
  return text.slice(start, bodyStart + (position?.end.offset ?? 0)).trim()
}
