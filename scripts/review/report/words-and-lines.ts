import { escapeHtml } from '../../escape.ts'

/** What the check says: words, and below them, as they are, the lines that somebody is to type. */
export function wordsAndLines(said: string): string {
  const [words = '', ...lines] = said.split('\n')
  const typed = lines.length === 0 ? '' : `<pre>${escapeHtml(lines.join('\n'))}</pre>`
  return `${escapeHtml(words)}${typed}`
}
