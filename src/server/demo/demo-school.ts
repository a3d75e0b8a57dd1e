import { DAY_MS, timeAfter, type Clock } from '../clock.ts'
import { serializableTransaction, type Database } from '../store/database.ts'
import {
  DEMO_ADA,
  DEMO_COHORT,
  DEMO_GENERAL_MESSAGE,
  DEMO_GRACE,
  DEMO_LINKS,
  DEMO_PASSWORD,
  DEMO_STUDENT_MESSAGE,
  DEMO_TASKS,
} from './demo-data.ts'
import type { Passwords } from '../security/password.ts'
import { EVERYONE } from '../store/audience.ts'
import { saveValues, valuesOf } from '../store/imports/values.ts'
import { DEMO_MARK, replaceSetting } from '../store/settings.ts'
import { addStudent } from '../store/students.ts'
import { saveTask } from '../store/tasks.ts'

/** Fills an empty database with a small school to try the portal; leaves other databases unchanged. */
export async function loadDemoSchool(
  db: Database,
  { clock, passwords }: { clock: Clock; passwords: Passwords },
): Promise<void> {
  if (!(await isEmpty(db))) return
  const now = clock.now()
  // Outside the transaction, because hashing is slow and would block other writers.
  const passwordHash = await passwords.hash(DEMO_PASSWORD)
  await serializableTransaction(db, async (trx) => {
    if (!(await isEmpty(trx))) return
    const same = { cohort: DEMO_COHORT, facecard: '', passwordHash }
    const ada = await addStudent(trx, { ...DEMO_ADA, ...same }, now)
    await addStudent(trx, { ...DEMO_GRACE, ...same }, now)
    await saveValues(
      trx,
      'links',
      valuesOf({ audience: 'cohort', audience_name: DEMO_COHORT }, DEMO_LINKS),
      now,
    )
    await saveValues(
      trx,
      'messages',
      [
        ...valuesOf(EVERYONE, { '': DEMO_GENERAL_MESSAGE }),
        ...valuesOf({ audience: 'student', audience_name: ada.id }, { '': DEMO_STUDENT_MESSAGE }),
      ],
      now,
    )
    for (const { dueInDays, ...task } of DEMO_TASKS) {
      const dueDate = timeAfter(now, dueInDays * DAY_MS).slice(0, 'YYYY-MM-DD'.length)
      await saveTask(trx, DEMO_COHORT, { ...task, dueDate })
    }
    await replaceSetting(trx, DEMO_MARK, null, now.toISOString())
  })
}

const CONTENTS = ['students', 'links', 'messages', 'tasks'] as const

/** Whether the school has no data yet. */
async function isEmpty(db: Database): Promise<boolean> {
  for (const table of CONTENTS) {
    const row = await db.selectFrom(table).selectAll().limit(1).executeTakeFirst()
    if (row !== undefined) return false
  }
  return true
}
