import { test } from 'vitest'
import { measureFuzz } from '../../scripts/proof/fuzz.ts'
import { holds } from './holds.ts'

test('no odd request breaks the server, or waits for an answer for ever', async () => {
  holds(await measureFuzz({ every: 60, mixed: 60, browsers: 1 }))
}, 120_000) // some passwords are hashed as a school hashes them
