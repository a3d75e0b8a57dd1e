import { error, type Problem } from '../problem.ts'
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
    ...pages.flatMap((page) => checkNamed(page, cards)),
    ...pages.flatMap((page, index) => checkWelcome(page, resolved[index]?.cards ?? [], cards)),
    ...resolved.flatMap((page) => checkTitles(page, cards)),
  ]
  return { pages: resolved, problems }
}

function checkNamed({ slug, cards: named }: ReadPage, cards: Cards): Problem[] {
  return named.flatMap((card) => {
    const { id, place } = card
    const first = named.find((other) => other.id === id)
    if (first && first !== card) {
      const sentence = `The card ${id} is named twice.`
      const advice = `Line ${first.place.line} names it already: remove its name here.`
      return error(place, sentence, advice)
    }
    return checkThere(slug, card, cards)
  })
}

/** @param slug of the page in whose folder the name is written */
export function checkThere(slug: string, { id, place }: NamedCard, cards: Cards): Problem[] {
  if (cards.has(id)) return []
  const own = (card: string) => cardName(slug, card)
  const sentence = `There is no card ${own(id)}.`
  const meant = nearest(id, cards.keys())
  return [error(place, sentence, meant === null ? NO_CARD : didYouMean(own(meant)))]
}

const NO_CARD =
  "Write the name of a file beside this one without .md, or another page's card as page/card."

/** The welcome opens the modal of a card that the dashboard shows. */
function checkWelcome(
  { slug, welcomeCard }: ReadPage,
  shown: readonly string[],
  cards: Cards,
): Problem[] {
  if (welcomeCard === null) return []
  const { id, place } = welcomeCard
  if (slug !== 'dashboard') {
    return [error(place, 'Only the dashboard has a welcome.', 'Remove this field.')]
  }
  if (!cards.has(id) || shown.includes(id)) return checkThere(slug, welcomeCard, cards)
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
