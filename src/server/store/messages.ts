import type { Messages } from '../../contract/messages.ts'
import { stateOf } from '../../contract/period.ts'
import { fromWallTime, type UtcOffsets } from '../../contract/wall-time.ts'
import { DAY_MS, timeAfter } from '../clock.ts'
import type { Database, Tables } from '../db/schema.ts'
import { byPrecedence, visibleTo } from './audience.ts'
import type { EnrolledStudent } from './students.ts'

type Stored = Tables['messages']
type Row = Stored & { readonly since: string }

const MOST_EARLIER = 10
const KEPT_MS = 60 * DAY_MS

/**
 * Everything that is current at a moment, so that no message hides another: everyone's above the cohort's, and of
 * one audience the newest first, by when students first saw it.
 * @param zone of the school
 */
export async function messagesFor(
  db: Database,
  student: EnrolledStudent,
  now: Date,
  zone: UtcOffsets,
): Promise<Messages> {
  const stored = await db
    .selectFrom('messages')
    .selectAll()
    .where(visibleTo(student))
    .orderBy('shown_from', 'desc') // of those that were stored at once
    .execute()
  const rows = stored
    .map((row): Row => Object.assign(row, { since: firstShown(row, zone) }))
    .toSorted((one, other) => other.since.localeCompare(one.since))
  const current = rows
    .filter(
      ({ replaced_at: replaced, shown_from: from, shown_until: until }) =>
        replaced === '' && stateOf({ from, until }, now, zone) === 'now',
    )
    .toSorted(byPrecedence)
  const [own, general] = [true, false].map((isOwn) =>
    current.filter(({ audience }) => (audience === 'student') === isOwn),
  ) as [Row[], Row[]]
  return {
    general: joined(general),
    student: joined(own),
    generalUntil: firstEnd(general, zone),
    studentUntil: firstEnd(own, zone),
    earlier: earlier(rows, current, now, zone),
  }
}

/** The instant from which students have seen it: its `from`, or when it was stored if that is later. */
function firstShown({ shown_from: from, stored_at: stored }: Stored, zone: UtcOffsets): string {
  const begun = from === '' ? '' : fromWallTime(from, zone).toISOString()
  return begun > stored ? begun : stored
}

function joined(rows: readonly Row[]): string {
  return rows.map(({ text }) => text).join('\n\n')
}

/** After it the portal asks again what is still current. */
function firstEnd(rows: readonly Row[], zone: UtcOffsets): string | null {
  const ends = rows.flatMap(({ shown_until: until }) =>
    until === '' ? [] : fromWallTime(until, zone).toISOString(),
  )
  return ends.toSorted()[0] ?? null
}

/** Those that were shown and no longer are, the newest first. */
function earlier(
  rows: readonly Row[],
  current: readonly Row[],
  now: Date,
  zone: UtcOffsets,
): Messages['earlier'] {
  const currentTexts = new Set(current.map(({ text }) => text))
  return rows
    .filter(
      ({ since, shown_until: until, replaced_at: replaced }) =>
        since <= (replaced || now.toISOString()) &&
        stateOf({ from: '', until }, new Date(since), zone) === 'now',
    )
    .filter(({ text }) => !currentTexts.has(text) && currentTexts.add(text))
    .slice(0, MOST_EARLIER)
    .map(({ text, since }) => ({ text, since }))
}

/** Removes messages that were replaced, or ended, 60 days ago. */
export async function pruneMessages(db: Database, now: Date): Promise<void> {
  const before = timeAfter(now, -KEPT_MS)
  for (const end of ['replaced_at', 'shown_until'] as const) {
    await db.deleteFrom('messages').where(end, '<>', '').where(end, '<', before).execute()
  }
}
