import { describe, expect, test } from 'vitest'
import { resolveLink, resolveStoredValue, type LinksState } from '../../src/portal/api/links.ts'
import type { LinkKey } from '../../src/content/types.ts'

// Decisions, Links: what a stored link or value comes to. Which text is an address is in tests/contract.

const CLOUD = 'https://c.example/'
const retry = () => undefined
const loaded = (links: Record<string, string>): LinksState => ({ kind: 'loaded', links })
const loading = (lastKnown: Record<string, string>): LinksState => ({ kind: 'loading', lastKnown })
const resolve = (key: LinkKey, state: LinksState) =>
  resolveLink({ key, address: null, note: '' }, state)

test.each([
  ['pre_arrival_link', { pre_arrival_link: CLOUD, pre_arrival: '/b' }, CLOUD],
  [
    'then pre_arrival, also over an unsafe one',
    { pre_arrival_link: 'javascript:x', pre_arrival: '/b' },
    '/b',
  ],
  ['then the default', {}, '/pre-arrival'],
])('pre-arrival is read from %s', (_, links, address) => {
  expect(resolve('pre_arrival', loaded(links))).toMatchObject({ kind: 'address', address })
})

test('until links arrive a link is busy, or the one of the last visit', () => {
  expect(resolve('cloud_link', loading({}))).toMatchObject({ kind: 'busy' })
  const lastVisit = loading({ cloud_link: CLOUD })
  expect(resolve('cloud_link', lastVisit)).toMatchObject({ kind: 'address', address: CLOUD })
})

describe.each([
  ['the reply is no success', { kind: 'refused', lastKnown: {}, retry }],
  ['no readable reply comes', { kind: 'failed', lastKnown: {}, retry }],
] as const)('when %s', (_, state) => {
  test('a link without a default has failed and is not missing', () => {
    expect(resolve('cloud_link', state)).toMatchObject({ kind: 'failed', retry })
  })

  test('a link with a default leads there', () => {
    const leads = { kind: 'address', address: '/turnitin' }
    expect(resolve('turnitin', state)).toMatchObject(leads)
  })

  test.each(['cloud_link', 'turnitin'] as const)('%s of the last visit serves', (key) => {
    const lastVisit = { ...state, lastKnown: { [key]: CLOUD } }
    expect(resolve(key, lastVisit)).toMatchObject({ kind: 'address', address: CLOUD })
  })
})

test.each<[string, LinksState, string]>([
  ['what is stored', loaded({ lesson_time: '7 PM' }), '7 PM'],
  ['its default when a reply holds none', loaded({}), 'To be updated'],
  ['its default after a refusal', { kind: 'refused', lastKnown: {}, retry }, 'To be updated'],
  [
    'a failure when the call failed',
    { kind: 'failed', lastKnown: {}, retry },
    'Could not be loaded',
  ],
  ['that of the last visit', { kind: 'failed', lastKnown: { lesson_time: '7 PM' }, retry }, '7 PM'],
])('the lesson time is %s', (_, state, shown) => {
  expect(resolveStoredValue('lesson_time', state)).toBe(shown)
})
