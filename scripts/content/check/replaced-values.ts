import { diffArrays } from 'diff'
import type { Edit } from '../edits.ts'
import { lineChanges } from '../line-changes.ts'
import { lineStart } from '../source.ts'

/** Words that stand exactly where the accepted version named a value, the words around them as they were. */
export type ReplacedValue = {
  /** As figures.join */
  readonly name: string
  readonly raw: string
  /** The same with the quotes around it that are gone. */
  readonly again: string
  readonly typed: string
  /** Where the words begin in the text of now. */
  readonly start: number
}

export function replacedValues(was: string, text: string): ReplacedValue[] {
  return lineChanges(was, text).flatMap((change) => {
    const start = lineStart(text.split('\n'), change.now)
    return wordChanges(change.was.join('\n'), change.is.join('\n')).flatMap(
      ({ old, typed, at }) => {
        const [, raw = '', name = '', signs = ''] = VALUE_ALONE.exec(bare(old)) ?? []
        const all = bare(typed)
        const words = signs !== '' && all.endsWith(signs) ? all.slice(0, -signs.length) : all
        if (raw === '' || words === '') return []
        const isBare = old.trim() === `"${raw}"` && !typed.includes('"')
        const again = isBare ? `"${raw}"` : raw
        return [{ name, raw, again, typed: words, start: start + at + typed.indexOf(words) }]
      },
    )
  })
}

/** The full stop behind a value ends its sentence, or another one that was added. */
const VALUE_ALONE = /^(\{\{ *([\w.]+) *\}\})([.,;:!?)]*)$/

/** Puts a value back: in place of all that was typed there, or of its beginning alone where a sentence follows. */
export function asItWas({ again, typed, start }: ReplacedValue, beginning: string): Edit {
  const isLonger = /[.!?;:]\s/.test(typed)
  return { start, end: start + (isLonger ? beginning : typed).length, text: again }
}

/** Words of a line that stand where others stood before, and where they begin. */
type WordChange = { readonly old: string; readonly typed: string; readonly at: number }

/** A word, a value or a sign, with the space before it: else two words would be told apart by their space. */
const WORD = /\s*(?:\{\{[^{}]*\}\}|[\p{L}\p{N}](?:(?:[.@'_/-]|:(?=\d))*[\p{L}\p{N}])*|[^])/gu

function wordChanges(was: string, is: string): WordChange[] {
  const [before, now] = [was.match(WORD) ?? [], is.match(WORD) ?? []]
  // Words that stayed have the same on both sides.
  const parts: WordChange[] = []
  let at = 0
  for (const { added, removed, value } of diffArrays<string>(before, now, { comparator: isSame })) {
    const words = value.join('')
    const last = parts.at(-1)
    if ((added || removed) && last && last.old !== last.typed) {
      const [old, typed] = [removed ? words : '', added ? words : '']
      parts.splice(-1, 1, { old: last.old + old, typed: last.typed + typed, at: last.at })
    } else parts.push({ old: added ? '' : words, typed: removed ? '' : words, at })
    if (!removed) at += words.length
  }
  return parts.reduce<WordChange[]>((changes, part, index) => {
    const [last, between] = [changes.at(-1), parts[index - 1]?.typed ?? '']
    if (part.old === part.typed) return changes
    if (!last || !isOne(last, between, part)) return [...changes, part]
    const [old, typed] = [last.old + between + part.old, last.typed + between + part.typed]
    return [...changes.slice(0, -1), { old, typed, at: last.at }]
  }, [])
}

/** A sign alone does not part what was typed: it may stand in it, as in 9 a.m. to 5 p.m. */
function isOne(left: WordChange, between: string, right: WordChange): boolean {
  const isHalf = [left.old, left.typed, right.old, right.typed].includes('')
  return isHalf && !/[\p{L}\p{N}]/u.test(between)
}

function isSame(left: string, right: string): boolean {
  return left.replace(/^\s+/, ' ') === right.replace(/^\s+/, ' ')
}

/** Without spaces, quotes and marks of bold words around. */
function bare(words: string): string {
  return words.replaceAll(/^[\s*_"']+|[\s*_"']+$/g, '')
}
