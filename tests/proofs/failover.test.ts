import { test } from 'vitest'
import { ensurePostgres } from '../../scripts/postgres.ts'
import { measureFailover } from '../../scripts/proof/failovers.ts'
import { holds } from './holds.ts'

const SLOW = 300_000

const hasPostgres = (await ensurePostgres()) !== null // where not, it says so

test.skipIf(!hasPostgres)(
  'a school goes on with the standby when its database is gone, and nothing is lost or doubled',
  async () => holds(await measureFailover()),
  SLOW,
)
