import { readEnd, stateOf, writtenEnd, type Period } from '../../../contract/period.ts'
import { toWallTime } from '../../../contract/wall-time.ts'
import { readSchoolFile } from '../../built/school-file.ts'
import type { SchoolZone } from '../../school-time.ts'
import { StartError } from '../../start-error.ts'
import type { Database } from '../../store/database.ts'
import { loadValues } from '../../store/imports/values.ts'
import { findStudent } from '../../store/students.ts'
import { readAudience, whoSees, type Audience } from './audience.ts'
import { WrongCommand, type Context, type Given } from '../command.ts'
import { importRows } from '../import/run-import.ts'

/** A message, and its period as it is written. A text of null takes messages back. */
type Message = Period & { readonly audience: Audience; readonly text: string | null }

/** Reads what follows `message`. */
export function readMessage(given: Given, text?: string): Message {
  const { from = '', until = '', remove } = given
  const audience = readAudience(given)
  if (remove) {
    if (text === undefined && until === '') return { audience, text: null, from, until }
    throw new WrongCommand('--remove takes no text and no --until.')
  }
  if (!text?.trim()) throw new WrongCommand('The text of the message is missing.')
  return { audience, text, from, until }
}

/**
 * Shows a message, or takes messages back, as rows of a file would.
 * @returns what happened, line by line
 * @throws {StartError} when it cannot be done; then nothing was changed
 */
export async function changeMessage(
  db: Database,
  { audience, text, ...period }: Message,
  now: Date,
  dryRun: boolean,
  context: Context,
): Promise<string[]> {
  const { words, cells } = audience
  const zone = readSchoolFile(context.portal).portal
  const [from, until] = [meant(period.from, now, zone), meant(period.until, now, zone)]
  const begin = readEnd(from, 'from') ?? ''
  const { kind, name } = audience
  const id = kind === 'student' ? (await findStudent(db, name))?.student.id : name
  const stored = (await loadValues(db, 'messages', id === undefined ? [] : [id])).filter(
    (row) =>
      row.audience === kind &&
      stateOf({ from: row.field, until: row.until }, now, zone.utcOffsets) !== 'over',
  )
  const same = stored.filter(({ field }) => field === begin)
  if (text === null) {
    const messages = from === '' ? stored : same
    if (messages.length === 0) throw new StartError(`There is no such message for ${words}.`)
    const rows = messages.map(({ field, until: end }) => {
      return { ...cells, message: '-', from: writtenEnd(field), until: writtenEnd(end) }
    })
    await importRows(db, 'messages', rows, dryRun, context)
    return messages.map(({ value }) => `'${value}' for ${words} is taken back.`)
  }
  const row = { ...cells, message: text, from, until }
  const { counts, checks } = await importRows(db, 'messages', [row], dryRun, context)
  if (counts.unchanged > 0) return [`Nothing new: the message for ${words} was there already.`]
  const end = readEnd(until, 'until') ?? ''
  const starts = begin === '' ? '' : ` from ${writtenEnd(begin)}`
  const ends = end === '' ? '' : ` until ${writtenEnd(end)}`
  const clocks = starts + ends === '' ? '' : ` ${zone.timeZone}`
  return [
    `The message for ${words} is shown${starts}${ends}${clocks}. ${await whoSees(db, audience, null)}`,
    ...same
      .filter(({ value }) => value !== text)
      .map(({ value }) => `It takes the place of '${value}'. With --from both are shown.`),
    ...checks,
  ]
}

/** A time alone, such as 23:00, is today's by the school's clocks. */
export function meant(text: string, now: Date, { utcOffsets }: SchoolZone): string {
  const today = `${toWallTime(now, utcOffsets).slice(0, 10)} ${text}`
  if (text === '' || readEnd(text, 'until') !== null) return text
  return readEnd(today, 'until') === null ? text : today
}
