import type { Content } from '../content.ts'
import { error, type Finding, type Problem } from '../problem.ts'
import type { FiguresFile } from '../schemas/settings.ts'
import { numericFigures } from '../settings/values.ts'
import { suggest } from '../suggest.ts'
import { oneForEach } from './one-for-each.ts'

/** More is a typing error, and could leave the range of dates. */
const MOST_TIME = 10_000

/** Figures that must be times and are not, and class cards without a lesson time. */
export function checkTimes({ uses, settings: { figures, links }, cards }: Content): Problem[] {
  if (!figures?.whole) return []
  const known = figures.whole
  const times = timeFigures(known)
  const wrong = uses.filter(({ kind, name }) => kind === 'figure' && !times.includes(name))
  const problems = oneForEach(wrong, (name) => explain(name, known, times))
  const hasJoinWindow = [...cards.values()].some((card) => card?.joinWindow)
  if (!hasJoinWindow || !links?.whole || 'lesson_time' in links.whole.values) return problems
  return [...problems, error(links.fields.valueSpot(['values']), ...NO_LESSON)]
}

function explain(name: string, figures: FiguresFile, times: readonly string[]): Finding {
  if (Object.hasOwn(figures, name)) {
    return [
      `The figure ${name} must be 1 to ${MOST_TIME} minutes, hours or days.`,
      'In content/figures.json write its value in digits without quotes, and its unit: "minutes", "hours" or "days".',
    ]
  }
  const line = `"${name}": { "value": 10, "unit": "minutes" },`
  return [
    `There is no figure ${name}.`,
    suggest(name, times) ?? `Add it to content/figures.json, with your own number:\n  ${line}`,
  ]
}

const NO_LESSON: Finding = [
  'A card has a class_door, but no lesson time says when a class begins.',
  'Add this line below "values", or remove class_door:\n    "lesson_time": { "fields": ["lesson_time"], "default": "To be updated" }',
]

/** The names of the figures that are times: the portal can calculate with them. */
function timeFigures(figures: FiguresFile): string[] {
  const times = Object.entries(numericFigures(figures)).filter(
    ([, { value, unit }]) =>
      /^(?:minute|hour|day)s?$/.test(unit) && value >= 1 && value <= MOST_TIME,
  )
  return times.map(([name]) => name)
}
