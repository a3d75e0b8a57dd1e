import type { Edit } from '../edits.ts'
import { error, type Problem } from '../problem.ts'
import { placeAt } from '../source.ts'
import { writtenNode, type MarkdownText, type NodeContext } from './node-context.ts'

/** Rows with commas or semicolons between the cells, as a spreadsheet saves them, or with bars alone. */
export function checkRows(context: NodeContext): Problem[] {
  const { text, start, end } = context
  const written = writtenNode(context)
  const rows = rowsOf(written, ',') ?? rowsOf(written, ';') ?? barRows(written)
  return rows ? [wasTable(text, { start, end, text: tableOf(rows) })] : []
}

/** What ends lines of sentences, not rows: 'Hello {{name}},' as well. Behind &amp; stands a semicolon. */
const PROSE = /[,;:.!?][ \t]*$|&#?\w+;/m

/** The cells of even rows; null of sentences, where a space follows a comma, or it stands between two digits. */
function rowsOf(written: string, comma: string): string[][] | null {
  const unquoted = written.replaceAll(/"[^"]*"/g, '"')
  if (PROSE.test(unquoted) || (comma === ',' && /\d,\d/.test(unquoted))) return null
  const rows = splitRows(written, comma)
  const [head = []] = rows
  const isEven = rows.every((row) => row.length === head.length)
  const isSentence = rows.some((row) => row.slice(1).some((cell) => /^[ \u00a0]/.test(cell)))
  const isNumber = head.every((cell, index) => index === 0 || /^\d/.test(cell))
  const isTable = rows.length > 1 && head.length > 1 && isEven && !isSentence && !isNumber
  return isTable ? rows.map((row) => row.map((cell) => asCell(cell))) : null
}

/** The cells of a table without its line of hyphens, or with a wrong one; null where a line has no bars around it. */
function barRows(written: string): string[][] | null {
  const lines = written.split('\n').map((line) => /^\s*\|(.*[^\\])\|\s*$/.exec(line)?.[1])
  if (lines.length < 2 || lines.includes(undefined)) return null
  const rows = lines.map((line = '') => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
  // Its line of hyphens may be there, with a cell too few or too many, or with a dash in it.
  return rows.filter((row) => !row.every((cell) => /^[ :–—-]*$/.test(cell)) || row.join('') === '')
}

/** A cell between double quotes holds commas, ends of lines, and double quotes that stand there twice. */
function splitRows(written: string, comma: string): string[][] {
  const cells = new RegExp(`(?:"((?:[^"]|"")*)"|([^${comma}\\n]*))(${comma}|\\n|$)`, 'gy')
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', behind] of written.matchAll(cells)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"').replaceAll('\n', ' ') ?? plain)
    if (behind === '\n') rows.push([])
    if (behind === '') break
  }
  return rows
}

/** What another program had in a cell, as a table of Markdown holds it. */
export function asCell(text: string): string {
  return text.trim().replaceAll('|', '\\|')
}

/** Rows of cells as a table, its first row above the line of hyphens. */
export function tableOf(rows: readonly (readonly string[])[]): string {
  const width = Math.max(...rows.map((row) => row.length))
  const [head = [], ...others] = rows
  const lines = [head, Array.from({ length: width }, () => '-'), ...others].map((row) => {
    return `| ${Array.from({ length: width }, (_, index) => row[index] ?? '').join(' | ')} |`
  })
  return lines.join('\n')
}

/** Says of lines that they were a table, and which one to type where tables work. */
export function wasTable({ source, refused }: MarkdownText, edit: Edit): Problem {
  const sentence = 'These lines were a table, and would be shown as one line of words.'
  const advice = refused?.['table']
    ? 'Write a list: - and a space before each line.'
    : 'Write a table with bars between the cells, and a line of hyphens below its first row.'
  const suggestion = refused?.['table'] ? undefined : edit
  return error(placeAt(source, edit.start), sentence, advice, undefined, suggestion)
}
