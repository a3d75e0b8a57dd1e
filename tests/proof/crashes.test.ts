import { expect, onTestFinished, test } from 'vitest'
import { openPostgres } from '../../scripts/test/school-postgres.ts'
import { inspectSqlite } from '../../src/server/db/inspect-sqlite.ts'
import { counted } from './calls.ts'
import { prove } from './prove.ts'
import { openSchool } from './school-process.ts'
import { figuresOf, studentsFor, underLoad } from './under-load.ts'

const CYCLES = 60

// Kills only the server's process: PostgreSQL sees closed connections.
test.each(['SQLite', 'PostgreSQL'])(
  'on %s, a server that is killed again and again loses no submission and stores none twice',
  async (engine) => {
    const database = engine === 'SQLite' ? null : await openPostgres()
    if (database !== null) onTestFinished(() => database.remove())
    const school = await openSchool(studentsFor(CYCLES), database?.addressOf('school'))
    const crashes = counted(CYCLES).map(() => () => school.crash())
    const load = await underLoad(school, crashes)
    prove(await figuresOf(`${engine}: the server killed ${CYCLES} times`, load, school.place))
    if (database === null) expect((await inspectSqlite(school.place)).kind).toBe('school')
  },
)
