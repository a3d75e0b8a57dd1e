import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { pageLoaders } from '../../src/content/compiled/loaders.ts'
import { isServerReachable } from '../../src/portal/api/request.ts'
import { hasUnsavedText } from '../../src/portal/has-unsaved-text.ts'
import { reloadOnce, loadChunk, ChunkLoadError } from '../../src/portal/lazy/load-chunk.ts'
import { stopClock } from '../support/jsdom-clock.ts'
import { heading, openPortal } from '../support/portal.tsx'
import { follow } from '../support/student.ts'

const RETRY_MS = 1000

/** A part that arrives at the attempt with this number. */
function arrivesAt(attempt: number) {
  let attempts = 0
  return vi.fn(async () => {
    attempts += 1
    if (attempts < attempt) throw new TypeError('Failed to fetch dynamically imported module')
    return 'the part'
  })
}

describe('a part of the portal', () => {
  test('that arrives is asked for once', async () => {
    const load = arrivesAt(1)
    expect(await loadChunk(load)).toBe('the part')
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('that failed is asked for once more, after a moment', async () => {
    const pass = stopClock()
    const load = arrivesAt(2)
    const part = loadChunk(load)
    await act(async () => {})
    expect(load).toHaveBeenCalledTimes(1)
    await pass(RETRY_MS)
    expect(await part).toBe('the part')
  })

  test('that fails twice is missing', async () => {
    const pass = stopClock()
    const missing = expect(loadChunk(arrivesAt(3))).rejects.toThrow(ChunkLoadError)
    await act(async () => {})
    await pass(RETRY_MS)
    await missing
  })
})

describe('the portal is not loaded afresh', () => {
  test('without network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect(await reloadOnce()).toBe(false)
  })

  test('while something is typed', async () => {
    const asked = vi.fn<typeof fetch>(async () => new Response())
    vi.stubGlobal('fetch', asked)
    onTestFinished(() => {
      vi.unstubAllGlobals()
    })
    render(<input />)
    onTestFinished(cleanup)
    screen.getByRole<HTMLInputElement>('textbox').value = 'https://docs.example.org/ada'
    expect(await reloadOnce()).toBe(false)
    expect(asked).not.toHaveBeenCalled()
  })

  test('when a link is pointed at whose page is gone; a press asks for it, once', async () => {
    const { calls } = await openPortal({ at: '/support' })
    await heading('Support')
    const load = vi.spyOn(pageLoaders, 'payments').mockRejectedValue(new TypeError('Not found'))
    fireEvent.mouseEnter(screen.getByRole('link', { name: 'Payments' }))
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2))
    await act(async () => {})
    expect(calls).not.toContain('HEAD /')
    // The router and React report what the error page catches.
    for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockReturnValue()
    await follow('Payments', 'This page could not be shown')
    expect(calls.filter((call) => call === 'HEAD /')).toHaveLength(1)
  })
})

test.each([
  [true, 'answers', 200],
  [true, 'answers nothing but GET', 405],
  [true, 'does not know HEAD', 501],
  [false, 'has no such page', 404],
  [false, 'is down behind its front', 502],
])('the portal’s server is there (%s) where it %s', async (expected, _what, status) => {
  vi.stubGlobal('fetch', async () => new Response(null, { status }))
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  expect(await isServerReachable()).toBe(expected)
})

describe('something is typed', () => {
  afterEach(cleanup)

  test.each([
    ['nothing', <input key="" />, false],
    ['what a field was filled in with', <input key="" defaultValue="Ada" />, false],
    ['a mark as it was', <input key="" type="checkbox" defaultChecked />, false],
  ])('not by %s', (_what, form, expected) => {
    render(form)
    expect(hasUnsavedText()).toBe(expected)
  })

  test('by a changed field, until it is as before', () => {
    render(<textarea defaultValue="Ada" />)
    const field = screen.getByRole<HTMLTextAreaElement>('textbox')
    field.value = 'Ada N.'
    expect(hasUnsavedText()).toBe(true)
    field.value = 'Ada'
    expect(hasUnsavedText()).toBe(false)
  })

  test('by a mark that was set', () => {
    render(<input type="checkbox" />)
    screen.getByRole<HTMLInputElement>('checkbox').checked = true
    expect(hasUnsavedText()).toBe(true)
  })
})
