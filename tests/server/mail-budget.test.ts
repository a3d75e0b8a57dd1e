import { expect, test } from 'vitest'
import { HOUR_MS } from '../../src/server/clock.ts'
import { createMailBudget } from '../../src/server/mail/mail-budget.ts'
import { fakeClock } from '../support/server/clock.ts'
import { collectLog } from '../support/server/log.ts'

test('the log tells once an hour that many codes were mailed', () => {
  const [clock, log] = [fakeClock(), collectLog()]
  const budget = createMailBudget({ clock, log }, 2)
  for (let mails = 0; mails < 5; mails += 1) budget.note()
  expect(log.problems).toMatchObject([{ text: 'More than 2 codes were mailed within an hour.' }])
  clock.advance(HOUR_MS)
  for (let mails = 0; mails < 2; mails += 1) budget.note()
  expect(log.problems).toHaveLength(1)
})
