import type { TreeNode } from '../../../src/content/markdown/tree.ts'
import type { Edit } from '../edits.ts'
import { error, type Problem } from '../problem.ts'
import { placeAt } from '../source.ts'
import type { MarkdownText, NodeContext } from './node-context.ts'

/** Rows of a table with another number of cells than its head: words in a cell too many are not shown. */
export function checkCells({ children: rows = [] }: TreeNode, text: MarkdownText): Problem[] {
  const [head, ...others] = rows
  const width = head?.children?.length ?? 0
  const written = others.map((row) => writtenRow(row, text))
  const withoutBar = written.findIndex(({ line }) => !line.includes('|'))
  // A sentence right below a table is told as that; what follows may be more of it.
  const ownRows = width > 1 && withoutBar !== -1 ? written.slice(0, withoutBar) : written
  return ownRows.flatMap(({ line, start, cells }) => {
    if (cells.length === width || !line.includes('|')) return []
    const sentence = `This row has ${cellsOf(cells.length)}; the head of the table has ${width}.`
    const place = placeAt(text.source, start)
    if (cells.length < width) return [error(place, sentence, TOO_FEW)]
    const edit = cells.length === width + 1 ? withoutDoubledBar(line, start) : undefined
    return [error(place, sentence, edit ? DOUBLED : TOO_MANY, undefined, edit)]
  })
}

const DOUBLED = 'One bar too many stands in it, and its last words would not be shown.'
const TOO_FEW =
  'Put a bar between its cells, where one is missing. A cell that is to stay empty needs its bar, too: | words | |'
const TOO_MANY =
  'Its last words would not be shown: remove the bars that are too many, or write a head for every cell. A bar that is to be read is written \\|.'

function cellsOf(count: number): string {
  return count === 1 ? '1 cell' : `${count} cells`
}

function writtenRow(
  { position, children: cells = [] }: TreeNode,
  { source, bodyStart }: MarkdownText,
) {
  const start = bodyStart + (position?.start.offset ?? 0)
  return { start, cells, line: source.text.slice(start, bodyStart + (position?.end.offset ?? 0)) }
}

function withoutDoubledBar(line: string, start: number): Edit | undefined {
  const doubled = [...line.matchAll(/(?<!\\)\|(?=\|)/g)]
  const [first] = doubled
  if (doubled.length !== 1 || !first) return undefined
  return { start: start + first.index, end: start + first.index + 1, text: '' }
}

const ROW = /^[ \t]*\|.*\|[ \t]*$/

/** Rows below an empty line, which ends a table: they would be shown with their bars. */
export function checkRestOfTable({ text, start }: NodeContext): Problem[] {
  if (text.refused?.['table']) return []
  const above = text.source.text.slice(0, start)
  const end = above.trimEnd().length
  const isBelowEmptyLine = /^[ \t]*\n[ \t]*\n/.test(above.slice(end))
  const rowAbove = above.slice(above.lastIndexOf('\n', end - 1) + 1, end)
  const row = text.source.text.slice(start).split('\n', 1)[0] ?? ''
  if (!isBelowEmptyLine || !ROW.test(rowAbove) || !ROW.test(row)) return []
  const sentence = 'The empty line above ends the table, so this row would be shown with its bars.'
  const edit = { start: end, end: above.lastIndexOf('\n'), text: '' }
  const advice = 'Remove the empty line above this one.'
  return [error(placeAt(text.source, start), sentence, advice, undefined, edit)]
}
