import { isElement, type Text, type TextElement, type TextNode } from './text.ts'
import type { ReadCard } from './card.ts'
import type { ReadPage } from './page.ts'
import type { NavigationEntry, SearchDocument } from './types.ts'

// Builds the search documents from the content's texts. Leaves out the values that are stored for each student.

const OUTSIDE = { kind: 'outside', page: '', text: '', keywords: '' } as const

/** All pages, sections and cards (each on its own folder's page), and the other websites in the sidebar. */
export function searchDocuments(
  pages: readonly ReadPage[],
  cards: readonly ReadCard[],
  navigation: readonly NavigationEntry[],
): SearchDocument[] {
  const bySlug = new Map<string, ReadPage>(pages.map((page) => [page.slug, page]))
  const ofCards = cards.flatMap((card) => {
    const page = bySlug.get(card.id.split('/')[0] ?? '')
    return page === undefined ? [] : [cardDocument(card, page)]
  })
  const outside = navigation.flatMap((entry): SearchDocument[] =>
    entry.kind === 'outside' ? [{ ...OUTSIDE, title: entry.label, address: entry.address }] : [],
  )
  return [...pages.flatMap(pageDocuments), ...ofCards, ...outside]
}

function cardDocument(card: ReadCard, page: ReadPage): SearchDocument {
  const { id, title, keywords, description, facts, message, links } = card
  const text = wordsOf([
    ...description,
    ...facts.map(({ label, value }) => ` ${label} ${wordsOf(value)}`),
    ' ',
    ...message,
    ...links.flatMap(({ note }) => [' ', note]),
  ])
  const address = `${page.path}?card=${id.slice(page.slug.length + 1)}`
  return { kind: 'card', title, page: page.title, text, keywords, address }
}

/** One document for the page with the text before its first heading, then one for each heading. */
function pageDocuments({ title, path, keywords, intro, body }: ReadPage): SearchDocument[] {
  const starts = body.flatMap((part, index) => (isHeading(part) ? [index] : []))
  const beginning = body.slice(0, starts[0])
  return [
    {
      kind: 'page',
      title,
      page: '',
      text: wordsOf([...intro, ' ', ...beginning]),
      keywords,
      address: path,
    },
    ...body.filter(isHeading).map(([, { id }, ...heading], index): SearchDocument => ({
      kind: 'section',
      title: wordsOf(heading),
      page: title,
      text: wordsOf(body.slice((starts[index] ?? 0) + 1, starts[index + 1])),
      keywords: '',
      address: `${path}#${String(id)}`,
    })),
  ]
}

/** Only headings have an id. */
function isHeading(node: TextNode): node is TextElement {
  return isElement(node) && node[1]['id'] !== undefined
}

const BLOCK = /^(?:p|li|h[1-6]|td|th|tr|pre|blockquote|br|hr)$/

/** The text as a student reads it, on one line. */
function wordsOf(text: Text): string {
  return text.map(words).join('').replaceAll(/\s+/g, ' ').trim()
}

function words(node: TextNode): string {
  if (typeof node === 'string') return node
  if (!isElement(node)) return ''
  const [tag, , ...inside] = node
  const text = inside.map(words).join('')
  return BLOCK.test(tag) ? ` ${text} ` : text
}
