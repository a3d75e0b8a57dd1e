import { test } from 'vitest'
import { ensureStrace, NO_STRACE } from '../../scripts/proof/power/record.ts'
import { measurePowerCuts } from '../../scripts/proof/power-cuts.ts'
import { holds } from './holds.ts'

const SLOW = 120_000 // some 200 starts of a server, and 500 syncs

const isRecorded = await ensureStrace()
if (!isRecorded) console.log(NO_STRACE)

test.skipIf(!isRecorded)(
  'a power cut at any of 100 points loses no acknowledged submission and damages no database',
  async () => holds(await measurePowerCuts({ points: 100, submissions: 250 })),
  SLOW,
)
