import { onTestFinished } from 'vitest'
import { startPortal } from '../../scripts/system/start-program.ts'
import { systemClock } from '../../src/server/clock.ts'
import { readConfig } from '../../src/server/settings/config.ts'
import { databasePath, openSchoolDatabase } from '../../src/server/settings/data-folder.ts'
import { createPasswords } from '../../src/server/security/password.ts'
import { addStudent } from '../../src/server/store/students.ts'
import { signInAt } from '../server/over-http.ts'
import { temporaryFolder } from '../server/program.ts'

const PASSWORD = 'a password of the proof'

/** Students are numbered from 0. */
const emailOf = (student: number) => `student.${student}@example.org`

/** As a proxy says it. Each student has an address, so that rate limits do not add them up. */
export const cameFrom = (student: number) => ({
  'x-forwarded-for': `10.0.${student >> 8}.${student & 255}`,
})

export const signInAs = (origin: string, student: number, password = PASSWORD) =>
  signInAt(origin, { email: emailOf(student), password, headers: cameFrom(student) })

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
    for (let student = 0; student < students; student += 1) {
      const rest = { fullName: 'Ada Okafor', cohort: 'Cohort 7', facecard: '' }
      const row = { email: emailOf(student), ...rest, access: 'active', passwordHash } as const
      await addStudent(trx, row, systemClock.now())
    }
  })
  await db.destroy()
}
