import { warning, type Problem } from '../problem.ts'
import { placeAt } from '../source.ts'
import { writtenNode, type NodeContext } from './node-context.ts'

/** A hyphen between two lines that is not that of 'first- and second-year'. */
const BROKEN = /(\p{L}+)-\n[ \t]*(?!(?:and|or|to)\b)(\p{Ll}+)/gu

/** Words that a printed page broke at the end of its lines: here a space comes of the line break. */
export function checkBrokenWord(context: NodeContext): Problem[] {
  const { text, start } = context
  const written = writtenNode(context)
  return Array.from(written.matchAll(BROKEN)).flatMap(({ 1: left, 2: right, index }) => {
    // Of an address over two lines it is told that its link cannot be read.
    if (/\]\([^\s()]*$/.test(written.slice(0, index))) return []
    const sentence = `This word is broken at the end of the line: students would read ${left}- ${right}.`
    const advice = `Write ${left}${right} in one line, or ${left}-${right} where the hyphen belongs to it.`
    return warning(placeAt(text.source, start + index), sentence, advice)
  })
}
