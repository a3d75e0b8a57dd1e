import { expect, test } from 'vitest'
import { prepared } from '../../../src/server/db/prepared.ts'
import { school } from '../school.ts'

test('a prepared query must have its arguments as its values, in their order', async () => {
  const { db } = await school()
  const students = db.selectFrom('students').select('facecard')
  const swapped = prepared((_, fullName: string, cohort: string) =>
    students.where('cohort', '=', cohort).where('full_name', '=', fullName),
  )
  const limited = prepared((_, fullName: string) =>
    students.where('full_name', '=', fullName).limit(1),
  )
  const refusal = 'not its arguments in order'
  await expect(swapped(db, 'Ada', 'Cohort 1')).rejects.toThrow(refusal)
  await expect(limited(db, 'Ada')).rejects.toThrow(refusal)
})
