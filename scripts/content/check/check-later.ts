import { error, type Problem } from '../problem.ts'
import type { ReadCard } from '../read/read-card.ts'
import { folderOf } from '../read/read-page.ts'
import { checkThere, type Cards } from '../read/resolve-cards.ts'
import type { Write } from '../write-in.ts'
import type { Settings } from '../settings/read-settings.ts'
import type { FiguresFile } from '../schemas/settings.ts'
import { didYouMean, suggest } from '../suggest.ts'
import { explainTime, isTime, MOST_TIME, timeFigures } from './time-figures.ts'

/** Cards after which a student looks at another one: whether there is such a card, and such a time. */
export function checkLater(cards: Cards, settings: Settings, write: Write): Problem[] {
  const found = [...cards.values()].filter((card) => card !== null)
  return [
    ...found.flatMap((card) => checkCard(card, cards, write)),
    ...found.flatMap((card) => checkTime(card, settings)),
  ]
}

function checkCard({ id, checkLater }: ReadCard, cards: Cards, write: Write): Problem[] {
  // (A name that is missing has been told already.)
  if (!checkLater || checkLater.shown.card.endsWith('/')) return []
  const { shown, cardPlace } = checkLater
  if (shown.card === id) {
    const advice = 'Name the card on which the student looks later.'
    return [error(cardPlace, 'This card names itself.', advice)]
  }
  return checkThere(folderOf(id), { id: shown.card, place: cardPlace }, cards, write)
}

function checkTime({ checkLater }: ReadCard, { figures }: Settings): Problem[] {
  if (!checkLater || checkLater.shown.after === '' || !figures?.whole) return []
  const { shown, afterPlace } = checkLater
  const { after } = shown
  const times = timeFigures(figures.whole)
  if (times.includes(after)) return []
  if (Object.hasOwn(figures.whole, after)) {
    const { unit } = figures.whole[after] ?? {}
    const slip = explainTime(figures, after)
    if (slip && (slip.suggestion ?? isTime(unit))) return [slip]
    const sentence = `The figure ${after} is not 1 to ${MOST_TIME} minutes, hours or days.`
    return [error(afterPlace, sentence, named(times))]
  }
  const advice = meantTime(after, times, figures.whole) ?? named(times)
  return [error(afterPlace, `There is no figure ${after}.`, advice)]
}

function named(times: readonly string[]): string {
  return times.length === 0
    ? 'Add a time to content/figures.json, in minutes, hours or days, and write its name here.'
    : `Write the name of a time of content/figures.json: ${times.join(', ')}.`
}

/** The figure that is meant by its words, '60 hours', or by how texts name it. */
function meantTime(after: string, times: readonly string[], figures: FiguresFile): string | null {
  const isSpelt = (name: string) =>
    [String(figures[name]?.value), `${figures[name]?.value} ${figures[name]?.unit}`].includes(after)
  const [spelt, other] = times.filter(isSpelt)
  if (other !== undefined) return null
  return spelt === undefined
    ? suggest(after.replace(/^(?:\{\{ *)?figures\./, '').replace(/ *\}\}$/, ''), times)
    : didYouMean(spelt)
}
