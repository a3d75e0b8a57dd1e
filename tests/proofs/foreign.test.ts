import { test } from 'vitest'
import { measureForeign } from '../../scripts/proof/foreign.ts'
import { holds } from './holds.ts'

test('no parameter of a call opens what is another student’s or another cohort’s', async () => {
  holds(await measureForeign({ students: [0], every: 20 }))
}, 120_000)
