import type { SerializedElement, SerializedNode } from './markdown/serialized.ts'
import type { SearchDocument } from './types.ts'
import type { FilledPart } from './values.ts'

// Builds the search documents from the content's texts, before these become React elements. Leaves out
// the values that are stored for each student.

type SearchedPage = {
  readonly slug: string
  readonly path: string
  readonly title: string
  readonly keywords: string
  readonly intro: readonly FilledPart[]
  readonly body: SerializedElement | null
}

type SearchedCard = {
  readonly id: string
  readonly title: string
  readonly keywords: string
  readonly description: readonly FilledPart[]
  readonly message: SerializedElement | null
  readonly facts: readonly { readonly label: string; readonly value: readonly FilledPart[] }[]
  readonly links: readonly { readonly note: string }[]
}

type SearchedEntry =
  | { readonly kind: 'outside'; readonly label: string; readonly address: string }
  | { readonly kind: 'page' | 'logout' }

const OUTSIDE = { kind: 'outside', page: '', text: '', keywords: '' } as const

/** All pages, sections and cards (each on its own folder's page), and the other websites in the sidebar. */
export function searchDocuments(
  pages: readonly SearchedPage[],
  cards: readonly SearchedCard[],
  navigation: readonly SearchedEntry[],
): SearchDocument[] {
  const bySlug = new Map(pages.map((page) => [page.slug, page]))
  const ofCards = cards.flatMap((card) => {
    const page = bySlug.get(card.id.split('/')[0] ?? '')
    return page === undefined ? [] : [cardDocument(card, page)]
  })
  const outside = navigation.flatMap((entry): SearchDocument[] =>
    entry.kind === 'outside' ? [{ ...OUTSIDE, title: entry.label, address: entry.address }] : [],
  )
  return [...pages.flatMap(pageDocuments), ...ofCards, ...outside]
}

function cardDocument(card: SearchedCard, page: SearchedPage): SearchDocument {
  const { id, title, keywords, description, facts, message, links } = card
  const text = wordsOf([
    ...description,
    ...facts.map(({ label, value }) => ` ${label} ${wordsOf(value)}`),
    ' ',
    message,
    ...links.flatMap(({ note }) => [' ', note]),
  ])
  const address = `${page.path}?card=${id.slice(page.slug.length + 1)}`
  return { kind: 'card', title, page: page.title, text, keywords, address }
}

/** One document for the page with the text before its first heading, then one for each heading. */
function pageDocuments({ title, path, keywords, intro, body }: SearchedPage): SearchDocument[] {
  const parts = body?.[2] ?? []
  const starts = parts.flatMap((part, index) => (isHeading(part) ? [index] : []))
  const beginning = parts.slice(0, starts[0])
  return [
    {
      kind: 'page',
      title,
      page: '',
      text: wordsOf([...intro, ' ', ...beginning]),
      keywords,
      address: path,
    },
    ...parts.filter(isHeading).map(([, { id }, heading], index): SearchDocument => ({
      kind: 'section',
      title: wordsOf(heading),
      page: title,
      text: wordsOf(parts.slice((starts[index] ?? 0) + 1, starts[index + 1])),
      keywords: '',
      address: `${path}#${String(id)}`,
    })),
  ]
}

/** Only headings have an id. */
function isHeading(part: SerializedNode): part is SerializedElement {
  return typeof part !== 'string' && part[1]['id'] !== undefined
}

const BLOCK = /^(?:p|li|h[1-6]|td|th|tr|pre|blockquote|br|hr)$/

/** The text as a student reads it, on one line. */
function wordsOf(parts: readonly (FilledPart | SerializedNode | null)[]): string {
  return parts.map(words).join('').replaceAll(/\s+/g, ' ').trim()
}

function words(part: FilledPart | SerializedNode | null): string {
  if (typeof part === 'string') return part
  if (part === null || 'stored' in part) return ''
  const [tag, , inside] = part
  const text = inside.map(words).join('')
  return BLOCK.test(tag) ? ` ${text} ` : text
}
