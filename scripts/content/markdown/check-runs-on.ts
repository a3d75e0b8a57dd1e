import { walk, type TreeNode } from '../../../src/content/markdown/tree.ts'
import { error, warning, type Problem } from '../problem.ts'
import { lineStart, placeAt } from '../source.ts'
import { checkCells } from './check-cells.ts'
import type { MarkdownText } from './node-context.ts'

/** Lines right below a table or a box, which become a part of it although they do not look like one. */
export function checkRunsOn(tree: TreeNode, text: MarkdownText): Problem[] {
  const problems: Problem[] = []
  walk(tree, (node, parents) => {
    if (node.type === 'list') {
      problems.push(...withinSentence(node, parents.at(-1), text))
      problems.push(...amongOthers(node, parents.at(-1), text))
    }
    if (node.type === 'table') problems.push(...checkCells(node, text), ...belowTable(node, text))
    if (node.type === 'blockquote') problems.push(...belowBox(node, text))
  })
  return problems
}

/** A row without a bar. */
function belowTable({ children: rows = [] }: TreeNode, text: MarkdownText): Problem[] {
  const isWide = (rows[0]?.children?.length ?? 0) > 1
  const row = rows.slice(1).find((other) => !writtenIn(other, text).includes('|'))
  if (!isWide || !row) return []
  const sentence = 'This line would be shown as a row of the table above it.'
  return [
    below(row.position?.start.offset ?? 0, error, sentence, 'Put an empty line above it.', text),
  ]
}

/** A new sentence without the sign of the box. */
function belowBox(node: TreeNode, text: MarkdownText): Problem[] {
  const lines = writtenIn(node, text).split('\n')
  const index = lines.findIndex((line, at) => {
    return at > 0 && !/^\s*>/.test(line) && /[.!?:]["'”’)*_]*\s*$/.test(lines[at - 1] ?? '')
  })
  if (index === -1 || !/\S/.test(lines[index] ?? '')) return []
  const at = (node.position?.start.offset ?? 0) + lineStart(lines, index)
  const sentence = 'This line would be shown in the box above it.'
  const advice =
    'Put an empty line above it; or begin it with > and a space, where it belongs into the box.'
  return [below(at, warning, sentence, advice, text)]
}

/** One point right below a line that ends no sentence: the sign was the first one of a wrapped line. */
function withinSentence(
  { children: points = [], position }: TreeNode,
  parent: TreeNode | undefined,
  { source, bodyStart }: MarkdownText,
): Problem[] {
  const start = bodyStart + (position?.start.offset ?? 0)
  const above = parent?.children?.find((other) => {
    return bodyStart + (other.position?.end.offset ?? 0) === start - 1
  })
  const isOpen = /[\p{L}\p{N},][ \t]*$/u.test(source.text.slice(0, start - 1))
  if (points.length !== 1 || above?.type !== 'paragraph' || !isOpen) return []
  const edit = { start: start - 1, end: start, text: ' ' }
  const sentence = 'This line begins like a point of a list, so it would be shown as one.'
  const advice =
    'Where a list is meant, put an empty line above it. If not, write this line and the one above as one line:'
  return [warning(placeAt(source, start), sentence, advice, undefined, edit)]
}

/** A point among steps, or a step among points, which begins a list of its own. */
function amongOthers(node: TreeNode, parent: TreeNode | undefined, text: MarkdownText): Problem[] {
  const lists = (parent?.children ?? []).filter(({ type }) => type === 'list')
  const index = lists.indexOf(node)
  const [above, beforeThat] = [listAbove(lists, index), listAbove(lists, index - 1)]
  // Of a list that goes on below the odd one, nothing is wrong.
  const isTold = beforeThat !== null && isOfSteps(beforeThat, text) === isOfSteps(node, text)
  if (!above || isOfSteps(above, text) === isOfSteps(node, text) || isTold) return []
  const isFirstOdd = above.children?.length === 1 && node.children?.length !== 1
  const [odd, others] = isFirstOdd ? [above, node] : [node, above]
  const start = text.bodyStart + (odd.position?.start.offset ?? 0)
  const [sign, meant] = [signOf(odd, text), signOf(others, text)]
  const number = Number.parseInt(meant, 10)
  const put = isFirstOdd ? number - 1 : number + (above.children?.length ?? 0)
  const edit = { start, end: start + sign.length, text: Number.isNaN(number) ? meant : `${put}.` }
  const [one, several] = isOfSteps(odd, text) ? ['step', 'points'] : ['point', 'steps']
  const sentence = `This ${one} stands among ${several}, so it begins a list of its own.`
  const advice =
    'Where that is meant, put an empty line between them. If not, write it as the others:'
  const suggestion = odd.children?.length === 1 ? edit : undefined
  return [warning(placeAt(text.source, start), sentence, advice, undefined, suggestion)]
}

/** The list that ends right above another one; null where there is none. */
function listAbove(lists: readonly TreeNode[], index: number): TreeNode | null {
  const [above, node] = [lists[index - 1], lists[index]]
  const isRightAbove = above?.position?.end.line === (node?.position?.start.line ?? 0) - 1
  return above && isRightAbove ? above : null
}

function isOfSteps(list: TreeNode, text: MarkdownText): boolean {
  return /^\d/.test(signOf(list, text))
}

function signOf(list: TreeNode, text: MarkdownText): string {
  return /^\S+/.exec(writtenIn(list, text))?.[0] ?? ''
}

function below(
  at: number,
  problemOf: typeof error,
  sentence: string,
  advice: string,
  { source, bodyStart }: MarkdownText,
): Problem {
  const start = bodyStart + at
  const edit = { start, end: start, text: '\n' }
  return problemOf(placeAt(source, start), sentence, advice, undefined, edit)
}

function writtenIn({ position }: TreeNode, { source, bodyStart }: MarkdownText): string {
  const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0]
  return source.text.slice(bodyStart + start, bodyStart + end)
}
