import { diffArrays, type ChangeObject } from 'diff'
import { isDeepStrictEqual } from 'node:util'
import { escapeMarkdown } from '../system/escape.ts'
import { MARK, MARKS, STEP, unmarked } from './lines.ts'
import type { Change } from './risks.ts'

/** Both sides of a change for a cell of a Markdown table, with what is gone and what is new marked. */
export function markSides({ before, after, isList = false }: Change) {
  const sides = { before: '', after: '' }
  for (const { added, removed, value } of compare(before, after, isList)) {
    if (!added) sides.before += drawn(value, removed ? 'del' : null)
    if (!removed) sides.after += drawn(value, added ? 'ins' : null)
  }
  return sides
}

/** Words for a cell of a Markdown table, as students see them. */
export function cell(words: string): string {
  return drawn(wordsIn(words, false), null)
}

type Part = Pick<ChangeObject<string[]>, 'added' | 'removed' | 'value'>

function compare(before: string, after: string, isList: boolean): Part[] {
  const parts = diffArrays(wordsIn(before, isList), wordsIn(after, isList))
  if (isList) return parts
  return parts.flatMap((part, index) => {
    const letters = compareLetters(part, parts[index + 1])
    if (letters !== null) return letters
    return compareLetters(parts[index - 1], part) === null ? part : []
  })
}

/** The letters of a word in the place of one that is much the same, such as a number with another digit. */
function compareLetters(gone: Part | undefined, came: Part | undefined): Part[] | null {
  const [old = '', ...others] = gone?.removed ? gone.value : []
  const [fresh = '', ...more] = came?.added ? came.value : []
  if (old === '' || fresh === '' || others.length + more.length > 0) return null
  // With as many digits as before, each is compared with the one in its place.
  const isAsLong = old.length === fresh.length
  const letters = [old, fresh].map((word) => lettersIn(word, isAsLong)) as [Letter[], Letter[]]
  const parts = diffArrays(...letters, { comparator: isDeepStrictEqual }).map(
    ({ added, removed, value }): Part => ({
      added,
      removed,
      value: value.map(({ letter }) => letter),
    }),
  )
  const kept = parts.flatMap(({ added, removed, value }) => (added || removed ? [] : value)).length
  const isNumber = /\d/.test(old) && /\d/.test(fresh)
  return isNumber || kept > Math.max(old.length, fresh.length) * 0.6 ? parts : null
}

const TAGS = new Map(
  Object.entries(MARKS).map(([name, mark]) => {
    return [mark, name === 'del' ? 's' : name.startsWith('h') ? 'strong' : name]
  }),
)

/** The names of a list; else words, spaces and other signs, each with the marks of its place before it. */
function wordsIn(text: string, isList: boolean): string[] {
  const pattern = isList ? /\n|.+/g : /\n|[^\S\n]+|[\p{L}\p{M}\p{N}]+|[^]/gu
  let marks = ''
  return (text.match(pattern) ?? []).flatMap((word) => {
    if (!TAGS.has(word)) return [marks + word]
    marks = marks.includes(word) ? marks.replace(word, '') : marks + word
    return []
  })
}

type Letter = { readonly letter: string; readonly place: number }

function lettersIn(word: string, hasPlaces: boolean): Letter[] {
  const marks = (word.match(MARK) ?? []).join('')
  return Array.from(unmarked(word), (letter, index) => {
    return { letter: marks + letter, place: hasPlaces ? index : 0 }
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
