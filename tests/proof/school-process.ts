import { onTestFinished } from 'vitest'
import { startPortal } from '../../scripts/system/start-program.ts'
import { systemClock } from '../../src/server/clock.ts'
import { readConfig } from '../../src/server/settings/config.ts'
import { databasePath, openSchoolDatabase } from '../../src/server/settings/data-folder.ts'
import { createPasswords } from '../../src/server/security/password.ts'
import { addStudent } from '../../src/server/store/students.ts'
import { temporaryFolder } from '../server/program.ts'
import { counted, emailOf, PASSWORD } from './calls.ts'

export type School = Awaited<ReturnType<typeof openSchool>>

/**
 * A school on the real server, with its own process and data folder, until the end of the test.
 * @param databaseUrl an empty database; by default an embedded one in the data folder
 */
export async function openSchool(students: number, databaseUrl = '') {
  const folder = await temporaryFolder()
  const env = { PORTAL_DATA: folder, PORTAL_DEMO: 'off', DATABASE_URL: databaseUrl }
  await enrol(students, env)
  let server = await startPortal(env)
  onTestFinished(() => server.stop())
  return {
    get origin() {
      return server.origin
    },
    /** The argument of openDatabase. */
    place: databaseUrl || databasePath(folder),
    /** Kills the server and restarts it. */
    async crash() {
      await server.stop('SIGKILL')
      server = await startPortal(env)
    },
  }
}

async function enrol(students: number, env: Readonly<Record<string, string>>) {
  const db = await openSchoolDatabase(readConfig(env))
  // One hash for all students, to save time.
  const passwordHash = await createPasswords().hash(PASSWORD)
  await db.transaction().execute(async (trx) => {
    for (const email of counted(students).map(emailOf)) {
      const rest = { fullName: 'Ada Okafor', cohort: 'Cohort 7', facecard: '' }
      const student = { email, ...rest, access: 'active', passwordHash } as const
      await addStudent(trx, student, systemClock.now())
    }
  })
  await db.destroy()
}
