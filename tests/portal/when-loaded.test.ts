import { expect, test, vi } from 'vitest'
import { whenLoaded } from '../../src/portal/when-loaded.ts'
import { stopClock } from '../support/jsdom-clock.ts'

// In jsdom as in Safari: it cannot say when it is idle.

const LATEST_MS = 5000

test('what can wait is done once the page has loaded and there was time, unless it is given up before', async () => {
  const pass = stopClock()
  const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  const [kept, leftSoon, leftLate] = [vi.fn(), vi.fn(), vi.fn()]
  whenLoaded(kept)
  const giveUpSoon = whenLoaded(leftSoon)
  const giveUpLate = whenLoaded(leftLate)

  await pass(LATEST_MS)
  expect(kept, 'before the page has loaded').not.toHaveBeenCalled()
  giveUpSoon()
  readyState.mockReturnValue('complete')
  dispatchEvent(new Event('load'))
  giveUpLate()
  await pass(LATEST_MS)
  expect(kept).toHaveBeenCalledOnce()
  expect(leftSoon).not.toHaveBeenCalled()
  expect(leftLate).not.toHaveBeenCalled()
})
