import type { FilledPart } from '../../content/values.ts'
import type { SerializedNode } from '../../content/markdown/serialized.ts'
import type { Content, Entry, SerializedMail } from '../exchange.ts'
import type { Text } from './entries.ts'

export type Found = {
  readonly text: Text | SerializedMail
  /** The match, and some words around it. */
  readonly excerpt: readonly [before: string, match: string, after: string]
}

const AROUND = 60

/** Every card, page and mail that contains the words; those with the words in their title come first. */
export function search(content: Content, words: string): Found[] {
  const wanted = words.trim().replace(/\s+/g, ' ').toLowerCase()
  if (wanted === '') return []
  const found: Found[] = []
  for (const entry of Object.values(content.entries)) {
    if (entry.kind === 'school') continue
    const all = allText(entry)
    const at = all.toLowerCase().indexOf(wanted)
    if (at !== -1) found.push({ text: entry, excerpt: excerptAt(all, at, wanted.length) })
  }
  const inTitle = ({ text }: Found): boolean => text.title.toLowerCase().includes(wanted)
  return found.sort(
    (a, b) => Number(inTitle(b)) - Number(inTitle(a)) || a.text.title.localeCompare(b.text.title),
  )
}

function excerptAt(all: string, at: number, length: number): Found['excerpt'] {
  const start = at < AROUND ? 0 : all.indexOf(' ', at - AROUND) + 1
  const end = all.indexOf(' ', at + length + AROUND)
  return [
    `${start > 0 ? '… ' : ''}${all.slice(Math.min(start, at), at)}`,
    all.slice(at, at + length),
    `${all.slice(at + length, end === -1 ? undefined : end)}${end === -1 ? '' : ' …'}`,
  ]
}

const texts = new WeakMap<Entry, string>()

/** Title, description, facts, notes and message as a student reads them, and the file's name. */
function allText(entry: Text | SerializedMail): string {
  const known = texts.get(entry)
  if (known !== undefined) return known
  const all = [...partsOf(entry), entry.file]
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
    .join(' · ')
  texts.set(entry, all)
  return all
}

function partsOf(entry: Text | SerializedMail): string[] {
  if (entry.kind === 'mail') return [entry.title, entry.text]
  return entry.kind === 'page'
    ? [entry.title, filled(entry.intro), plainText(entry.body)]
    : [
        entry.title,
        filled(entry.description),
        ...entry.facts.flatMap(({ label, value }) => [label, filled(value)]),
        filled(entry.classDoor?.closed ?? []),
        entry.checkLater?.keep ?? '',
        entry.checkLater?.help ?? '',
        plainText(entry.message),
        ...entry.links.map(
          (link) => `${link.note} ${link.kind === 'stored' ? link.key : link.address}`,
        ),
      ]
}

function filled(parts: readonly FilledPart[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : `{{${part.stored}}}`)).join('')
}

const BLOCK = /^(?:p|li|h[1-6]|td|th|tr|pre|blockquote|br|hr)$/

function plainText(serialized: SerializedNode | null): string {
  if (serialized === null || typeof serialized === 'string') return serialized ?? ''
  const [tag, properties, inside] = serialized
  const words = inside.map(plainText).join('')
  const stored = tag === 'StoredValue' ? `{{${String(properties['name'])}}}` : ''
  return BLOCK.test(tag) ? ` ${words} ` : `${stored}${words}`
}
