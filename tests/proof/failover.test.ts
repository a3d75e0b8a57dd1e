import { onTestFinished, test } from 'vitest'
import { openPostgres, openStandby, promote } from '../../scripts/test/school-postgres.ts'
import { prove } from './prove.ts'
import { openSchool } from './school-process.ts'
import { figuresOf, studentsFor, underLoad } from './under-load.ts'

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
