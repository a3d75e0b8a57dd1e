import { plainLines } from './cut-file.ts'

/**
 * Puts a new text, with plain line ends, in the place of an old one. Lines that stay the same at
 * the beginning and the end keep their own line ends; new ones get `lineEnd`.
 */
export function editBody(old: string, wanted: string, lineEnd: string): string {
  const before = linesOf(old)
  const after = linesOf(wanted)
  let head = 0
  while (same(before[head], after[head])) head += 1
  let tail = 0
  const most = Math.min(before.length, after.length) - head
  while (tail < most && same(before.at(-1 - tail), after.at(-1 - tail))) tail += 1
  const changed = after.slice(head, after.length - tail).join('')
  return [
    ...before.slice(0, head),
    changed.replaceAll('\n', lineEnd),
    ...before.slice(before.length - tail),
  ].join('')
}

/** Whether a line of a file is the line of a text field. */
function same(line: string | undefined, plain: string | undefined): boolean {
  return line !== undefined && plain !== undefined && plainLines(line) === plain
}

/** The lines of a text, each with its line end. */
function linesOf(text: string): string[] {
  return text.match(/[^\r\n]*(?:\r\n|\n|\r)|[^\r\n]+$/g) ?? []
}
