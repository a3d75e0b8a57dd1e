import { error, type Problem } from '../problem.ts'
import { placeAt } from '../source.ts'
import { writtenNode, type NodeContext } from './node-context.ts'

/** Signs that are nothing but the point of a list. */
const POINT = /^[ \u00a0]*[•·●▪▫‣◦○■□➢➤▸►▶❖⁃✓✔][ \t\u00a0]*(?=\S)/

/** A dash, which makes a list where two lines begin with it. */
const DASH = /^[ \u00a0]*[–—−][ \u00a0]+(?=\S)/

/** Lists as other programs write them, which here are lines of one paragraph; told at their first line. */
export function checkParagraph(context: NodeContext): Problem[] {
  const { text, start } = context
  const lines = writtenNode(context).split('\n')
  const dashes = lines.filter((line) => DASH.test(line)).length
  const first = lines.findIndex((line) => POINT.test(line) || (dashes > 1 && DASH.test(line)))
  if (first === -1) return []
  const at = lines.slice(0, first).join('\n').length + Math.min(first, 1)
  const sentence = 'This sign makes no list of the lines.'
  const advice = 'Begin each of them with a hyphen and a space.'
  return [error(placeAt(text.source, start + at), sentence, advice)]
}
