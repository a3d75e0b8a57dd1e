import { error, type Problem } from '../problem.ts'
import { placeAt, type Source } from '../source.ts'
import type { Fields } from './fields.ts'

const MEANT: Readonly<Record<string, string>> = {
  amp: '&',
  nbsp: ' ',
  quot: '”',
  apos: '’',
  lt: '<',
  gt: '>',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  '#39': '’',
  '#160': ' ',
}

/** The names of those signs, one of which is to be found. */
export const ENTITY_NAMES = Object.keys(MEANT).join('|')

/** Signs as web pages write them, which a field shows letter by letter. */
const ENTITY = new RegExp(`&(?:${ENTITY_NAMES});`, 'g')

/** The sign that is meant by its name on web pages. */
export function entityMeant(name: string): string {
  return MEANT[name] ?? ''
}

/** A text with the signs that are meant by their names. */
export function withSigns(text: string): string {
  return text.replaceAll(ENTITY, (found) => entityMeant(found.slice(1, -1)))
}

/** An address with dashes or quotes that a word processor made of hyphens. */
const ADDRESS = /^[ \t-]*address:[ \t]+(?:"|')?([^\s"'“”„‘’][^\s"']*[–—‐‑−“”‘’][^\s"']*)/gm

/** Signs in fields that came along when text was copied. */
export function checkSigns(source: Source, { start, end }: Fields): Problem[] {
  // Fields that had to be mended come again once they are.
  if (end > source.text.length) return []
  const written = source.text.slice(start, end)
  return [
    ...Array.from(written.matchAll(ENTITY), ({ 0: found, index }) => {
      const at = start + index
      const sentence = `${found} would be shown letter by letter.`
      const text = entityMeant(found.slice(1, -1))
      const suggestion = { start: at, end: at + found.length, text }
      return error(placeAt(source, at), sentence, 'Type the sign itself.', undefined, suggestion)
    }),
    ...Array.from(written.matchAll(ADDRESS), ({ 0: line, 1: address = '', index }) => {
      const at = start + index + line.length - address.length
      const text = address.replace(/[“”‘’]/g, '').replace(/[–—‐‑−]/g, '-')
      const suggestion = { start: at, end: at + address.length, text }
      const sentence = `The address ${address} has a sign in it that a word processor made.`
      const advice = 'Write a plain hyphen, and no quotes.'
      return error(placeAt(source, at), sentence, advice, undefined, suggestion)
    }),
  ]
}
