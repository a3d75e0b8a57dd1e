import { describe, expect, onTestFinished, test } from 'vitest'
import { openTestDatabase } from '../support/test-database.ts'
import { prepared } from '../../src/server/db/prepared.ts'
import type { Database } from '../../src/server/db/schema.ts'
import { addStudent } from '../../src/server/store/students.ts'

/** Two students of one cohort, each with a picture of the school's own. */
async function openSchool(pictures = 'a'): Promise<Database> {
  const db = await openTestDatabase()
  onTestFinished(() => db.destroy())
  for (const fullName of ['Ada', 'Grace']) {
    const email = `${fullName}@example.org`
    const facecard = `/${pictures}/${fullName}.png`
    const rest = { cohort: 'Cohort 1', access: 'active', passwordHash: null } as const
    await addStudent(db, { email, fullName, facecard, ...rest }, new Date())
  }
  return db
}

describe('a prepared query', () => {
  test('is built once for each database, and answers for the values of each call', async () => {
    let built = 0
    const facecardOf = prepared((db, fullName: string, cohort: string) => {
      built += 1
      return db
        .selectFrom('students')
        .select('facecard')
        .where('full_name', '=', fullName)
        .where('cohort', '=', cohort)
    })
    const [one, two] = [await openSchool('a'), await openSchool('b')]

    expect(await facecardOf(one, 'Ada', 'Cohort 1')).toEqual([{ facecard: '/a/Ada.png' }])
    expect(await facecardOf(one, 'Ada', 'Cohort 2')).toEqual([])
    expect(await facecardOf(one, 'Grace', 'Cohort 1')).toEqual([{ facecard: '/a/Grace.png' }])
    expect(await facecardOf(two, 'Grace', 'Cohort 1')).toEqual([{ facecard: '/b/Grace.png' }])
    expect(built).toBe(2)
  })

  test.each([
    [
      'values in another order',
      prepared((db, fullName: string, cohort: string) =>
        db
          .selectFrom('students')
          .select('id')
          .where('cohort', '=', cohort)
          .where('full_name', '=', fullName),
      ),
    ],
    [
      'a value of its own',
      prepared((db, fullName: string, cohort: string) =>
        db
          .selectFrom('students')
          .select('id')
          .where('full_name', '=', fullName)
          .where('cohort', '=', cohort)
          .limit(1),
      ),
    ],
  ])('with %s is refused', async (_, query) => {
    await expect(query(await openSchool(), 'Ada', 'Cohort 1')).rejects.toThrow(
      'These are not its values in their order',
    )
  })
})
