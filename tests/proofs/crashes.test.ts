import { describe, test } from 'vitest'
import { ensurePostgres } from '../../scripts/postgres.ts'
import { measureCrashes } from '../../scripts/proof/crashes.ts'
import { holds } from './holds.ts'

const CYCLES = 5
const SLOW = 300_000

const hasPostgres = (await ensurePostgres()) !== null // where not, it says so

describe('a server that is killed loses and doubles nothing that it has acknowledged', () => {
  test('on SQLite', async () => holds(await measureCrashes('SQLite', CYCLES)), SLOW)

  test.skipIf(!hasPostgres)(
    'on PostgreSQL',
    async () => holds(await measureCrashes('PostgreSQL', CYCLES)),
    SLOW,
  )
})
