import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { addSubmission } from '../../../src/server/store/tasks.ts'
import { openSchool } from '../../support/server.ts'
import { ADA, idOf, SUBMISSION } from '../school.ts'
import { openUntilEnd, tool } from './tool.ts'

test('what is erased stands nowhere in the files of the database, also while the server runs', async () => {
  const { school, place } = await tool()
  const db = await openUntilEnd(place)
  const { clock } = await openSchool({ db, students: [{ fullName: 'Ada Unusual' }] })
  await addSubmission(db, await idOf(db), SUBMISSION, clock.now())
  const personal = [ADA, 'Ada Unusual', SUBMISSION.studentId, SUBMISSION.documentLink]
  const written = async () => {
    const bytes = [place, `${place}-wal`].map((file) => readFile(file).catch(() => Buffer.of()))
    const all = Buffer.concat(await Promise.all(bytes)).toString('latin1')
    return personal.filter((text) => all.includes(text))
  }
  expect(await written()).toEqual(personal)
  expect((await school('students', 'erase', ADA, '--yes')).code).toBe(0)
  expect(await written()).toEqual([])
})
