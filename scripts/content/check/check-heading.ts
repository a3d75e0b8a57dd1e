import { textOf } from '../../../src/content/markdown/tree.ts'
import { tell, written, type Look } from './look.ts'

/** Reports a heading without words, too large for where it stands, or a level below where it should be. */
export function checkHeading(look: Look): void {
  const { node, text, found } = look
  const depth = node.depth ?? 0
  if (!written(look).startsWith('#')) {
    const advice = 'Put an empty line between the text and this line of hyphens or equals signs.'
    tell('The line below this text turns it into a heading.', advice)(look)
    return
  }
  if (textOf(node).trim() === '') {
    const advice = 'Write the heading behind the # signs, or remove them.'
    tell('This heading has no words.', advice)(look)
  } else if (depth <= text.headingAbove) {
    const advice = `Begin with ${hashes(text.headingAbove + 1)}; the title stands above the text already.`
    tell(`A heading with ${hashes(depth)} is too large here.`, advice)(look)
  } else if (depth > found.heading + 1) {
    tell('This heading skips a level.', `Begin it with ${hashes(found.heading + 1)}.`)(look)
  }
  found.heading = Math.max(depth, text.headingAbove)
}

function hashes(depth: number): string {
  return '#'.repeat(depth)
}
