import { searchDocuments } from '../../../src/content/search-documents.ts'
import type { Content, Entries, Entry, CardEntry, PageEntry } from './exchange.ts'

/** How the preview names a file. */
export function titleOf(file: string, { entries }: Content): string {
  return entries[file]?.title ?? file
}

/** The entries of one kind. */
export function entriesOf<Kind extends Entry['kind']>(entries: Entries, kind: Kind) {
  return Object.values(entries).filter(
    (entry): entry is Extract<Entry, { kind: Kind }> => entry.kind === kind,
  )
}

/** All pages, in the order of the sidebar; pages that are not in it follow by title. */
export function pagesInOrder({ school, entries }: Content): PageEntry[] {
  const order = (school?.navigation ?? []).flatMap((entry) =>
    entry.kind === 'page' ? [entry.page as string] : [],
  )
  const place = ({ slug }: PageEntry): number => {
    const index = order.indexOf(slug)
    return index === -1 ? order.length : index
  }
  return entriesOf(entries, 'page').toSorted(
    (a, b) => place(a) - place(b) || a.title.localeCompare(b.title),
  )
}

/** The cards that a page shows. */
export function cardsOn({ cards: ids }: PageEntry, entries: Entries): CardEntry[] {
  const cards = entriesOf(entries, 'card')
  return ids.flatMap((id) => cards.find((card) => card.id === id) ?? [])
}

/** The path at which the portal shows a page, or a card in its modal. */
export function pathOf(entry: PageEntry | CardEntry, { entries }: Content): string {
  if (entry.kind === 'page') return entry.path
  const [slug = '', name] = entry.id.split('/')
  const page = entriesOf(entries, 'page').find((each) => each.slug === slug)
  return `${page?.path ?? `/${slug}`}?card=${name}`
}

/** The page or card at a path; undefined if the path shows no content, or a card of another page. */
export function entryAt(path: string, { entries }: Content): Entry | undefined {
  const { pathname, searchParams } = new URL(path, location.origin)
  const page = entriesOf(entries, 'page').find((each) => each.path === pathname)
  const name = searchParams.get('card')
  if (page === undefined || name === null) return page
  return entriesOf(entries, 'card').find(({ id }) => id === `${page.slug}/${name}`)
}

/** What students read in each text, by its file. */
export function readableWords(content: Content): ReadonlyMap<string, string> {
  const { entries } = content
  const pages = entriesOf(entries, 'page')
  const documents = searchDocuments(pages, entriesOf(entries, 'card'), [])
  const words = new Map(entriesOf(entries, 'mail').map(({ file, text }) => [file, text]))
  for (const { title, text, keywords, address } of documents) {
    const file = entryAt(address, content)?.file ?? ''
    words.set(file, `${words.get(file) ?? ''} ${title}. ${text} ${keywords}`)
  }
  return words
}
