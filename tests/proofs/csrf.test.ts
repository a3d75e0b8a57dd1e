import { test } from 'vitest'
import { measureForeignPages } from '../../scripts/proof/csrf.ts'
import { holds } from './holds.ts'

test('no page of another site changes anything in a student’s name', async () => {
  holds(await measureForeignPages({ every: 33 }))
}, 180_000)
