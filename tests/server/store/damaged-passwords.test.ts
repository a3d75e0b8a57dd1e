import { expect, test } from 'vitest'
import { setPasswordHash } from '../../../src/server/store/students.ts'
import { openSchool } from '../../support/server.ts'
import { openUntilEnd, tool } from '../cli/tool.ts'
import { ADA, GRACE, idOf } from '../school.ts'

test('the doctor names the students whose stored password is damaged, and what to do', async () => {
  const { school, place } = await tool()
  const db = await openUntilEnd(place)
  const newcomer = { email: 'new@example.org', password: null }
  await openSchool({ db, students: [{}, { email: GRACE }, newcomer] })
  expect(await school('doctor')).toMatchObject({ code: 0 })
  await setPasswordHash(db, await idOf(db), '$argon2id$v=19$m=8,t=1,p=1$cut')
  const { code, output } = await school('doctor')
  expect(output).toContain(
    `WRONG  These students cannot sign in, because their stored password is damaged: ${ADA}. 'Forgot Password' sets a new one, and so does an import.\n`,
  )
  expect(code).toBe(1)
})
