import type { Problem } from '../problem.ts'
import { problemHere, writtenNode, type NodeContext } from './node-context.ts'

/** A block of code whose second fence is missing, and lines that became code by accident. */
export function checkCode(context: NodeContext): Problem[] {
  const lines = writtenNode(context).split('\n')
  const [fence = ''] = /^(?:`{3,}|~{3,})/.exec(lines[0] ?? '') ?? []
  if (fence === '') {
    // The block begins behind its spaces; a person looks at the whole line.
    const sentence = 'A line that begins with four spaces is shown as code.'
    const advice =
      'Remove the spaces before it; for code write ``` on a line above it and below it.'
    const { source } = context.text
    const from = source.text.lastIndexOf('\n', context.start - 1) + 1
    const indented = source.text.slice(from, context.end)
    const isPlain = !/^[^\n]*\S/.test(source.text.slice(from, context.start))
    const edit = { start: from, end: context.end, text: indented.replace(/^[ \t]+/gm, '') }
    return [problemHere(context, sentence, advice, isPlain ? edit : undefined)]
  }
  if (/^`{3,}suggestion\s*$/.test(lines[0] ?? '')) {
    const inner = lines.slice(1, -1).join('\n')
    const edit = { start: context.start, end: context.end, text: inner }
    const sentence = 'These lines were copied out of a comment, and would be shown as code.'
    const advice = 'Remove the line above the text and the one below it.'
    if (!isClosed(lines, '```')) return [problemHere(context, sentence, 'Remove this line.')]
    return [problemHere(context, sentence, advice, edit)]
  }
  const behind = lines.slice(1).map((line) => line.trim())
  if (behind.every((line) => line === '' || /^(?:`{3,}|~{3,})$/.test(line))) {
    const rest = /^\n*/.exec(context.text.source.text.slice(context.end))?.[0] ?? ''
    const edit = { start: context.start, end: context.end + rest.length, text: '' }
    const sentence = 'Nothing stands in this block of code.'
    const advice = behind.some((line) => line !== '')
      ? 'Remove its two lines.'
      : 'Remove this line.'
    return [problemHere(context, sentence, advice, edit)]
  }
  if (isClosed(lines, fence)) return []
  const sentence = 'This block of code is never closed: everything below it is shown as code.'
  const advice = `Remove this line. Only where code is meant, leave it, and write ${fence} on a line of its own where the code ends.`
  return [problemHere(context, sentence, advice)]
}

function isClosed(lines: readonly string[], fence: string): boolean {
  const last = (lines.length > 1 ? (lines.at(-1) ?? '') : '').replace(/^[ \t>]*/, '').trimEnd()
  return last.startsWith(fence) && last.replaceAll(fence[0] ?? '', '') === ''
}
