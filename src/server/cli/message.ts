import { readEnd, stateOf, writtenEnd, type Period } from '../../contract/period.ts'
import { toWallTime, type UtcOffsets } from '../../contract/wall-time.ts'
import { StartError } from '../start-error.ts'
import type { Database } from '../store/database.ts'
import { loadValues, type ValueRow } from '../store/imports/values.ts'
import { findStored } from '../store/students.ts'
import { nameOf, whoSees } from './audience-words.ts'
import type { AudienceCells, Command } from './command.ts'
import { importRows, type Importing } from './import-and-log.ts'

type MessageCommand = Extract<Command, { kind: 'message' }>

/**
 * Shows a message, or takes messages back, as rows of a file would.
 * @returns what happened, line by line
 * @throws {StartError} when it cannot be done; then nothing was changed
 */
export async function changeMessage(
  db: Database,
  command: MessageCommand,
  now: Date,
  importing: Importing,
): Promise<string[]> {
  const { audience, text, dryRun } = command
  const from = meant(command.from, now, importing.zone)
  const stored = (await messagesOf(db, audience)).filter(({ field, until }) => {
    return stateOf({ from: field, until }, now, importing.zone) !== 'over'
  })
  const named = nameOf(audience)
  if (text === null) {
    const wall = from === '' ? null : readEnd(from, 'from')
    const taken = stored.filter(({ field }) => from === '' || field === wall)
    if (taken.length === 0) throw new StartError(`There is no such message for ${named.words}.`)
    const rows = taken.map(({ field }) => ({ ...audience, message: '-', from: field }))
    await importRows(db, 'messages', rows, { dryRun }, importing)
    return taken.map(({ value }) => `'${value}' for ${named.words} is taken back.`)
  }
  const until = meant(command.until, now, importing.zone)
  const row = { ...audience, message: text, from, until }
  const { counts, notes } = await importRows(db, 'messages', [row], { dryRun }, importing)
  const replaced = stored.find(({ field }) => field === (readEnd(from, 'from') ?? ''))
  const seen = await whoSees(db, named, null)
  return [
    counts.unchanged > 0
      ? `Nothing new: the message for ${named.words} was there already.`
      : `The message for ${named.words} is shown${inWords({ from, until })}. ${seen.join(' ')}`,
    ...(replaced === undefined || replaced.value === text ? [] : [placeOf(replaced)]),
    ...notes.map((note) => `Please check: ${note}`),
  ]
}

function placeOf({ value }: ValueRow): string {
  return `It takes the place of '${value}'. With --from both are shown.`
}

async function messagesOf(db: Database, cells: AudienceCells): Promise<ValueRow[]> {
  const { audience, written } = nameOf(cells)
  const student = audience === 'student' ? await findStored(db, written) : null
  if (audience === 'student' && student === null) {
    throw new StartError(`There is no student ${written}.`)
  }
  const stored = await loadValues(db, 'messages', [student?.student.id ?? written])
  return stored.filter((row) => row.audience === audience)
}

/** A time alone, such as 23:00, is today's by the school's clocks. */
function meant(written: string, now: Date, zone: UtcOffsets): string {
  if (written === '') return ''
  const today = `${toWallTime(now, zone).slice(0, 10)} ${written}`
  return readEnd(written, 'until') === null && readEnd(today, 'until') !== null ? today : written
}

function inWords({ from, until }: Period): string {
  const [begin, end] = [readEnd(from, 'from'), readEnd(until, 'until')]
  return `${begin === null ? '' : ` from ${writtenEnd(begin)}`}${end === null ? '' : ` until ${writtenEnd(end)}`}`
}
