import { diffArrays, diffWordsWithSpace } from 'diff'
import { escapeMarkdown } from '../system/escape.ts'
import type { Change } from './risks.ts'

/** Both sides of a change for a cell of a Markdown table, with what is gone and what is new marked. */
export function markSides({ before, after, isList = false }: Change) {
  const sides = { before: '', after: '' }
  const parts = isList
    ? diffArrays(namesIn(before), namesIn(after))
    : diffWordsWithSpace(before, after)
  for (const { added, removed, value } of parts) {
    const words = typeof value === 'string' ? value : value.join('')
    if (!added) sides.before += marked(words, removed ? 'del' : null)
    if (!removed) sides.after += marked(words, added ? 'ins' : null)
  }
  return sides
}

/** Words for a cell of a Markdown table. */
export function cell(words: string): string {
  // Without the escape GitHub makes a link of half an address.
  const escaped = escapeMarkdown(words).replaceAll('://', String.raw`\://`)
  return escaped.replaceAll('\n', '<br>')
}

function namesIn(list: string): string[] {
  return list.split('\n').map((name) => `${name}\n`)
}

/** A mark ends with its line. */
function marked(words: string, tag: 'ins' | 'del' | null): string {
  if (tag === null) return cell(words)
  const lines = words.split('\n')
  return lines.map((line) => (line === '' ? '' : `<${tag}>${cell(line)}</${tag}>`)).join('<br>')
}
