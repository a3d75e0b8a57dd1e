import { readEnd, type Period } from '../contract/period.ts'
import type { ReadCard } from './card.ts'

/** When each card is shown that has a first or a last day, by its id. */
export function cardPeriods(cards: readonly ReadCard[]): Record<string, Period> {
  const dated = cards.filter(({ from, until }) => from + until !== '')
  return Object.fromEntries(dated.map((card) => [card.id, readPeriod(card)]))
}

/** @param card whose ends are valid; an end that is not counts as none */
export function readPeriod({ from, until }: Period): Period {
  return { from: readEnd(from, 'from') ?? '', until: readEnd(until, 'until') ?? '' }
}
