import { valuePlace } from '../fields/fields.ts'
import type { Report } from '../problem.ts'
import type { ReadCard } from './read-card.ts'
import type { ReadPage } from './read-page.ts'
import { suggest } from '../suggest.ts'

/** A page with the cards it shows, in order. */
export type ResolvedPage = ReadPage & { readonly shown: readonly ReadCard[] }

/** Cards by id; null for a card whose own file has a mistake, which is reported there. */
export type CardsById = ReadonlyMap<string, ReadCard | null>

/** The ids of every folder's cards, so that nobody has to look through all cards for those of one. */
export function idsByFolder(cards: CardsById): ReadonlyMap<string, readonly string[]> {
  return Map.groupBy(cards.keys(), (id) => id.slice(0, id.indexOf('/')))
}

/** The ids of the cards a page shows: those it names, then the others of its folder by file name. */
export function idsOf(
  { slug, cards }: ReadPage,
  folders: ReadonlyMap<string, readonly string[]>,
): ReadonlySet<string> {
  return new Set([...cards, ...(folders.get(slug) ?? [])])
}

/** Finds the cards a page shows, in order. */
export function resolveCards(
  page: ReadPage,
  cards: CardsById,
  folders: ReadonlyMap<string, readonly string[]>,
  report: Report,
): ResolvedPage {
  const ids = new Set<string>()
  for (const [index, id] of page.cards.entries()) {
    const place = valuePlace(page.fields, ['cards', index])
    if (ids.has(id)) {
      report(place, `The card ${id} is named twice.`, 'Remove one of the two lines.')
    } else if (!cards.has(id)) {
      const near = suggest(id, cards.keys())?.replace(`${page.slug}/`, '')
      report(
        place,
        `There is no card ${id}.`,
        near ??
          `Write the name of a file beside this one without .md, or another page's card as page/card.`,
      )
    }
    ids.add(id)
  }
  const shown = [...idsOf(page, folders)].flatMap((id) => cards.get(id) ?? [])
  checkTitles(page, shown, report)
  return { ...page, shown }
}

function checkTitles(page: ReadPage, shown: readonly ReadCard[], report: Report): void {
  const seen = new Map<string, ReadCard>()
  for (const card of shown) {
    const title = card.title.toLowerCase()
    const before = seen.get(title)
    if (before) {
      report(
        valuePlace(card.fields, ['title']),
        `The page ${page.slug} shows two cards with the title ${card.title}.`,
        `Give this card or ${before.fields.source.file} another title.`,
      )
    }
    seen.set(title, card)
  }
}
