import { expect, test } from '@playwright/test'
import { isKept } from '../../scripts/figures.ts'
import { PAYLOADS } from '../../scripts/proof/xss/payloads.ts'
import { measureXss } from '../../scripts/proof/xss.ts'
import { BUILT_PORTAL } from '../school/built-portal.ts'

/** Every so-manieth: twenty of all kinds. npm run proof -- xss tries all. */
const EVERY = Math.floor(PAYLOADS.length / 20)

test('nothing that somebody else wrote runs, styles or submits, and the policy alone stops what runs', async () => {
  test.setTimeout(300_000)
  const payloads = PAYLOADS.filter((_, index) => index % EVERY === 0).slice(0, 20)
  const elsewhere = [...payloads.keys()].filter((index) => index % 10 === 0)
  const figures = await measureXss({ portal: BUILT_PORTAL, payloads, elsewhere })
  expect(figures.filter((figure) => !isKept(figure))).toEqual([])
})
