import { error, type Problem } from '../problem.ts'
import type { Write } from '../write-in.ts'
import { didYouMean, nearest } from '../suggest.ts'
import type { ReadCard } from './read-card.ts'
import { cardName, folderOf, type NamedCard, type ReadPage } from './read-page.ts'

/** A page with the ids of the cards it shows: those it names, in order, then the others of its folder by file name. */
export type ResolvedPage = Omit<ReadPage, 'cards' | 'welcomeCard'> & {
  readonly cards: readonly string[]
  /** The ids that it names and no card has. */
  readonly missing: readonly string[]
  /** One of its cards, which stands in the welcome of the dashboard, too. */
  readonly welcomeCard: string | null
}

/** The cards of content by their ids; null for one that cannot be read. */
export type Cards = ReadonlyMap<string, ReadCard | null>

/** Finds the cards that each page shows. */
export function resolveCards(
  pages: readonly ReadPage[],
  cards: Cards,
  write: Write,
): { readonly pages: readonly ResolvedPage[]; readonly problems: readonly Problem[] } {
  const own = Map.groupBy(cards.keys(), (id) => folderOf(id))
  const resolved = pages.map((page) => {
    const ids = page.cards.map(({ id }) => id)
    const named = ids.filter((id) => cards.has(id))
    const missing = ids.filter((id) => !cards.has(id))
    const shown = [...new Set([...named, ...(own.get(page.slug) ?? [])])]
    return { ...page, cards: shown, missing, welcomeCard: page.welcomeCard?.id ?? null }
  })
  const problems = [
    ...pages.flatMap((page) => checkNamed(page, cards, write)),
    ...pages.flatMap((page, index) =>
      checkWelcome(page, resolved[index]?.cards ?? [], cards, write),
    ),
    ...resolved.flatMap((page) => checkTitles(page, cards)),
  ]
  return { pages: resolved, problems }
}

function checkNamed({ slug, cards: named }: ReadPage, cards: Cards, write: Write): Problem[] {
  return named.flatMap((card) => {
    const { id, place } = card
    const first = named.find((other) => other.id === id)
    if (first && first !== card) {
      const sentence = `The card ${id} is named twice.`
      const advice = `Line ${first.place.line} names it already: remove its name here.`
      return error(place, sentence, advice)
    }
    return checkThere(slug, card, cards, write)
  })
}

/** @param slug of the page in whose folder the name is written */
export function checkThere(
  slug: string,
  { id, place }: NamedCard,
  cards: Cards,
  write: Write,
): Problem[] {
  if (cards.has(id)) return []
  const own = (card: string) => cardName(slug, card)
  const sentence = `There is no card ${own(id)}.`
  const meant = meantCard(id, cards)
  if (meant === null) return [error(place, sentence, NO_CARD)]
  const edit = write(place, id, own(meant)) ?? write(place, own(id), own(meant))
  return [error(place, sentence, didYouMean(own(meant)), undefined, edit)]
}

const NO_CARD =
  "Write the name of a file beside this one without .md, or another page's card as page/card."

/** The card whose address, title, link key or file stands there, or that is misspelt; null where none is near. */
function meantCard(id: string, cards: Cards): string | null {
  const [, page, name] = /\/?([\w-]*)\/?\?card=([\w/-]+)$/.exec(id) ?? []
  if (name !== undefined) {
    const shown = name.includes('/') ? name : `${page}/${name}`
    if (cards.has(shown)) return shown
  }
  const file = id.replace(/^\/?content\//, '').replace(/\.md$/, '')
  if (cards.has(file)) return file
  const written = (name ?? id.slice(folderOf(id).length)).replace(/^\//, '').replace(/\.md$/, '')
  const titled = [...cards].filter(
    ([, card]) => card?.title.toLowerCase() === written.toLowerCase(),
  )
  if (titled.length === 1) return titled[0]?.[0] ?? null
  // The folder is easily left out.
  const plain = `/${written.replaceAll(/[ _]/g, '-').toLowerCase()}`
  const named = [...cards.keys()].filter((card) => card.endsWith(plain))
  return named.length === 1 ? (named[0] ?? null) : nearest(id, cards.keys())
}

/** The welcome opens the modal of a card that the dashboard shows. */
function checkWelcome(
  { slug, welcomeCard }: ReadPage,
  shown: readonly string[],
  cards: Cards,
  write: Write,
): Problem[] {
  if (welcomeCard === null) return []
  const { id, place } = welcomeCard
  if (slug !== 'dashboard') {
    return [error(place, 'Only the dashboard has a welcome.', 'Remove this field.')]
  }
  if (!cards.has(id) || shown.includes(id)) return checkThere(slug, welcomeCard, cards, write)
  const advice = 'Add it to cards:, or name a card that stands there.'
  return [error(place, `The dashboard does not show the card ${id}.`, advice)]
}

/** Two cards of one page cannot share a title. */
function checkTitles({ slug, cards: ids }: ResolvedPage, cards: Cards): Problem[] {
  const seen = new Map<string, ReadCard>()
  return ids.flatMap((id) => {
    const card = cards.get(id)
    if (!card || card.title === '') return []
    const before = seen.get(card.title.toLowerCase())
    seen.set(card.title.toLowerCase(), card)
    if (!before) return []
    const sentence = `The page ${slug} shows two cards with the title ${card.title}.`
    return error(card.titlePlace, sentence, `Give this card or ${before.file} another title.`)
  })
}
