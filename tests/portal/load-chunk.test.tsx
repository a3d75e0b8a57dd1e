import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { pageLoaders } from '../../src/content/compiled/loaders.ts'
import { isServerReachable } from '../../src/portal/api/request.ts'
import { hasUnsavedText } from '../../src/portal/has-unsaved-text.ts'
import { lazyModule } from '../../src/portal/lazy/lazy-module.ts'
import { reloadOnce, loadChunk } from '../../src/portal/lazy/load-chunk.ts'
import { LazyOverlay } from '../../src/portal/overlay/lazy-overlay.tsx'
import { stopClock } from '../support/jsdom-clock.ts'
import { heading, openPortal } from '../support/portal.tsx'
import { settled } from '../support/settled.ts'

// What a browser makes of a missing file is in tests/browser/missing-chunks.spec.ts.

const RETRY_MS = 1000
const PRELOAD_AFTER_MS = 50 // TanStack Router’s
const NOT_FOUND = new TypeError('Failed to fetch dynamically imported module')

/** Lets `fetch` answer with this status. */
function answerAll(status: number) {
  const asked = vi.fn<typeof fetch>(async () => new Response(null, { status }))
  vi.stubGlobal('fetch', asked)
  return asked
}

describe('a file of the portal that fails to load', () => {
  test('is asked for once more, after a second', async () => {
    const pass = stopClock()
    const load = vi.fn(async () => 'the part').mockRejectedValueOnce(NOT_FOUND)
    const part = loadChunk(load)
    await act(async () => {})
    expect(load).toHaveBeenCalledTimes(1)
    await pass(RETRY_MS)
    expect(await part).toBe('the part')
  })

  test('is never said to be missing by an overlay that has only just opened', async () => {
    answerAll(503) // so nothing reloads
    const pass = stopClock()
    const load = vi.fn<() => Promise<object>>().mockRejectedValue(NOT_FOUND)
    const overlay = (
      <LazyOverlay module={lazyModule(load)} onClose={() => {}}>
        {() => null}
      </LazyOverlay>
    )
    const { unmount } = render(overlay)
    await act(async () => {})
    await pass(RETRY_MS)
    await screen.findByRole('alert')
    unmount()
    expect(renderToString(overlay)).toContain('Loading…')
    expect(renderToString(overlay)).not.toContain('alert')
  })
})

describe('the portal is not loaded afresh', () => {
  test('while something is typed', async () => {
    const asked = answerAll(200)
    render(<input />)
    screen.getByRole<HTMLInputElement>('textbox').value = 'https://docs.example.org/ada'
    expect(await reloadOnce()).toBe(false)
    expect(asked).not.toHaveBeenCalled()
  })

  test('for a link that is only pointed at; a press asks whether the server is there, once', async () => {
    const pass = stopClock()
    const { calls } = await openPortal({ at: '/support', shows: 'Support' })
    const load = vi.spyOn(pageLoaders, 'payments').mockRejectedValue(NOT_FOUND)
    const link = screen.getByRole('link', { name: 'Payments' })
    const loadTwice = async (times: number) => {
      await settled()
      expect(load).toHaveBeenCalledTimes(times - 1)
      await pass(RETRY_MS)
      expect(load).toHaveBeenCalledTimes(times)
    }
    fireEvent.mouseEnter(link)
    await pass(PRELOAD_AFTER_MS)
    await loadTwice(2)
    expect(await calls()).not.toContain('HEAD /')
    // The router and React report what the error page catches.
    for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockReturnValue()
    fireEvent.click(link)
    await loadTwice(4)
    await heading('This page could not be shown')
    expect((await calls()).filter((call) => call === 'HEAD /')).toHaveLength(1)
  })
})

test.each([
  [true, 'it answers', 200],

  [false, 'it has no such page', 404],
  [false, 'it is down behind its front', 502],
])('whether the portal’s server is there: %s where %s', async (expected, _, status) => {
  answerAll(status)
  expect(await isServerReachable()).toBe(expected)
})

test.each([
  [false, 'an empty field', <input key="" />, {}],
  [false, 'what a field was filled in with', <input key="" defaultValue="Ada" />, {}],
  [true, 'a changed field', <textarea key="" defaultValue="Ada" />, { value: 'Ada N.' }],
  [false, 'a field that is as before', <textarea key="" defaultValue="A" />, { value: 'A' }],
  [false, 'a mark as it was', <input key="" type="checkbox" defaultChecked />, {}],
  [true, 'a mark that was set', <input key="" type="checkbox" />, { checked: true }],
])('whether something is typed: %s for %s', (expected, _, field, change) => {
  const { container } = render(field)
  Object.assign(container.firstElementChild ?? {}, change)
  expect(hasUnsavedText()).toBe(expected)
})
