import type { Content } from '../content.ts'
import { error, type Finding, type Problem } from '../problem.ts'
import type { FiguresFile } from '../schemas/settings.ts'
import { JOIN_FIGURE, NOTICE_FIGURE, numericFigures } from '../settings/values.ts'
import { suggest } from '../suggest.ts'
import { oneForEach } from './one-for-each.ts'

/** More is a typing error, and could leave the range of dates. */
const MOST_TIME = 10_000

/** Figures that must be times and are not, and class cards without a lesson time. */
export function checkTimes({ uses, settings: { figures, links }, cards }: Content): Problem[] {
  if (!figures?.whole) return []
  const all = figures.whole
  const times = timeFigures(all)
  const wrong = uses
    .filter(({ kind, name }) => kind === 'figure' && !times.includes(name))
    .map(({ name, spot }) => {
      const isWrongThere = isMeantAsTime(name, all)
      return { name, spot: isWrongThere ? figures.fields.valueSpot([name, 'value']) : spot }
    })
  const problems = oneForEach(wrong, (name) => explain(name, all, times))
  const hasJoinWindow = [...cards.values()].some((card) => card?.joinWindow)
  if (!hasJoinWindow || !links?.whole || 'lesson_time' in links.whole.values) return problems
  return [...problems, error(links.fields.valueSpot(['values']), ...NO_LESSON)]
}

/** Whether a figure is wrong in its own file; otherwise a card names the wrong one. */
function isMeantAsTime(name: string, figures: FiguresFile): boolean {
  if (!Object.hasOwn(figures, name)) return false
  const { unit = 'minutes' } = figures[name] ?? {}
  return name === JOIN_FIGURE || name === NOTICE_FIGURE || /^(?:min|ho?u?r|day)|^[mhd]$/i.test(unit)
}

function explain(name: string, figures: FiguresFile, times: readonly string[]): Finding {
  if (isMeantAsTime(name, figures)) {
    return [
      `The figure ${name} must be 1 to ${MOST_TIME} minutes, hours or days.`,
      'Write digits without quotes, and the unit "minutes", "hours" or "days": { "value": 10, "unit": "minutes" }',
    ]
  }
  const line = `"${name}": { "value": 10, "unit": "minutes" },`
  return Object.hasOwn(figures, name)
    ? [
        `The figure ${name} does not count minutes, hours or days.`,
        `Name one that does, such as ${times[0] ?? JOIN_FIGURE}.`,
      ]
    : [
        `There is no figure ${name}.`,
        suggest(name, times) ?? `Add it to content/figures.json, with your own number:\n  ${line}`,
      ]
}

const NO_LESSON: Finding = [
  'A card has a join_window, but no lesson time says when a class begins.',
  'Add this line below "values", or remove join_window:\n    "lesson_time": { "fields": ["lesson_time"], "default": "To be updated" }',
]

/** The names of the figures that are times: the portal can calculate with them. */
function timeFigures(figures: FiguresFile): string[] {
  const times = Object.entries(numericFigures(figures)).filter(
    ([, { value, unit }]) =>
      /^(?:minute|hour|day)s?$/.test(unit) && value >= 1 && value <= MOST_TIME,
  )
  return times.map(([name]) => name)
}
