import { expect, test } from 'vitest'
import { prepared } from '../../../src/server/db/prepared.ts'
import type { Database } from '../../../src/server/db/schema.ts'
import { school } from '../school.ts'

const students = (db: Database) => db.selectFrom('students').select('facecard')

test.each([
  [
    'values in another order',
    prepared((db, fullName: string, cohort: string) =>
      students(db).where('cohort', '=', cohort).where('full_name', '=', fullName),
    ),
  ],
  [
    'a value of its own',
    prepared((db, fullName: string, cohort: string) =>
      students(db).where('full_name', '=', fullName).where('cohort', '=', cohort).limit(1),
    ),
  ],
])('a prepared query with %s is refused', async (_, query) => {
  await expect(query((await school()).db, 'Ada', 'Cohort 1')).rejects.toThrow(
    'These are not its values in their order',
  )
})
