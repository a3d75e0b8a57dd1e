import { textOf } from '../../../src/content/markdown/tree.ts'
import { error, warning, type Problem } from '../problem.ts'
import { placeAt } from '../source.ts'
import { problemHere, writtenNode, type NodeContext } from './node-context.ts'

/** A heading without words, too large for where it stands, or a level below where it should be. */
export function checkHeading(context: NodeContext): Problem[] {
  const { node, headingBefore, text, start, end } = context
  const depth = node.depth ?? 0
  const atDepth = (meant: number) => ({ start, end: start + depth, text: hashes(meant) })
  if (!writtenNode(context).startsWith('#')) {
    const sentence = 'This line turns the text above it into a heading.'
    const line = writtenNode(context).lastIndexOf('\n') + 1 + start
    // Of equals signs nobody makes a line between two texts.
    const isMeant = text.source.text[line] === '='
    const advice = isMeant
      ? `Remove it, and begin the heading with ${hashes(text.headingAbove + 1)} and a space.`
      : 'Put an empty line above it.'
    const suggestion = isMeant
      ? { start, end: context.end, text: `${hashes(text.headingAbove + 1)} ${textOf(node)}` }
      : { start: line, end: line, text: '\n' }
    const place = placeAt(text.source, line)
    if (!isMeant && text.source.text.slice(end).trim() === '') {
      const edit = { start: line - 1, end, text: '' }
      return [error(place, sentence, 'Remove this line.', undefined, edit)]
    }
    return [error(place, sentence, advice, undefined, suggestion)]
  }
  if (textOf(node).trim() === '') {
    const advice = 'Write the heading behind the # signs, or remove them.'
    return [problemHere(context, 'This heading has no words.', advice)]
  }
  if (depth <= text.headingAbove) {
    const title = /^title: *["']?(.*?)["']?[ \t]*$/m.exec(text.source.text.slice(0, text.bodyStart))
    if (title?.[1] === textOf(node)) {
      const line = { start, end: Math.min(end + 1, text.source.text.length), text: '' }
      const advice = 'Remove this line.'
      return [problemHere(context, 'The title stands above the text already.', advice, line)]
    }
    const advice = `Begin with ${hashes(text.headingAbove + 1)}; the title stands above the text already.`
    return [
      problemHere(
        context,
        `A heading with ${hashes(depth)} is too large here.`,
        advice,
        atDepth(text.headingAbove + 1),
      ),
    ]
  }
  if (depth <= headingBefore + 1) return checkLength(context)
  const advice = `Begin it with ${hashes(headingBefore + 1)}.`
  return [problemHere(context, 'This heading skips a level.', advice, atDepth(headingBefore + 1))]
}

/** A heading that holds the text below it. */
function checkLength({ node, text, start }: NodeContext): Problem[] {
  const words = textOf(node).trim()
  const isLong = words.split(/\s+/).length > MOST_WORDS || /\p{Ll}{2}[.!?] \p{Lu}/u.test(words)
  const sentence = 'This heading is long: the text below it seems to stand in its line.'
  const advice = 'Begin the text on a line of its own, with an empty line between.'
  return isLong ? [warning(placeAt(text.source, start), sentence, advice)] : []
}

const MOST_WORDS = 14

function hashes(depth: number): string {
  return '#'.repeat(depth)
}
