import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { isServerReachable } from '../../src/portal/api/request.ts'
import { isAnythingTyped } from '../../src/portal/is-anything-typed.ts'
import { loadPart, MissingPart } from '../../src/portal/parts/load-part.ts'
import { stopClock } from '../support/jsdom-clock.ts'

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
    expect(await loadPart(load)).toBe('the part')
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('that did not arrive is asked for once more, after a moment', async () => {
    const pass = stopClock()
    const load = arrivesAt(2)
    const part = loadPart(load)
    await act(async () => {})
    expect(load).toHaveBeenCalledTimes(1)
    await pass(RETRY_MS)
    expect(await part).toBe('the part')
  })

  test('that does not arrive without network is missing, and the portal stays', async () => {
    const pass = stopClock()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const part = loadPart(arrivesAt(3))
    const missing = expect(part).rejects.toThrow(MissingPart)
    await act(async () => {})
    await pass(RETRY_MS)
    await missing
  })
})

test('a part that does not arrive is missing while something is typed: the portal is not loaded afresh', async () => {
  const pass = stopClock()
  const asked = vi.fn<typeof fetch>(async () => new Response())
  vi.stubGlobal('fetch', asked)
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  render(<input />)
  onTestFinished(cleanup)
  screen.getByRole<HTMLInputElement>('textbox').value = 'https://docs.example.org/ada'
  const missing = expect(loadPart(arrivesAt(3))).rejects.toThrow(MissingPart)
  await act(async () => {})
  await pass(RETRY_MS)
  await missing
  expect(asked).not.toHaveBeenCalled()
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
    expect(isAnythingTyped()).toBe(expected)
  })

  test('by a changed field, until it is as before', () => {
    render(<textarea defaultValue="Ada" />)
    const field = screen.getByRole<HTMLTextAreaElement>('textbox')
    field.value = 'Ada N.'
    expect(isAnythingTyped()).toBe(true)
    field.value = 'Ada'
    expect(isAnythingTyped()).toBe(false)
  })

  test('by a mark that was set', () => {
    render(<input type="checkbox" />)
    screen.getByRole<HTMLInputElement>('checkbox').checked = true
    expect(isAnythingTyped()).toBe(true)
  })
})
