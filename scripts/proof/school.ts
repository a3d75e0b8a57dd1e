import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { systemClock } from '../../src/server/clock.ts'
import { readConfig } from '../../src/server/config.ts'
import { databaseIn, openSchoolDatabase, outboxIn } from '../../src/server/data-folder.ts'
import { createPasswords } from '../../src/server/security/password.ts'
import { addStudent } from '../../src/server/store/students.ts'
import { startPortal } from '../start-program.ts'

/** Every student's. */
export const PASSWORD = 'a password of the proof'

export type School = Awaited<ReturnType<typeof openSchool>>

/**
 * A school of these students on the real server, in a process and a data folder of its own.
 * @param databaseUrl an empty database; left out, an embedded one in the folder
 */
export async function openSchool(emails: readonly string[], databaseUrl = '') {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-proof-'))
  const env = { PORTAL_DATA: folder, PORTAL_DEMO: 'off', DATABASE_URL: databaseUrl }
  try {
    await enrol(emails, env)
    let server = await startPortal(env)
    return {
      get origin() {
        return server.origin
      },
      databaseFile: databaseIn(folder),
      outbox: outboxIn(folder),
      /** Ends the server in the middle of whatever it does, and starts it again. */
      async crash() {
        await server.stop('SIGKILL')
        server = await startPortal(env)
      },
      /** Ends the server as systemd does. */
      stop: () => server.stop(),
      async close() {
        await server.stop()
        await rm(folder, { recursive: true, force: true })
      },
    }
  } catch (cause) {
    await rm(folder, { recursive: true, force: true })
    throw cause
  }
}

async function enrol(emails: readonly string[], env: Readonly<Record<string, string>>) {
  const db = await openSchoolDatabase(readConfig(env))
  // One hash for all: that they have a password is what counts.
  const passwordHash = await createPasswords().hash(PASSWORD)
  await db.transaction().execute(async (trx) => {
    for (const email of emails) {
      const rest = { fullName: 'Ada Okafor', cohort: 'Cohort 7', facecard: '' }
      const student = { email, ...rest, access: 'active', passwordHash } as const
      await addStudent(trx, student, systemClock.now())
    }
  })
  await db.destroy()
}
