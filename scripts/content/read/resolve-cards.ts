import { valuePlace } from '../fields/fields.ts'
import type { Report } from '../problem.ts'
import type { CardHead } from './read-card.ts'
import type { HeadsById, ReadFolder } from './read-folder.ts'
import type { ReadPage } from './read-page.ts'
import type { ReadOnce } from './reading.ts'
import { suggest } from '../suggest.ts'

/** A page with the cards it shows: those it names, in order, then the others of its folder by file name. */
export type ResolvedPage = ReadPage & {
  /** The ids of them all. */
  readonly ids: readonly string[]
  /** Those that can be shown. */
  readonly shown: readonly CardHead[]
}

/** Finds the cards that each page shows. */
export function resolveCards(
  folders: readonly ReadFolder[],
  cards: HeadsById,
  readOnce: ReadOnce,
): ResolvedPage[] {
  return folders.flatMap((folder) => {
    const { page } = folder
    if (!page) return []
    // What is said of a card that cannot be found depends on all that can.
    const named = page.cards.map((id) => cards.get(id) ?? cards)
    return readOnce(`cards of ${page.slug}`, [page, folder, ...named], ({ report }) =>
      resolvePage(page, folder, cards, report),
    )
  })
}

function resolvePage(
  page: ReadPage,
  folder: ReadFolder,
  cards: HeadsById,
  report: Report,
): ResolvedPage {
  const seen = new Set<string>()
  for (const [index, id] of page.cards.entries()) {
    const place = () => valuePlace(page.fields, ['cards', index])
    if (seen.has(id)) {
      report(place(), `The card ${id} is named twice.`, 'Remove one of the two lines.')
    } else if (!cards.has(id)) {
      const near = suggest(id, cards.keys())?.replace(`${page.slug}/`, '')
      report(
        place(),
        `There is no card ${id}.`,
        near ??
          `Write the name of a file beside this one without .md, or another page's card as page/card.`,
      )
    }
    seen.add(id)
  }
  const ids = [...new Set([...page.cards, ...folder.heads.keys()])]
  const shown = ids.flatMap((id) => cards.get(id) ?? [])
  checkTitles(page, shown, report)
  return { ...page, ids, shown }
}

function checkTitles(page: ReadPage, shown: readonly CardHead[], report: Report): void {
  const seen = new Map<string, CardHead>()
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
