import type { Problem } from '../problem.ts'
import { problemHere, type NodeContext } from './node-context.ts'

/** A heading that is too large for where it stands, or a level below where it should be. */
export function checkHeading(context: NodeContext): Problem[] {
  const { node, headingBefore, text } = context
  const depth = node.depth ?? 0
  if (depth <= text.headingAbove) {
    const sentence = `A heading with ${hashes(depth)} is too large here.`
    const advice = `Begin with ${hashes(text.headingAbove + 1)}; the title stands above the text already.`
    return [problemHere(context, sentence, advice)]
  }
  if (depth <= headingBefore + 1) return []
  const advice = `Begin it with ${hashes(headingBefore + 1)}.`
  return [problemHere(context, 'This heading skips a level.', advice)]
}

function hashes(depth: number): string {
  return '#'.repeat(depth)
}
