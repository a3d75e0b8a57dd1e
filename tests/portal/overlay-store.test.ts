import { createBrowserHistory, createMemoryHistory } from '@tanstack/react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createOverlayStore } from '../../src/portal/overlay/overlay-store.ts'

const CARD = {
  kind: 'card',
  name: 'receipt-upload',
  path: '/payments',
  returnFocusTo: 'view',
} as const
const SEARCH = { kind: 'search' } as const

const HISTORIES = {
  'in memory': () => createMemoryHistory({ initialEntries: ['/', '/payments'] }),
  'of the browser': () => {
    window.history.replaceState(null, '', '/')
    window.history.pushState({ __TSR_index: 1, key: 'x', __TSR_key: 'x' }, '', '/payments')
    const history = createBrowserHistory()
    onTestFinished(() => history.destroy())
    return history
  },
}

function openStore(kind: keyof typeof HISTORIES = 'of the browser') {
  const history = HISTORIES[kind]()
  const onStep = vi.fn<() => void>()
  const store = createOverlayStore(history, onStep)
  const pages: string[] = []
  store.ofPages.subscribe(({ location }) => void pages.push(location.pathname))
  const place = () => {
    const { search, state } = history.location
    return [search, state.overlay?.kind, state.__TSR_index]
  }
  return { store, history, onStep, pages, place }
}

const KINDS = ['in memory', 'of the browser'] as const

test.each(KINDS)(
  'an overlay has an entry in the history %s, of which the router hears nothing',
  async (kind) => {
    const { store, pages, onStep, place } = openStore(kind)
    store.open(CARD)
    expect(store.get()).toEqual(CARD)
    expect(place()).toEqual(['?card=receipt-upload', 'card', 2])
    store.close()
    expect(store.get()).toBeNull()
    await expect.poll(place).toEqual(['', undefined, 1])
    expect(onStep).toHaveBeenCalledTimes(2)
    expect(pages).toEqual([])
  },
)

test.each(KINDS)(
  'an overlay takes the place of another one in the history %s, and Back closes it',
  async (kind) => {
    const { store, history, place, pages } = openStore(kind)
    store.open(CARD)
    store.open(SEARCH)
    expect(place()).toEqual(['', 'search', 2])
    history.back()
    await expect.poll(() => store.get()).toBeNull()
    expect(place()).toEqual(['', undefined, 1])
    history.forward()
    await expect.poll(() => store.get()).toEqual(SEARCH)
    expect(pages).toEqual([])
  },
)

test.each(KINDS)(
  'an overlay that opens while the last one closes stays open in the history %s',
  async (kind) => {
    const { store, place } = openStore(kind)
    store.open(CARD)
    store.close()
    store.open(SEARCH)
    expect(store.get()).toEqual(SEARCH)
    await expect.poll(place).toEqual(['', 'search', 2])
    expect(store.get()).toEqual(SEARCH)
  },
)

test('a card that its address opened has no entry of its own', () => {
  const { store, history, place, pages } = openStore()
  history.push('/payments?card=receipt-upload')
  expect(store.get()).toMatchObject({ name: 'receipt-upload', returnFocusTo: undefined })
  expect(pages).toEqual(['/payments'])
  store.close()
  expect(place()).toEqual(['', undefined, 2])
  expect(pages).toEqual(['/payments'])
})

test('a page that is chosen in an overlay takes its entry, also the page below it', () => {
  const { store, history, place, pages } = openStore()
  store.open({ kind: 'drawer' })
  history.replace('/payments')
  expect(store.get()).toBeNull()
  expect(place()).toEqual(['', undefined, 2])
  expect(pages).toEqual(['/payments'])
})

test('Back from another page shows the overlay that was open', async () => {
  const { store, history, pages } = openStore()
  store.open(CARD)
  history.push('/classes')
  history.flush()
  expect(store.get()).toBeNull()
  history.back()
  await expect.poll(() => store.get()).toEqual(CARD)
  expect(pages).toEqual(['/classes', '/payments'])
})
