import { diffArrays } from 'diff'
import type { Edit } from '../edits.ts'
import { lineChanges } from '../line-changes.ts'

/** Words that stand exactly where the accepted version named a value, the words around them as they were. */
export type ReplacedValue = {
  /** As figures.join */
  readonly name: string
  readonly raw: string
  readonly typed: string
  /** Where the words begin in the text of now. */
  readonly start: number
}

export function replacedValues(was: string, text: string): ReplacedValue[] {
  return lineChanges(was, text).flatMap((change) => {
    const lines = text.split('\n').slice(0, change.now).join('\n')
    const start = lines.length + (change.now > 0 ? 1 : 0)
    return wordChanges(change.was.join('\n'), change.is.join('\n')).flatMap(
      ({ old, typed, at }) => {
        const [raw = '', name = ''] = /^\{\{ *([\w.]+) *\}\}$/.exec(bare(old)) ?? []
        const words = bare(typed)
        return raw === '' || words === ''
          ? []
          : [{ name, raw, typed: words, start: start + at + typed.indexOf(words) }]
      },
    )
  })
}

/** Puts a value back: in place of all that was typed there, or of its beginning alone where a sentence follows. */
export function asItWas({ raw, typed, start }: ReplacedValue, beginning: string): Edit {
  const isLonger = /[.!?;:]\s/.test(typed)
  return { start, end: start + (isLonger ? beginning : typed).length, text: raw }
}

/** Words of a line that stand where others stood before, and where they begin. */
type WordChange = { readonly old: string; readonly typed: string; readonly at: number }

/** A word, a value or a sign, with the space before it: else two words would be told apart by their space. */
const WORD = /\s*(?:\{\{[^{}]*\}\}|[\p{L}\p{N}](?:(?:[.@'_/-]|:(?=\d))*[\p{L}\p{N}])*|[^])/gu

function wordChanges(was: string, is: string): WordChange[] {
  const [before, now] = [was.match(WORD) ?? [], is.match(WORD) ?? []]
  const changes: WordChange[] = []
  let at = 0
  let between: string | null = null
  const comparator = (left: string, right: string) => plain(left) === plain(right)
  for (const { added, removed, value } of diffArrays<string>(before, now, { comparator })) {
    const words = value.join('')
    if (added || removed) {
      const change = { old: removed ? words : '', typed: added ? words : '', at }
      const last = changes.at(-1)
      if (last && between !== null && isOne(last, between, change)) {
        const [old, typed] = [last.old + between + change.old, last.typed + between + change.typed]
        changes.splice(-1, 1, { old, typed, at: last.at })
      } else changes.push(change)
      between = ''
    } else between = words
    if (!removed) at += words.length
  }
  return changes
}

/** A sign alone does not part what was typed: it may stand in it, as in 9 a.m. to 5 p.m. */
function isOne(left: WordChange, between: string, right: WordChange): boolean {
  const isHalf = [left.old, left.typed, right.old, right.typed].includes('')
  return between === '' || (isHalf && !/[\p{L}\p{N}]/u.test(between))
}

function plain(word: string): string {
  return word.replace(/^\s+/, ' ')
}

/** Without spaces, quotes and marks of bold words around. */
function bare(words: string): string {
  return words.replaceAll(/^[\s*_"']+|[\s*_"']+$/g, '')
}
