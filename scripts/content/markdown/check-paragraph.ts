import { error, warning, type Problem } from '../problem.ts'
import { placeAt } from '../source.ts'
import { checkRestOfTable } from './check-cells.ts'
import { asCell, checkRows, tableOf, wasTable } from './check-rows.ts'
import { checkShortLines } from './check-short-lines.ts'
import { checkSteps, partOf } from './check-steps.ts'
import { writtenNode, type MarkdownText, type NodeContext } from './node-context.ts'

/** Lists and tables as other programs write them, which here are lines of one paragraph. */
export function checkParagraph(context: NodeContext): Problem[] {
  const written = writtenNode(context)
  const lines = linesOf(written)
  const rest = checkRestOfTable(context)
  if (rest.length > 0) return rest
  const tables = [
    ...(written.includes('\t') ? checkTable(context, lines) : []),
    ...checkRows(context),
  ]
  if (tables.length > 0) return tables
  const lists = checkList(context, lines)
  return lists.length > 0 ? lists : checkShortLines(context, lines)
}

/** Signs that are nothing but the point of a list; Word's own among them. */
const POINT =
  /^[ \u00a0]*[＊•·●▪▫‣◦○■□➢➤▸►▶❖⁃✓✔\uf0b7\uf0a7][ \t\u00a0]*(?=\S)|^[ \t]*o\t+(?=\S)|^\\[-*+•][ \t]+(?=\S)/

/** Signs that may begin a line for another reason: two of them, or one that begins the paragraph, make a list. */
const DASH =
  /^[ \u00a0]*(?:[–—‐‑−][ \u00a0]+|[-*+]\u00a0[ \u00a0]*|-(?=\p{L})|\*(?=\p{L}[^*]*$))(?=\S)/u

/** What begins two lines or more that were meant as a list: a letter o, or the same picture. */
const SAME = /^(o|\p{Extended_Pictographic}\uFE0F?)[ \t]+(?=\S)/u

/** Numbers and letters that begin lines, and make no list. */
const LETTER = /^\(?([a-h]|[ivx]{1,4})[.)][ \t]+(?=\S)/i
const ORDERS = ['a b c d e f g h', 'i ii iii iv v vi vii viii ix x'].map((order) =>
  order.split(' '),
)
const GLUED_NUMBER = /^\d{1,2}\.(?=\p{Lu}\p{Ll}* )/u

function checkList(context: NodeContext, lines: readonly Line[]): Problem[] {
  const { text, start } = context
  const others = [
    ...checkSteps(context, lines),
    ...checkNumbers(context, lines),
    ...checkGoesOn(context, lines),
  ]
  if (others.length > 0) return others
  const same = lines.flatMap(({ line }) => SAME.exec(line)?.[1] ?? [])
  const twice = same.find((sign, index) => same.indexOf(sign) < index)
  const dashes = lines.filter(({ line }) => DASH.test(line))
  const isList = dashes.length > 1 || dashes[0]?.at === 0
  const depths = depthsOf(context, lines)
  return lines.flatMap(({ line, at }) => {
    const odd = ODD_SPACE.exec(line)?.[0]
    if (odd !== undefined) return [oddSpace(text, start + at, odd, line)]
    const sign = SAME.exec(line)
    const isSame = sign !== null && sign[1] === twice
    const found = (POINT.exec(line) ?? (isList ? DASH.exec(line) : isSame ? sign : null))?.[0]
    // A backslash is how a star before a note at the foot is written; two lines of it were a list.
    const isNote = found?.startsWith('\\*') === true && lines.length === 1
    if (found === undefined || isNote) return []
    const spaces = depths.get(found.trim()) ?? 0
    const meant = `${' '.repeat(spaces)}- `
    const suggestion = { start: start + at, end: start + at + found.length, text: meant }
    const sentence = 'This sign makes no list of the lines.'
    const advice =
      spaces === 0
        ? 'Begin each of them with a hyphen and a space.'
        : `Begin it with ${spaces} spaces, a hyphen and a space: it belongs to the point above it.`
    return [error(placeAt(text.source, start + at), sentence, advice, undefined, suggestion)]
  })
}

/** A hyphen with the space that does not break a line. */
const ODD_SPACE = /^[ \u00a0]*[-*+][ ]*\u00a0[ \u00a0]*(?=\S)/

function oddSpace({ source }: MarkdownText, start: number, sign: string, line: string): Problem {
  const mark = `${' '.repeat(sign.search(/[-*+]/))}${sign.trim()} `
  const edit = { start, end: start + sign.length, text: mark }
  const sentence =
    'The space behind this sign is a no-break space, which looks the same but begins no point.'
  const advice = `Remove that space and type one with the space bar:\n${mark}${line.slice(sign.length)}`
  return error(placeAt(source, start), sentence, advice, undefined, edit)
}

