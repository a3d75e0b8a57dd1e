import { describe, test } from 'vitest'
import { ensurePostgres } from '../../scripts/postgres.ts'
import { measureFuzz } from '../../scripts/proof/fuzz.ts'
import { holds } from './holds.ts'

/** Each engine is sent other ones. Nobody is too slow here: what is not answered in a minute never is. */
const SHORT = { every: 120, mixed: 30, browsers: 1, patienceS: 60 }
const SLOW = 300_000 // some passwords are hashed as a school hashes them

const hasPostgres = (await ensurePostgres()) !== null // where not, it says so

describe('no odd request breaks the server, or waits for an answer for ever', () => {
  test('on SQLite', async () => holds(await measureFuzz('SQLite', { ...SHORT, first: 0 })), SLOW)

  test.skipIf(!hasPostgres)(
    'on PostgreSQL',
    async () => holds(await measureFuzz('PostgreSQL', { ...SHORT, first: 60 })),
    SLOW,
  )
})
