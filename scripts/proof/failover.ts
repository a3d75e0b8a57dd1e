import type { Figure } from '../system/figures.ts'
import { openPostgres, openStandby, promote } from '../test/school-postgres.ts'
import { counted } from './calls.ts'
import { openSchool } from './school.ts'
import { figuresOf, studentsFor, underLoad } from './under-load.ts'

/** Stops PostgreSQL as a crash does, and restarts it. */
export async function measureRestarts(times = 5): Promise<Figure[]> {
  const database = await openPostgres()
  const school = await openSchool(studentsFor(times), database.addressOf('school'))
  const restart = async () => {
    await database.stop('immediate')
    await database.start()
  }
  try {
    const load = await underLoad(
      school,
      counted(times).map(() => restart),
    )
    const what = `PostgreSQL restarted ${times} times`
    return await figuresOf(what, load, school.place)
  } finally {
    await school.close()
    await database.remove()
  }
}

/** Stops the primary for good, and promotes its standby. The server knows both from the start. */
export async function measureFailover(): Promise<Figure[]> {
  const primary = await openPostgres()
  const standby = await openStandby(primary)
  const both = primary
    .addressOf('school')
    .replace(`:${primary.port}/`, `:${primary.port},127.0.0.1:${standby.port}/`)
  const school = await openSchool(studentsFor(1), both)
  const failOver = async () => {
    await primary.stop('immediate')
    await promote(standby)
  }
  try {
    const load = await underLoad(school, [failOver])
    const what = 'PostgreSQL failed over'
    return await figuresOf(what, load, standby.addressOf('school'))
  } finally {
    await school.close()
    await standby.remove()
    await primary.remove()
  }
}
