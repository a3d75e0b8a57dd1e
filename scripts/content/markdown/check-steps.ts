import { error, type Problem } from '../problem.ts'
import { placeAt } from '../source.ts'
import type { NodeContext } from './node-context.ts'

/** What is said of a line that was meant to stand for itself. */
export function partOf(what: 'one' | 'point'): string {
  return `This line would be shown as a part of the ${what} above it.`
}

type Line = { readonly line: string; readonly at: number }

/** Lines of a paragraph that were meant as steps or points, and would be shown as words of it. */
export function checkSteps(context: NodeContext, lines: readonly Line[]): Problem[] {
  const letter = letterForOne(context, lines)
  if (letter.length > 0) return letter
  return [
    ...afterTab(context),
    ...swallowed(context, lines),
    ...otherNumbers(context, lines),
    ...footnote(context, lines),
  ]
}

/** A letter that looks like the number of the first step, above the second one. */
function letterForOne({ text, start }: NodeContext, lines: readonly Line[]): Problem[] {
  return lines.flatMap(({ line, at }, index) => {
    const space = /^([ \t]*)[lI|][.)][ \t]+\S/.exec(line)?.[1]
    const next = lines.slice(index + 1).find((other) => /^[ \t]*\d/.test(other.line))
    if (space === undefined || !/^[ \t]*2[.)][ \t]/.test(next?.line ?? '')) return []
    const from = start + at + space.length
    const edit = { start: from, end: from + 1, text: '1' }
    const sentence = 'A letter stands here in place of the number 1, so it begins no step.'
    return [error(placeAt(text.source, from), sentence, 'Type the number.', undefined, edit)]
  })
}

/** A paragraph below a list whose first line another program began with a tab. */
function afterTab({ text: { source }, start }: NodeContext): Problem[] {
  const from = source.text.lastIndexOf('\n', start - 1) + 1
  if (!/^\t+$/.test(source.text.slice(from, start))) return []
  const sentence = 'The tab makes this paragraph a part of the point above it.'
  const advice =
    'Remove the tab; or, where it belongs to that point, begin it with spaces, right below the words of the point.'
  const edit = { start: from, end: start, text: '' }
  return [error(placeAt(source, from), sentence, advice, undefined, edit)]
}

const POINT = /^([ \t]*)(?:\d{1,2}[.)]|[-*+])[ \t]+(?=\S)/

/** A step that begins too far right, or right below a sentence. */
function swallowed({ text, start }: NodeContext, lines: readonly Line[]): Problem[] {
  const { source } = text
  const before = source.text.slice(source.text.lastIndexOf('\n', start - 1) + 1, start)
  const column = /^( *)(?:[-*+]|\d+[.)])[ \t]+$/.exec(before)?.[1]
  const points = lines.slice(1).filter(({ line }) => POINT.test(line))
  return points.map(({ line, at }, index) => {
    const space = POINT.exec(line)?.[1] ?? ''
    const needsLine = column === undefined && index === 0
    const edit = {
      start: start + at,
      end: start + at + space.length,
      text: needsLine ? '\n' : (column ?? ''),
    }
    const sentence = partOf('one')
    const advice = needsLine
      ? 'Put an empty line above it, and begin it at the left edge.'
      : 'Begin it as far left as the first one.'
    return error(placeAt(source, start + at + space.length), sentence, advice, undefined, edit)
  })
}

const BRACKETED =
  /^[ \t]*(?:[(（]?([0-9０-９]{1,2})(?:\\?[.)]|[．、）])|([0-9])\uFE0F?\u20E3)[ \t]*(?=\S)/

/** (1), １．, 1\. and 1️⃣, which begin no step. */
function otherNumbers({ text, start }: NodeContext, lines: readonly Line[]): Problem[] {
  const found = lines.filter(
    ({ line }) =>
      BRACKETED.test(line) && /^\s*[(（]|[０-９．、）]|^\s*\d+(?:\\|\uFE0F?\u20E3)/.test(line),
  )
  if (found.length < 2) return []
  return found.map(({ line, at }) => {
    const [sign = '', plain, key = ''] = BRACKETED.exec(line) ?? []
    const number = plain ?? key
    const from = start + at
    const edit = { start: from, end: from + sign.length, text: `${number.normalize('NFKC')}. ` }
    const advice = 'Begin each of them with a number, a full stop and a space.'
    const sentence = 'These signs begin no step.'
    return error(placeAt(text.source, from), sentence, advice, undefined, edit)
  })
}

/** A remark below the text, to which a star behind a word leads. */
function footnote({ text: { source }, start }: NodeContext, lines: readonly Line[]): Problem[] {
  const isAlone = /^\*(?=[\p{L}\p{N}])[^*]*$/u.test(lines.map(({ line }) => line).join('\n'))
  const above = source.text.slice(0, start).split('\n')
  const isMeant = above.some((line) => {
    return /[\p{L}\p{N})]\*(?=[\s.,;:!?)]|$)/u.test(line) && line.split('*').length % 2 === 0
  })
  if (!isAlone || !isMeant) return []
  const sentence = 'This star is the sign of a footnote, which does not work here.'
  const advice =
    'Put what it says into the sentence itself, or leave it out; and remove the star in the text above, too.'
  return [error(placeAt(source, start), sentence, advice)]
}
