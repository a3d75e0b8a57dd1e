import { warning, type Problem } from '../problem.ts'
import { placeAt } from '../source.ts'
import { problemHere, writtenNode, type NodeContext } from './node-context.ts'

/** A point of a list with nothing in it, or with the next one in it. */
export function checkPoint(context: NodeContext): Problem[] {
  if (context.node.children?.length === 0) {
    const sentence = 'Nothing stands behind this sign, so an empty point would be shown.'
    return [problemHere(context, sentence, 'Write the words of the point, or remove the line.')]
  }
  const sign = TWICE.exec(writtenNode(context))?.[0]
  if (sign !== undefined) {
    const edit = { start: context.start, end: context.start + sign.length, text: '' }
    const sentence =
      'The sign of this point stands there twice, so an empty one is shown beside it.'
    return [problemHere(context, sentence, 'Write it once.', edit)]
  }
  return nextWithin(context)
}

const TWICE = /^(?:[-*+][ \t]+(?=[-*+][ \t])|\d{1,2}[.)][ \t]+(?=\d{1,2}[.)][ \t]))/

/** A box within a box, whose sign was typed twice. */
export function checkBox(context: NodeContext): Problem[] {
  const sign = /^>[ \t]*(?=>)/.exec(writtenNode(context))?.[0]
  if (sign === undefined) return []
  const edit = { start: context.start, end: context.start + sign.length, text: '' }
  return [problemHere(context, 'The sign of this box stands there twice.', 'Write it once.', edit)]
}

function nextWithin(context: NodeContext): Problem[] {
  const { text, start } = context
  const written = writtenNode(context)
  const number = /^\d{1,2}(?=[.)])/.exec(written)?.[0]
  const next =
    number === undefined
      ? /(?<=[.!?;])[ \t]+(?=[-*+][ \t]+\p{L})/u
      : new RegExp(`(?<=[.!?:)*])[ \\t]+(?=${Number(number) + 1}[.)][ \\t]+\\p{Lu})`, 'u')
  const found = next.exec(written)
  if (!found) return []
  const from = start + found.index
  const column = start - (text.source.text.lastIndexOf('\n', start - 1) + 1)
  const edit = { start: from, end: from + found[0].length, text: `\n${' '.repeat(column)}` }
  const what = number === undefined ? 'point' : 'step'
  const sentence = `A new ${what} seems to begin here, but would be shown as a part of this one.`
  const place = placeAt(text.source, from + found[0].length)
  return [warning(place, sentence, 'Begin it on a line of its own.', undefined, edit)]
}
