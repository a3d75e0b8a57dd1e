import type { Content } from '../content.ts'
import { error, warning, type Finding, type Problem } from '../problem.ts'
import type { FiguresFile } from '../schemas/settings.ts'
import { JOIN_FIGURE, numericFigures } from '../settings/values.ts'
import { placeOf } from '../source.ts'
import { suggest } from '../suggest.ts'
import { oneForEach } from './one-for-each.ts'

/** More is a slip, and long before the last day that a calendar has. */
const MOST_TIME = 10_000

/** The figure by which a task's page says until when a student can tell that it will be late. */
const NOTICE_FIGURE = 'late_notice'

/** The figures by which the portal itself counts, whether a text names them or not. */
export const PORTAL_FIGURES: readonly string[] = [JOIN_FIGURE, NOTICE_FIGURE]

/** Times that cards count by, and that cannot be counted. */
export function checkTimes({ uses, settings: { figures, links }, cards }: Content): Problem[] {
  if (!figures?.whole) return []
  const known = figures.whole
  const times = timeFigures(known)
  const wrong = uses.filter(({ kind, name }) => kind === 'figure' && !times.includes(name))
  const doors = [...cards.values()].filter((card) => card?.classDoor)
  const lacksLesson = doors.length > 0 && links?.whole && !('lesson_time' in links.whole.values)
  return [
    ...oneForEach(wrong, (name) => explain(name, known, times)),
    ...(lacksLesson && links
      ? [error(placeOf(links.fields.valueSpot(['values'])), NO_LESSON)]
      : []),
    ...checkNotice(figures, times),
  ]
}

function explain(name: string, figures: FiguresFile, times: readonly string[]): Finding {
  if (Object.hasOwn(figures, name)) return { rule: 'no-time', ...notCounted(name) }
  if (name === JOIN_FIGURE) return NO_JOIN
  const listed =
    times.length === 0
      ? 'Add a time to content/figures.json, in minutes, hours or days, and write its name here.'
      : `Write the name of a time of content/figures.json: ${times.join(', ')}.`
  const message = `There is no figure ${name}.`
  return { rule: 'unknown-figure', message, advice: suggest(name, times) ?? listed }
}

function notCounted(name: string) {
  const other = PORTAL_FIGURES.includes(name) ? '' : ' Or name another figure.'
  return {
    message: `The portal counts by the figure ${name}: it has to be 1 to ${MOST_TIME} minutes, hours or days.`,
    advice: `In content/figures.json write its value in digits without quotes, and its unit: "minutes", "hours" or "days".${other}`,
  }
}

const NO_JOIN: Finding = {
  rule: 'unknown-figure',
  message: 'How long a class can be joined is not known.',
  advice: `Write "${JOIN_FIGURE}": { "value": 10, "unit": "minutes" } in content/figures.json, with your number, or remove this field.`,
}
const NO_LESSON: Finding = {
  rule: 'unknown-value',
  message: 'A card has a class_door, and when a class begins is not known.',
  advice:
    'Write "lesson_time": { "fields": ["lesson_time"], "default": "To be updated" } under "values", or remove class_door.',
}

/** A notice that the portal cannot count, and leaves out: a school may want that, and should know. */
function checkNotice(
  figures: NonNullable<Content['settings']['figures']>,
  times: readonly string[],
): Problem[] {
  const isThere = Object.hasOwn(figures.whole ?? {}, NOTICE_FIGURE)
  if (!isThere || times.includes(NOTICE_FIGURE)) return []
  const { message, advice } = notCounted(NOTICE_FIGURE)
  const effect = 'So no task says until when a student can tell that it will be late.'
  const place = placeOf(figures.fields.nameSpot([NOTICE_FIGURE]))
  return [warning(place, { rule: 'no-time', message: `${message} ${effect}`, advice })]
}

/** The names of the figures that are times: what the portal can count by. */
export function timeFigures(figures: FiguresFile): string[] {
  const times = Object.entries(numericFigures(figures)).filter(
    ([, { value, unit }]) =>
      /^(?:minute|hour|day)s?$/.test(unit) && value >= 1 && value <= MOST_TIME,
  )
  return times.map(([name]) => name)
}
