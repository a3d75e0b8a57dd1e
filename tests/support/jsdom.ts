// oxlint-disable-next-line import/no-unassigned-import
import '@testing-library/jest-dom/vitest'
import { notifyManager, timeoutManager } from '@tanstack/react-query'
import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { removeOwner } from '../../src/portal/storage/owner.ts'

// Parts of a browser that jsdom lacks and no test is about.
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })
window.ResizeObserver ??= class {
  observe = () => undefined
  unobserve = () => undefined
  disconnect = () => undefined
}
window.scrollTo = () => undefined
// Nothing is painted, so a frame is the next turn of the event loop.
const { setTimeout: nextTurn } = globalThis
window.requestAnimationFrame = (paint) => Number(nextTurn(() => paint(performance.now())))
window.cancelAnimationFrame = (id) => clearTimeout(id)
Object.assign(Element.prototype, {
  scrollIntoView: () => undefined,
  hasPointerCapture: () => false,
})

// A failed load is repeated at once, also while a test has stopped the clock. The files of a worker share their modules, so this runs once for all.
if (!('retriesAtOnce' in globalThis)) {
  Object.assign(globalThis, { retriesAtOnce: true })
  timeoutManager.setTimeoutProvider({
    setTimeout: (callback, delay) =>
      delay > 1000 ? setTimeout(callback, delay) : nextTurn(callback),
    clearTimeout: (id) => clearTimeout(id),
    setInterval: (callback, delay) => setInterval(callback, delay),
    clearInterval: (id) => clearInterval(id),
  })
  notifyManager.setScheduler((notify) => nextTurn(notify))
  const { getElementError } = getConfig()
  configure({
    // The first page of a test file loads the whole portal, module by module.
    asyncUtilTimeout: import.meta.env.MODE === 'translated' ? 3000 : 20_000,
    // Printing the document takes longer than the query. A test that still waits needs no print: the error that
    // ends the wait has it.
    getElementError: (message, container) =>
      isWaiting()
        ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
        : getElementError(message, container),
  })
}

function isWaiting(): boolean {
  return Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
}

let complaints: unknown[][] = []

beforeEach(() => {
  complaints = []
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...said) => complaints.push(said))
  }
})

afterEach(() => {
  cleanup()
  removeOwner()
  localStorage.clear()
  sessionStorage.clear()
  vi.restoreAllMocks()
  vi.useRealTimers()
  expect(complaints, 'what was written to console.error and console.warn').toEqual([])
})
