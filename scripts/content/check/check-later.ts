import { error, type Problem } from '../problem.ts'
import type { ReadCard } from '../read/read-card.ts'
import { folderOf } from '../read/read-page.ts'
import { checkThere, type Cards } from '../read/resolve-cards.ts'
import type { Settings } from '../settings/read-settings.ts'
import { suggest } from '../suggest.ts'
import { timeFigures } from './time-figures.ts'

/** Cards after which a student looks at another one: whether there is such a card, and such a time. */
export function checkLater(cards: Cards, settings: Settings): Problem[] {
  const found = [...cards.values()].filter((card) => card !== null)
  return [
    ...found.flatMap((card) => checkCard(card, cards)),
    ...found.flatMap((card) => checkTime(card, settings)),
  ]
}

function checkCard({ id, checkLater }: ReadCard, cards: Cards): Problem[] {
  // (A name that is missing has been told already.)
  if (!checkLater || checkLater.shown.card.endsWith('/')) return []
  const { shown, cardPlace } = checkLater
  if (shown.card === id) {
    const advice = 'Name the card on which the student looks later.'
    return [error(cardPlace, 'This card names itself.', advice)]
  }
  return checkThere(folderOf(id), { id: shown.card, place: cardPlace }, cards)
}

function checkTime({ checkLater }: ReadCard, { figures }: Settings): Problem[] {
  if (!checkLater || checkLater.shown.after === '' || !figures?.whole) return []
  const { shown, afterPlace } = checkLater
  const times = timeFigures(figures.whole)
  if (times.includes(shown.after)) return []
  const isFigure = Object.hasOwn(figures.whole, shown.after)
  const sentence = isFigure
    ? `The figure ${shown.after} counts no minutes, hours or days.`
    : `There is no figure ${shown.after}.`
  const advice =
    suggest(shown.after, times) ??
    'Name a time of content/figures.json, such as "fee_check": { "value": 60, "unit": "hours" }.'
  return [error(afterPlace, sentence, advice)]
}
