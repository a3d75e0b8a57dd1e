import type { PartLine } from './compare-texts.ts'
import type { DifferentLine, Run } from './word-difference.ts'

/** Makes text safe for the language that it is written into: escapeHtml or escapeMarkdown. */
type Escape = (text: string) => string

/** A line with what is new and what is gone marked; Markdown knows the tags, too. */
export function markedLine(line: PartLine, escape: Escape): string {
  switch (line.kind) {
    case 'words':
      return markedRuns(line.line, escape)
    case 'exchange': {
      const { of, before, after } = line
      return (of === '' ? '' : `${escape(of)}: `) + markedExchange(before, after, escape)
    }
    case 'left out':
      return '…'
  }
}

function markedRuns(runs: DifferentLine, escape: Escape): string {
  return runs
    .map((run, index) => {
      const [previous, next] = [runs[index - 1], runs[index + 1]]
      if (run.kind === 'gone' && next?.kind === 'new' && isSigns(run.words, next.words)) {
        return markedExchange(run.words, next.words, escape)
      }
      // It was written with what it came instead of.
      const isWritten =
        run.kind === 'new' && previous?.kind === 'gone' && isSigns(previous.words, run.words)
      return isWritten ? '' : marked(run, escape)
    })
    .join('')
}

/** 'old → new'. */
function markedExchange(before: string | null, after: string | null, escape: Escape): string {
  if (before !== null && after !== null && isSigns(before, after)) {
    return markedSigns(before, after, escape)
  }
  return [
    before === null ? [] : marked({ kind: 'gone', words: before }, escape),
    after === null ? [] : marked({ kind: 'new', words: after }, escape),
  ]
    .flat()
    .join(' → ')
}

/** Long numbers, addresses and file names are read sign by sign. */
const SIGNS = /^(?:\+?\d[\d -]{5,}|(?:https?:\/\/|mailto:|\/|content\/)\S+|\S+@\S+)$/

function isSigns(before: string, after: string): boolean {
  return SIGNS.test(before.trim()) && SIGNS.test(after.trim())
}

/** Both in full, of each only what differs marked. */
function markedSigns(before: string, after: string, escape: Escape): string {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  const side = (kind: 'gone' | 'new', text: string) => {
    const words = text.slice(start, text.length - end)
    const middle = words === '' ? '' : marked({ kind, words }, escape)
    return escape(text.slice(0, start)) + middle + escape(text.slice(text.length - end))
  }
  return `${side('gone', before)} → <span>${side('new', after)}</span>`
}

function marked({ kind, words }: Run, escape: Escape): string {
  switch (kind) {
    case 'same':
      return escape(words)
    case 'new':
      return `<ins>${escape(words)}</ins>`
    case 'gone':
      return `<del>${escape(words)}</del>`
    case 'up':
    case 'down':
      return `<b>${kind === 'up' ? '↑' : '↓'} ${escape(words)}</b>`
  }
}
