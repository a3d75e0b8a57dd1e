import type { LinkUse } from '../links.ts'
import { error, type Problem } from '../problem.ts'
import { cardName, pagePath } from '../read/read-page.ts'
import { nearest } from '../suggest.ts'
import type { Targets } from './check-links.ts'

/** Whether the page shows the card whose modal the address opens, as in /payments?card=receipt-upload. */
export function checkCard(
  page: string,
  href: string,
  link: LinkUse,
  { pages, write }: Targets,
): Problem[] {
  const query = /\?([^#]*)/.exec(href)?.[1]
  const there = pages.get(page)
  if (query === undefined || !there) return []
  const { address, place } = link
  const cards = there.cards.map((id) => cardName(page, id))
  const named = new URLSearchParams(query).get('card')
  const instead = (sentence: string, name: string, to = pagePath(page)) => {
    const meant = `${to}?card=${name}`
    return [error(place, sentence, `Write ${meant}`, undefined, write(place, address, meant))]
  }
  if (named === null || query.startsWith('?')) {
    // ?cards=receipt-upload, ?receipt-upload and ?cardreceipt-upload open the page alone.
    const words = query.split(/[=&?]/).flatMap((word) => [word, word.replace(/^cards?[-_]?/, '')])
    const card = words.map((word) => nearestCard(word, cards)).find((found) => found !== null)
    const sentence = `The address ${address} opens no card.`
    if (card !== undefined && card !== null) return instead(sentence, card)
    return cards.length === 0 ? [] : [error(place, sentence, `It shows ${cards.join(', ')}.`)]
  }
  if (cards.includes(cardName(page, named))) return []
  const sentence = `The page ${page} shows no card ${named}.`
  // Why it does not show the card stands where it names it.
  if (there.missing.length > 0) return []
  const near = nearestCard(named, cards)
  if (near !== null) return instead(sentence, near)
  const elsewhere = [...pages.values()].find(({ slug, cards: own }) => {
    return own.includes(`${slug}/${named}`)
  })
  if (elsewhere !== undefined) return instead(sentence, named, pagePath(elsewhere.slug))
  const advice = cards.length === 0 ? 'Remove the part from ? on.' : `It shows ${cards.join(', ')}.`
  return [error(place, sentence, advice)]
}

/** The card of a page that is meant by a slip of its name, its file or its title. */
function nearestCard(written: string, cards: readonly string[]): string | null {
  const name = written
    .replace(/^\//, '')
    .replace(/\.md$/, '')
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-')
  const own = cards.find((card) => card === name || card.endsWith(`/${name}`))
  return own ?? nearest(name, cards)
}
