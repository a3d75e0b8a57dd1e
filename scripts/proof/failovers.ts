import type { Figure } from '../figures.ts'
import { counted } from './attacks/people.ts'
import { openPostgres, openStandby, promote } from '../school-postgres.ts'
import { openSchool } from './school.ts'
import { emailsFor, figuresOf, underLoad } from './under-load.ts'

/** Students wait so long at most. */
const SERVES_AGAIN_MS = 10_000

/** Ends PostgreSQL in the middle of its work, as a crash does, and starts it again. */
export async function measureRestarts(times = 5): Promise<Figure[]> {
  const database = await openPostgres()
  const school = await openSchool(emailsFor(times), database.addressOf('school'))
  const restart = async () => {
    await database.stop('immediate')
    await database.start()
  }
  try {
    const load = await underLoad(
      school,
      counted(times).map(() => restart),
    )
    return await figuresOf(
      `PostgreSQL restarted ${times} times`,
      load,
      database.addressOf('school'),
      SERVES_AGAIN_MS,
    )
  } finally {
    await school.close()
    await database.remove()
  }
}

/** Ends the primary for good, and makes its standby the primary. The server is told of both from the start. */
export async function measureFailover(): Promise<Figure[]> {
  const primary = await openPostgres()
  const standby = await openStandby(primary)
  const both = primary
    .addressOf('school')
    .replace(`:${primary.port}/`, `:${primary.port},127.0.0.1:${standby.port}/`)
  const school = await openSchool(emailsFor(1), both)
  try {
    const load = await underLoad(school, [
      async () => {
        await primary.stop('immediate')
        await promote(standby)
      },
    ])
    return await figuresOf(
      'PostgreSQL failed over',
      load,
      standby.addressOf('school'),
      SERVES_AGAIN_MS,
    )
  } finally {
    await school.close()
    await standby.remove()
    await primary.remove()
  }
}
