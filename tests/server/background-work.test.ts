import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { HOUR_MS } from '../../src/server/clock.ts'
import { createBackgroundWork } from '../../src/server/mail/background-work.ts'
import { collectLog } from '../support/server/log.ts'

test('background work starts at a random moment after its answer, and at once when the server stops', async () => {
  const background = createBackgroundWork(collectLog(), { withinMs: HOUR_MS })
  const done: string[] = []
  const add = (name: string) => background.add(name, async () => void done.push(name))
  add('a mail')
  await setImmediate()
  await setImmediate()
  expect(done).toEqual([])
  await background.done()
  expect(done).toEqual(['a mail'])
  add('a late mail')
  await background.done()
  expect(done).toEqual(['a mail', 'a late mail'])
})
