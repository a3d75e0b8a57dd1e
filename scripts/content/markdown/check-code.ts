import type { Problem } from '../problem.ts'
import { problemHere, writtenNode, type NodeContext } from './node-context.ts'

/** A block of code whose second fence is missing. */
export function checkCode(context: NodeContext): Problem[] {
  const lines = writtenNode(context).split('\n')
  const fence = /^(?:`{3,}|~{3,})/.exec(lines[0] ?? '')?.[0]
  if (fence === undefined || isClosed(lines, fence)) return []
  const sentence = 'This block of code is never closed: everything below it is shown as code.'
  const advice = `Remove this line. Only where code is meant, leave it, and write ${fence} on a line of its own where the code ends.`
  return [problemHere(context, sentence, advice)]
}

function isClosed(lines: readonly string[], fence: string): boolean {
  const last = (lines.length > 1 ? (lines.at(-1) ?? '') : '').replace(/^[ \t>]*/, '').trimEnd()
  return last.startsWith(fence) && last.replaceAll(fence[0] ?? '', '') === ''
}
