import type { LinkUse } from '../links.ts'
import { error, type Problem } from '../problem.ts'
import { cardName, pagePath } from '../read/read-page.ts'
import { didYouMean, nearest } from '../suggest.ts'
import type { Targets } from './check-links.ts'

/** Whether the page shows the card whose modal the address opens, as in /payments?card=receipt-upload. */
export function checkCard(
  page: string,
  href: string,
  { address, place }: LinkUse,
  { pages }: Targets,
): Problem[] {
  const query = /\?([^#]*)/.exec(href)?.[1]
  const there = pages.get(page)
  if (query === undefined || !there) return []
  const cards = there.cards.map((id) => cardName(page, id))
  const shown = cards.length === 0 ? 'Remove the part from ? on.' : `It shows ${cards.join(', ')}.`
  const named = new URLSearchParams(query).get('card')
  if (named === null) {
    return cards.length === 0 ? [] : [error(place, `The address ${address} opens no card.`, shown)]
  }
  // Why it does not show the card stands where it names it.
  if (cards.includes(cardName(page, named)) || there.missing.length > 0) return []
  const meant = nearest(named, cards)
  const advice = meant === null ? shown : didYouMean(`${pagePath(page)}?card=${meant}`)
  return [error(place, `The page ${page} shows no card ${named}.`, advice)]
}
