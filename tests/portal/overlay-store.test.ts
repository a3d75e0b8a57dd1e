import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { createOverlayStore } from '../../src/portal/overlay/overlay-store.ts'
import { readSearch, writeSearch } from '../../src/portal/portal-address.ts'

const CARD = {
  kind: 'card',
  name: 'receipt-upload',
  path: '/payments',
  returnFocusTo: 'view',
} as const

function openStore() {
  const history = createMemoryHistory({ initialEntries: ['/', '/payments'] })
  const router = createRouter({
    routeTree: createRootRoute(),
    history,
    parseSearch: readSearch,
    stringifySearch: writeSearch,
  })
  const store = createOverlayStore(router)
  store.start()
  return { store, history }
}

test('a press shows a card at once, and the address follows', async () => {
  const { store, history } = openStore()
  store.open(CARD)
  expect(store.get()).toEqual(CARD)
  expect(history.location.search).toBe('')
  await expect.poll(() => history.location.search).toBe('?card=receipt-upload')
  store.close()
  expect(store.get()).toBeNull()
  await expect.poll(() => history.location.search).toBe('')
  expect(history.location.state.__TSR_index).toBe(1)
})

test('an overlay that is closed before its address follows leaves no step in the history', async () => {
  const { store, history } = openStore()
  const followed = vi.fn<() => void>()
  history.subscribe(followed)
  store.open(CARD)
  store.close()
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
  expect(followed).not.toHaveBeenCalled()
})

test('an overlay takes the place of another one in the history, and Back closes it', async () => {
  const { store, history } = openStore()
  store.open(CARD)
  await expect.poll(() => history.location.search).toBe('?card=receipt-upload')
  store.open({ kind: 'search' })
  await expect.poll(() => history.location.state.overlay?.kind).toBe('search')
  expect(store.get()).toEqual({ kind: 'search' })
  history.back()
  await expect.poll(() => store.get()).toBeNull()
  expect(history.location.state.__TSR_index).toBe(1)
})
