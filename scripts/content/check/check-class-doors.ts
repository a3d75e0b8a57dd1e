import { error, type Explanation, type Problem } from '../problem.ts'
import { JOIN_FIGURE } from '../read/read-card.ts'
import type { Cards } from '../read/resolve-cards.ts'
import type { Settings } from '../settings/read-settings.ts'
import { explainTime, timeFigures } from './time-figures.ts'

/** Cards with a class door, where the settings lack what the portal needs for it. */
export function checkClassDoors(cards: Cards, settings: Settings): Problem[] {
  const places = [...cards.values()].flatMap((card) => card?.classDoor?.place ?? [])
  const isJoinable = timeFigures(settings.figures?.whole ?? {}).includes(JOIN_FIGURE)
  const join = isJoinable ? null : explainTime(settings.figures, JOIN_FIGURE)
  const lacking = lackingIn(settings)
  const ofDoors = places.flatMap((place) =>
    lacking.map(([sentence, advice]) => error(place, sentence, advice)),
  )
  return places.length > 0 && join && settings.figures?.whole ? [...ofDoors, join] : ofDoors
}

/** What is lacking in the files that can be read. */
function lackingIn({ figures, links }: Settings): Explanation[] {
  const lacking: Explanation[] = []
  if (figures?.whole && !Object.hasOwn(figures.whole, JOIN_FIGURE)) lacking.push(NO_FIGURE)
  if (links?.whole && !('lesson_time' in links.whole.values)) lacking.push(NO_LESSON_TIME)
  return lacking
}

const NO_FIGURE: Explanation = [
  'How long a class can be joined is not known.',
  `Write "${JOIN_FIGURE}": { "value": …, "unit": "minutes" } in content/figures.json, with your number in place of the three dots, or remove this field.`,
]
const NO_LESSON_TIME: Explanation = [
  'When a class begins is not known.',
  'Write "lesson_time": { "fields": ["lesson_time"], "default": "To be updated" } under "values" in content/links.json, or remove this field.',
]
