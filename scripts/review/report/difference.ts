import type { ChangedPart, PartLine } from '../compare-texts.ts'
import type { DifferentLine } from '../word-difference.ts'
import { escapeHtml } from '../../escape.ts'

/** The changed parts of a text as a list of names with what is new and what is gone. */
export function differenceList(parts: readonly ChangedPart[]): string {
  if (parts.length === 0) return ''
  const rows = parts.map(
    ({ name, lines }) =>
      `<div><dt>${escapeHtml(name)}</dt><dd>${lines.map(partLine).join('\n')}</dd></div>`,
  )
  return `<dl class="difference">\n${rows.join('\n')}\n</dl>`
}

function partLine(line: PartLine): string {
  switch (line.kind) {
    case 'words':
      return `<p>${wordLine(line.line)}</p>`
    case 'exchange':
      return `<p>${escapeHtml(line.of)}: ${exchange(line.before, line.after)}</p>`
    case 'left out':
      return '<p class="left-out">…</p>'
  }
}

export function exchange(before: string | null, after: string | null): string {
  const old = before === null ? '' : `<del>${escapeHtml(before)}</del>`
  const now = after === null ? '' : `<ins>${escapeHtml(after)}</ins>`
  return [old, now].filter((side) => side !== '').join(' → ')
}

function wordLine(line: DifferentLine): string {
  return line
    .map(({ kind, words }) => {
      if (kind === 'same') return escapeHtml(words)
      const tag = kind === 'new' ? 'ins' : 'del'
      return `<${tag}>${escapeHtml(words)}</${tag}>`
    })
    .join('')
}
