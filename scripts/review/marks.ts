import type { PartLine } from './compare-texts.ts'

/** Makes text safe for the language that it is written into: escapeHtml or escapeMarkdown. */
type Escape = (text: string) => string

/** A line with what is new and what is gone marked; Markdown knows both tags, too. */
export function markedLine(line: PartLine, escape: Escape): string {
  switch (line.kind) {
    case 'words':
      return line.line.map(({ kind, words }) => marked(kind, words, escape)).join('')
    case 'exchange':
      return (line.of === '' ? '' : `${escape(line.of)}: `) + markedExchange(line, escape)
    case 'left out':
      return '…'
  }
}

/** 'old → new'. */
function markedExchange(
  { before, after }: { readonly before: string | null; readonly after: string | null },
  escape: Escape,
): string {
  return [
    before === null ? [] : marked('gone', before, escape),
    after === null ? [] : marked('new', after, escape),
  ]
    .flat()
    .join(' → ')
}

function marked(kind: 'same' | 'gone' | 'new', words: string, escape: Escape): string {
  if (kind === 'same') return escape(words)
  const tag = kind === 'new' ? 'ins' : 'del'
  return `<${tag}>${escape(words)}</${tag}>`
}
