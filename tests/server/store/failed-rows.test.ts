import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { addStudent } from '../../../src/server/store/students.ts'
import { ADA, school, studentOf } from '../school.ts'

// A log shows an error with all that it holds.
test('an error about a row does not name its values', async () => {
  const { db, clock } = await school()
  const { id: _id, ...ada } = await studentOf(db)
  const twice = addStudent(db, { ...ada, passwordHash: '$argon2id$hash' }, clock.now())
  const error = await twice.catch((failure: unknown) => failure)
  expect(error).toBeInstanceOf(Error)
  expect(inspect(error)).not.toMatch(new RegExp(`${ADA}|argon2id`))
})
