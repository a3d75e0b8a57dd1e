import { expect, test, vi } from 'vitest'
import { whenLoaded } from '../../src/portal/when-loaded.ts'
import { stopClock } from '../support/jsdom-clock.ts'

// jsdom cannot say when it is idle, as Safari cannot.

const LATEST_MS = 5000

test('a task that can wait runs after the page has loaded and the browser was idle, unless it is given up', async () => {
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
