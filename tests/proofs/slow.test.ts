import { test } from 'vitest'
import { measureSlow } from '../../scripts/proof/slow.ts'
import { holds } from './holds.ts'

test('200 slow connections keep nobody from being served, nor the server from ending', async () => {
  holds(await measureSlow({ rounds: 1, calls: 50 }))
}, 120_000)