/** What Word writes before the points of a list inside of another one. */
const INNER = /^[ \t\u00a0]*([◦○▪▫\uf0a7]|o(?=\t))/

/** How many spaces stand before such points, by their signs. */
function depthsOf({ text, start }: NodeContext, lines: readonly Line[]): Map<string, number> {
  const { source } = text
  const before = source.text.slice(source.text.lastIndexOf('\n', start - 1) + 1, start)
  const isPoint = /^\s*(?:[-*+]|\d+[.)])\s+$/.test(before)
  const [first] = lines
  // Where a list begins with them, they are its own.
  const isInner = isPoint || (first !== undefined && !INNER.test(first.line))
  const signs = new Set(lines.flatMap(({ line }) => INNER.exec(line)?.[1] ?? []))
  const column = isPoint ? before.length : 2
  return new Map([...signs].map((sign, index) => [sign, isInner ? column + 2 * index : 2 * index]))
}

type Line = { readonly line: string; readonly at: number }

/** Lines that begin with letters, or with numbers and no space behind them. */
function checkNumbers({ text, start }: NodeContext, lines: readonly Line[]): Problem[] {
  const letters = lines.flatMap(({ line }) => LETTER.exec(line)?.[1]?.toLowerCase() ?? [])
  const order = ORDERS.find((names) => letters.every((letter, index) => letter === names[index]))
  return lines.flatMap(({ line, at }) => {
    const place = placeAt(text.source, start + at)
    const [number] = GLUED_NUMBER.exec(line) ?? []
    if (number !== undefined) {
      const end = start + at + number.length
      const sentence = 'A space is missing behind this number, so it begins no step.'
      return error(place, sentence, 'Put one there.', undefined, { start: end, end, text: ' ' })
    }
    const [found, letter = ''] = (letters.length > 1 && order && LETTER.exec(line)) || []
    if (found === undefined) return []
    const edit = {
      start: start + at,
      end: start + at + found.length,
      text: `${(order ?? []).indexOf(letter.toLowerCase()) + 1}. `,
    }
    const advice = 'Begin each of them with a number, a full stop and a space.'
    return error(place, 'Letters make no list of the lines.', advice, undefined, edit)
  })
}

/** A sentence right below a list, which would be shown as a part of its last point. */
function checkGoesOn({ text, start }: NodeContext, lines: readonly Line[]): Problem[] {
  const { source } = text
  const before = source.text.slice(source.text.lastIndexOf('\n', start - 1) + 1, start)
  if (!/^\s*(?:[-*+]|\d+[.)])\s+$/.test(before)) return []
  return lines.flatMap(({ line, at }, index) => {
    const isNew = /[.!?]$/.test(lines[index - 1]?.line.trimEnd() ?? '') && /^\p{Lu}/u.test(line)
    if (!isNew || at === 0) return []
    const sentence = partOf('point')
    const advice =
      'Put an empty line above it; or begin it with two spaces, where it belongs to that point.'
    const edit = { start: start + at, end: start + at, text: '\n' }
    return warning(placeAt(source, start + at), sentence, advice, undefined, edit)
  })
}

/** Rows with tabs between their cells, as they come out of Word and Excel. */
function checkTable({ text, start }: NodeContext, lines: readonly Line[]): Problem[] {
  const first = lines.findIndex(({ line }) => isRow(line))
  const behind = lines.findIndex(({ line }, index) => index > first && !isRow(line))
  const rows = lines.slice(first, behind === -1 ? lines.length : behind)
  const [top] = rows
  const last = rows.at(-1)
  if (first === -1 || rows.length < 2 || !top || !last) return []
  const cells = rows.map(({ line }) => line.split('\t').map((cell) => asCell(cell)))
  const edit = {
    start: start + top.at,
    end: start + last.at + last.line.length,
    text: `${first > 0 ? '\n' : ''}${tableOf(cells)}${behind === -1 ? '' : '\n'}`,
  }
  return [wasTable(text, edit)]
}

function isRow(line: string): boolean {
  // (A letter and a tab begin a step, unless more cells follow.)
  const isStep = LETTER.test(line) && line.split('\t').length === 2
  return /\S *\t/.test(line) && !POINT.test(line) && !isStep
}

function linesOf(written: string): Line[] {
  let at = 0
  return written.split('\n').map((line) => {
    const found = { line, at }
    at += line.length + 1
    return found
  })
}
