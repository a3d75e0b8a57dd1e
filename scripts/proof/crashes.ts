import { inspectSqlite } from '../../src/server/db/inspect-sqlite.ts'
import type { Figure } from '../system/figures.ts'
import { openPostgres } from '../test/school-postgres.ts'
import { counted } from './calls.ts'
import { openSchool } from './school.ts'
import { figuresOf, studentsFor, underLoad } from './under-load.ts'

/** Kills the server repeatedly: no acknowledged submission may be lost or stored twice. */
export async function measureCrashes(
  engine: 'SQLite' | 'PostgreSQL',
  cycles: number,
): Promise<Figure[]> {
  const database = engine === 'SQLite' ? null : await openPostgres()
  const school = await openSchool(studentsFor(cycles), database?.addressOf('school'))
  try {
    const load = await underLoad(
      school,
      counted(cycles).map(() => () => school.crash()),
    )
    const what = `${engine}: the server killed ${cycles} times`
    const figures = await figuresOf(what, load, school.place)
    // Kills only the server's process: PostgreSQL sees closed connections.
    if (database !== null) return figures
    const isWhole = (await inspectSqlite(school.place)).kind === 'school'
    return [...figures, { what: `${what}: databases damaged`, found: isWhole ? 0 : 1, most: 0 }]
  } finally {
    await school.close()
    await database?.remove()
  }
}
