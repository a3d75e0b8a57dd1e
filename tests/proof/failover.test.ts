import { onTestFinished, test } from 'vitest'
import { openPostgres, openStandby, promote } from '../../scripts/test/school-postgres.ts'
import { counted } from './calls.ts'
import { prove } from './prove.ts'
import { openSchool } from './school.ts'
import { figuresOf, studentsFor, underLoad } from './under-load.ts'

const RESTARTS = 5

test('a PostgreSQL that is stopped as by a crash, and started again, loses no submission', async () => {
  const database = await openPostgres()
  onTestFinished(() => database.remove())
  const school = await openSchool(studentsFor(RESTARTS), database.addressOf('school'))
  const restart = async () => {
    await database.stop('immediate')
    await database.start()
  }
  const load = await underLoad(
    school,
    counted(RESTARTS).map(() => restart),
  )
  prove(await figuresOf(`PostgreSQL restarted ${RESTARTS} times`, load, school.place))
})

test('a primary that is gone for good is replaced by its standby, without a lost submission', async () => {
  const primary = await openPostgres()
  onTestFinished(() => primary.remove())
  const standby = await openStandby(primary)
  onTestFinished(() => standby.remove())
  // The server knows both from the start.
  const both = primary
    .addressOf('school')
    .replace(`:${primary.port}/`, `:${primary.port},127.0.0.1:${standby.port}/`)
  const school = await openSchool(studentsFor(1), both)
  const failOver = async () => {
    await primary.stop('immediate')
    await promote(standby)
  }
  const load = await underLoad(school, [failOver])
  prove(await figuresOf('PostgreSQL failed over', load, standby.addressOf('school')))
})
