import { diffArrays } from 'diff'
import { escapeMarkdown } from '../system/escape.ts'
import { MARK, MARKS, STEP, unmarked } from './lines.ts'
import type { Change } from './risks.ts'

/** Both sides of a change for a cell of a Markdown table, with what is gone and what is new marked. */
export function markSides({ before, after, isList = false }: Change) {
  const sides = { before: '', after: '' }
  const [was, is] = [wordsIn(before, isList), wordsIn(after, isList)]
  for (const { added, removed, value } of diffArrays(was, is)) {
    if (!added) sides.before += drawn(value, removed ? 'del' : null)
    if (!removed) sides.after += drawn(value, added ? 'ins' : null)
  }
  return sides
}

/** Words for a cell of a Markdown table, as students see them. */
export function cell(words: string): string {
  return drawn(wordsIn(words, false), null)
}

const TAGS = new Map(
  Array.from(MARKS, ([name, mark]) => {
    return [mark, name === 'del' ? 's' : name.startsWith('h') ? 'strong' : name]
  }),
)

/** The names of a list; else words, spaces, single digits and signs, each with the marks of its place before it. */
function wordsIn(text: string, isList: boolean): string[] {
  const pattern = isList ? /\n|.+/g : /\n|[^\S\n]+|[\p{L}\p{M}]+|[^]/gu
  let marks = ''
  return (text.match(pattern) ?? []).flatMap((word) => {
    if (!TAGS.has(word)) return [marks + word]
    marks = marks.includes(word) ? marks.replace(word, '') : marks + word
    return []
  })
}

/** HTML of words in GitHub's Markdown. A tag ends with its line. */
function drawn(words: readonly string[], tag: 'ins' | 'del' | null): string {
  const runs: { marks: string; text: string }[] = []
  for (const word of words) {
    const [marks, text] = [(word.match(MARK) ?? []).join(''), unmarked(word)]
    const last = runs.at(-1)
    if (last?.marks === marks && ![text, last.text].includes('\n')) last.text += text
    else runs.push({ marks, text })
  }
  return runs
    .map(({ marks, text }) => {
      if (text === '\n') return '<br>'
      const tags = [...(tag === null ? [] : [tag]), ...Array.from(marks, (mark) => TAGS.get(mark))]
      // Without the escape GitHub makes a link of half an address.
      const escaped = escapeMarkdown(text).replaceAll('://', String.raw`\://`)
      const words = escaped.replaceAll(STEP, '1.')
      return tags.reduceRight((inner, name) => `<${name}>${inner}</${name}>`, words)
    })
    .join('')
}
