import { isMap, isPair, isScalar, isSeq } from 'yaml'
import type { Edit } from '../edits.ts'
import { nameOffset, writtenField, type Fields } from './fields.ts'

// Writes again, at the top of a Markdown file, what the accepted version has there.

/** The names in the list cards:, as they are written. */
export function namesIn({ data }: Fields): string[] {
  const list: unknown = Reflect.get(Object(data), 'cards')
  return Array.isArray(list) ? list.map(String) : []
}

/** Puts a name on a line of its own, before the one that it stood before or at the end of the list. */
export function entryBack(now: Fields, named: readonly string[], name: string): Edit | undefined {
  const list: unknown = now.document.get('cards', true)
  if (!isSeq(list) || list.flow === true || now.source.original) return undefined
  const { text } = now.source
  const here = namesIn(now)
  const next = named.slice(named.indexOf(name)).find((other) => here.includes(other))
  const item: unknown = list.items[next === undefined ? here.length - 1 : here.indexOf(next)]
  if (!isScalar(item) || !item.range) return undefined
  const at = now.start + item.range[0]
  const lineStart = text.lastIndexOf('\n', at - 1) + 1
  const begin = text.slice(lineStart, at)
  if (!/^[ ]*- +$/.test(begin)) return undefined
  const start = next === undefined ? lineAfter(text, at) : lineStart
  return { start, end: start, text: `${begin}${name}\n` }
}

/** Puts a field on lines of its own, before the one that it stood before or at the end of the fields. */
export function fieldBack(now: Fields, was: Fields, name: string): Edit | undefined {
  const written = writtenField(was, [name])
  const [here, before] = [fieldNames(now), fieldNames(was)]
  const next = before.slice(before.indexOf(name)).find((other) => here.includes(other))
  const last = here.at(-1)
  if (written === null || last === undefined || now.source.original) return undefined
  const offset = nameOffset(now, [next ?? last])
  const { text } = now.source
  if (offset === null || (offset > 0 && text[offset - 1] !== '\n')) return undefined
  const end = /\n---[ \t]*(?:\n|$)/.exec(text.slice(offset))
  const start = next === undefined ? offset + (end?.index ?? 0) + 1 : offset
  return { start, end: start, text: `${written.trimEnd()}\n` }
}

function fieldNames({ document: { contents } }: Fields): string[] {
  const pairs = isMap(contents) ? contents.items.filter(isPair) : []
  return pairs.flatMap(({ key }) => (isScalar(key) ? String(key.value) : []))
}

function lineAfter(text: string, offset: number): number {
  return text.indexOf('\n', offset) + 1
}
