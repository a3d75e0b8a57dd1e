import { counted } from '../emit/emit-index.ts'
import { namePlace, rewritten, valuePlace } from '../fields/fields.ts'
import { error, type Problem } from '../problem.ts'
import type { FiguresFile } from '../schemas/settings.ts'
import type { Settings } from '../settings/read-settings.ts'
import { nearest } from '../suggest.ts'

/** More is a slip, and long before the last day that a calendar has. */
export const MOST_TIME = 10_000

/** The figure by which a task's page says until when a student can tell that it will be late. */
const NOTICE_FIGURE = 'late_notice'

/** The figures by which the portal itself counts, whether a text names them or not. */
export const PORTAL_FIGURES: readonly string[] = ['class_join', NOTICE_FIGURE]

/** A figure that the portal counts by and cannot, told where it stands; null where it is not there. */
export function explainTime(figures: Settings['figures'], name: string): Problem | null {
  const unit = figures?.parts?.[name]?.unit
  if (!figures || !Object.hasOwn(figures.parts ?? {}, name)) return null
  const meant = meantUnit(unit ?? '')
  if (meant !== null) {
    const path = [name, 'unit']
    const sentence = `The portal counts by ${name}, and does not know the unit ${unit}.`
    const edit = rewritten(figures.fields, path, JSON.stringify(meant))
    return error(valuePlace(figures.fields, path), sentence, `Write "${meant}"`, undefined, edit)
  }
  if (isTime(unit)) {
    const sentence = `The portal counts by ${name}, and does not know the unit ${unit}.`
    return error(valuePlace(figures.fields, [name, 'unit']), sentence, OTHER_TIME)
  }
  const sentence = `The portal counts by ${name}: it has to be 1 to ${MOST_TIME} minutes, hours or days.`
  return error(namePlace(figures.fields, [name]), sentence, LIKE)
}

/** A notice that the portal cannot count, and leaves out: a school may want that, and should know. */
export function checkNotice({ figures }: Settings): Problem[] {
  if (!figures?.whole || timeFigures(figures.whole).includes(NOTICE_FIGURE)) return []
  const problem = explainTime(figures, NOTICE_FIGURE)
  if (!problem) return []
  const sentence = `${problem.sentence} So no task says until when a student can tell that it will be late.`
  return [{ ...problem, severity: 'warning', sentence }]
}

const LIKE = 'Write the value in digits, and its unit: minutes, hours or days.'

/** Whether a unit is a time that the portal does not count by, such as working hours. */
export function isTime(unit = ''): boolean {
  return /\b(?:minute|hour|day|week|month|year)s?\b/i.test(unit) && !KNOWN.test(unit)
}

const OTHER_TIME =
  'Write the time in minutes, hours or days alone; other words belong in the texts that name it.'

const KNOWN = /^(?:minute|hour|day)s?$/

const UNITS = ['minutes', 'hours', 'days']

/** The unit of time that is meant by a slip or a short form, such as mins. */
function meantUnit(unit: string): string | null {
  if (KNOWN.test(unit)) return null
  if (/^(?:min|mins|m)\.?$/i.test(unit)) return 'minutes'
  if (/^(?:h|hr|hrs)\.?$/i.test(unit)) return 'hours'
  return nearest(unit, UNITS)
}

/** The names of the figures that are times: what the portal can count by. */
export function timeFigures(figures: FiguresFile): string[] {
  const times = Object.entries(counted(figures)).filter(
    ([, { value, unit }]) =>
      /^(?:minute|hour|day)s?$/.test(unit) && value >= 1 && value <= MOST_TIME,
  )
  return times.map(([name]) => name)
}
