import { cardName, pagePath } from '../read/read-page.ts'
import type { Cards, ResolvedPage } from '../read/resolve-cards.ts'

/** The words of a link with where it leads, or a title with where it stands. */
export type WordedAddress = { readonly words: string; readonly address: string }

/** All titles of pages and cards, of a card once for every page that shows it. */
export function titledAddresses(pages: readonly ResolvedPage[], cards: Cards): WordedAddress[] {
  return pages.flatMap(({ slug, title, cards: shown }) => [
    { words: title, address: pagePath(slug) },
    ...shown.map((id) => ({
      words: cards.get(id)?.title ?? '',
      address: `${pagePath(slug)}?card=${cardName(slug, id)}`,
    })),
  ])
}

/** The links that a text holds, as they are written. */
export function writtenLinks(text: string): (WordedAddress & { readonly index: number })[] {
  return Array.from(text.matchAll(LINK), ({ 1: words = '', 2: address = '', index }) => {
    return { words, address, index }
  })
}

const LINK = /(?<!!)\[([^[\]\n]+)\]\(([^\s()]+)\)/g
