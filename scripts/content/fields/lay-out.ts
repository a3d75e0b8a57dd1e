import { lineEnd } from '../source.ts'
import { nearest } from '../suggest.ts'
import { FIELD_NAMES, isHead, placeOfField, type FieldPlace } from './places.ts'

/** How a line of fields should begin, as the names of the fields say. */
export type LaidOut = {
  /** The white space, and the hyphen where it begins an entry. */
  readonly prefix: string
  /** A name that should stand on a line of its own above it, such as links. */
  readonly parent?: string | undefined
  /** A name that the line lacks, such as address before https://…. */
  readonly name?: string | undefined
}

/** White space of every kind, visible or not. */
const SPACE = /^[\s\u200b\ufeff]*/

/** What people and programs write for the hyphen of a list. */
const MARK = /^(?:[-\u2010-\u2015\u2212\u00ad•·‣●▪*])[\s\u200b]*/

/** A name and what should be a colon. */
const NAMED = /^["'“”‘’]?([A-Za-z][\w-]*)["'“”‘’]?[ \t]*(?:([:：])|[=;][ \t]|[ \t]|$)/

/** A line in its parts: white space, the mark of an entry, and what follows. */
export function cutLine(line: string) {
  const space = SPACE.exec(line)?.[0] ?? ''
  const found = MARK.exec(line.slice(space.length))?.[0] ?? ''
  const behind = line.slice(space.length + found.length)
  // A star or dash that begins the words of a text is no mark.
  const isMark =
    behind === '' ||
    /\s$/.test(found) ||
    fieldOf(behind, false) !== undefined ||
    /^[a-z][\w-]*(?:\/[\w-]+)?$/.test(behind)
  const mark = isMark ? found : ''
  const content = line.slice(space.length + mark.length)
  return { space, mark, content, field: fieldOf(content, space === '' || mark !== '') }
}

/** The field that a line is meant to be; the colon may be missing where no text can go on. */
function fieldOf(content: string, isBeginning: boolean): string | undefined {
  const [, name, colon] = NAMED.exec(content) ?? []
  const word = name?.toLowerCase()
  if (word === undefined || (colon === undefined && !isBeginning)) return undefined
  if (placeOfField(word)) return word
  if (colon === undefined) return undefined
  return (word.length > 3 && nearest(word, FIELD_NAMES)) || word
}

/**
 * How the lines of fields should begin, by the offsets of their beginnings. Every field has one place,
 * so its name alone says how far in it stands, and below which other one.
 */
export function layOut(text: string, begin: number): ReadonlyMap<number, LaidOut> {
  const laidOut = new Map<number, LaidOut>()
  const hyphens = ' '.repeat(hyphenColumn(text.slice(begin)))
  const seen = new Set<string>()
  let parent: string | undefined
  /** The fields of the entry; null where none is begun. */
  let entry: Set<string> | null = null
  let isOpen = false
  /** How far in the fields below another one stand, once one does. */
  let below = ''

  for (let start = begin; start < text.length; start = lineEnd(text, start) + 1) {
    const line = text.slice(start, lineEnd(text, start)).trimEnd()
    if (line === '' || /^\s*#/.test(line)) continue
    const { space, mark, content, field } = cutLine(line)
    const place = field === undefined ? undefined : placeOfField(field)
    if (field === undefined || place === undefined) {
      const holds = parent === undefined ? undefined : holdsOf(placeOfField(parent))
      if (mark !== '' && content === '' && holds === 'entries') {
        entry = new Set()
        isOpen = true
        laidOut.set(start, { prefix: `${hyphens}-` })
      } else if (holds === 'texts' && (mark !== '' || /^[\w-]+(?:\/[\w-]+)?$/.test(content))) {
        laidOut.set(start, { prefix: `${hyphens}- ` })
      } else if (mark !== '' && parent === 'links' && /^\S+$/.test(content)) {
        entry = new Set(['address'])
        const name = /^\w+$/.test(content) ? 'key' : 'address'
        laidOut.set(start, { prefix: `${hyphens}- `, name })
      } else if (space === '' && mark === '' && /^[\w-]+:(?:\s|$)/.test(content)) {
        parent = undefined // a field that is not known
      }
      continue
    }
    if (place.kind === 'edge') {
      parent = place.holds === 'text' ? undefined : field
      if (parent !== undefined) seen.add(parent)
      entry = null
      below = ''
      laidOut.set(start, { prefix: '' })
      continue
    }
    const missing = parent !== place.parent && !seen.has(place.parent) ? place.parent : undefined
    if (parent !== place.parent) entry = null
    parent = place.parent
    seen.add(parent)
    if (place.kind === 'below') {
      below ||= /^ *$/.test(space) ? space : '  '
      laidOut.set(start, { prefix: below || '  ', parent: missing })
      continue
    }
    const begins = !isOpen && beginsEntry(field, mark, entry)
    if (begins || entry === null) entry = new Set()
    isOpen = false
    entry.add(field)
    laidOut.set(start, {
      prefix: `${hyphens}${begins ? '- ' : '  '}`,
      parent: missing,
    })
  }
  return laidOut
}

function beginsEntry(field: string, mark: string, entry: ReadonlySet<string> | null): boolean {
  if (entry === null || entry.has(field)) return true
  if (mark !== '') return isHead(field)
  const isSecond = isHead(field) && [...entry].some(isHead)
  return isSecond && entry.has('note')
}

function holdsOf(place: FieldPlace | undefined) {
  return place?.kind === 'edge' ? place.holds : undefined
}

/** The column in which most hyphens of a block of fields stand; two where there are none. */
function hyphenColumn(block: string): number {
  const columns = Array.from(block.matchAll(/^( *)-(?= |$)/gm), ([, space = '']) => space.length)
  const even = columns.filter((column) => column % 2 === 0)
  const count = (column: number): number => even.filter((other) => other === column).length
  return even.toSorted((a, b) => count(b) - count(a) || Math.abs(a - 2) - Math.abs(b - 2))[0] ?? 2
}
