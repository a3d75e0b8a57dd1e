import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { createOverlays } from '../../src/portal/overlay/overlays.ts'
import { readSearch, writeSearch } from '../../src/portal/portal-address.ts'

const CARD = {
  kind: 'card',
  name: 'receipt-upload',
  path: '/payments',
  returnFocusTo: 'view',
} as const

function openOverlays() {
  const history = createMemoryHistory({ initialEntries: ['/', '/payments'] })
  const router = createRouter({
    routeTree: createRootRoute(),
    history,
    parseSearch: readSearch,
    stringifySearch: writeSearch,
  })
  const overlays = createOverlays(router)
  overlays.start()
  return { overlays, history }
}

test('a press shows a card at once, and the address follows', async () => {
  const { overlays, history } = openOverlays()
  overlays.open(CARD)
  expect(overlays.get()).toEqual(CARD)
  expect(history.location.search).toBe('')
  await vi.waitFor(() => expect(history.location.search).toBe('?card=receipt-upload'))
  overlays.close()
  expect(overlays.get()).toBeNull()
  await vi.waitFor(() => expect(history.location.search).toBe(''))
  expect(history.location.state.__TSR_index).toBe(1)
})

test('an overlay that is closed before its address follows leaves no step in the history', async () => {
  const { overlays, history } = openOverlays()
  const followed = vi.fn<() => void>()
  history.subscribe(followed)
  overlays.open(CARD)
  overlays.close()
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
  expect(followed).not.toHaveBeenCalled()
})

test('an overlay takes the place of another one in the history, and Back closes it', async () => {
  const { overlays, history } = openOverlays()
  overlays.open(CARD)
  await vi.waitFor(() => expect(history.location.search).toBe('?card=receipt-upload'))
  overlays.open({ kind: 'search' })
  await vi.waitFor(() => expect(history.location.state.search).toBe(true))
  expect(overlays.get()).toEqual({ kind: 'search' })
  history.back()
  await vi.waitFor(() => expect(overlays.get()).toBeNull())
  expect(history.location.state.__TSR_index).toBe(1)
})
