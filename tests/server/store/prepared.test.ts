import { expect, test } from 'vitest'
import { prepared } from '../../../src/server/db/prepared.ts'
import type { Database } from '../../../src/server/db/schema.ts'
import { school } from '../school.ts'

/** Two students of one cohort, each with a picture of the school's own. */
async function open(pictures: string): Promise<Database> {
  const students = ['Ada', 'Grace'].map((fullName) => ({
    email: `${fullName}@example.org`,
    fullName,
    cohort: 'Cohort 1',
    facecard: `/${pictures}/${fullName}.png`,
  }))
  return (await school({ students })).db
}

const students = (db: Database) => db.selectFrom('students').select('facecard')

test('a prepared query is built once for each database, and answers for the values of each call', async () => {
  let built = 0
  const facecardOf = prepared((db, fullName: string, cohort: string) => {
    built += 1
    return students(db).where('full_name', '=', fullName).where('cohort', '=', cohort)
  })
  const [one, two] = [await open('a'), await open('b')]

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
  await expect(query(await open('a'), 'Ada', 'Cohort 1')).rejects.toThrow(
    'These are not its values in their order',
  )
})
