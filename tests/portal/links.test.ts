import { expect, test } from 'vitest'
import { resolveLink, resolveStoredValue, type LinksState } from '../../src/portal/api/links.ts'
import type { LinkKey } from '../../src/content/types.ts'

const loaded = (links: Record<string, string>): LinksState => ({ kind: 'loaded', links })
const stored = (key: LinkKey) => ({ kind: 'stored', key, note: '' }) as const
const loading = (links: Record<string, string>): LinksState => ({
  kind: 'loading',
  lastKnown: links,
})
const retry = () => undefined

test.each([
  [
    'pre_arrival_link',
    { pre_arrival_link: 'https://a.example/', pre_arrival: 'https://b.example/' },
    'https://a.example/',
  ],
  ['then pre_arrival', { pre_arrival: 'https://b.example/' }, 'https://b.example/'],
  [
    'then pre_arrival, when the first is unsafe',
    { pre_arrival_link: 'javascript:x', pre_arrival: '/b' },
    '/b',
  ],
  ['then the default', {}, '/pre-arrival'],
])('pre-arrival is read from %s', (_, links, address) => {
  expect(resolveLink(stored('pre_arrival'), loaded(links))).toMatchObject({
    kind: 'address',
    address,
  })
})

test('until links arrive a link is busy, or the one of the last visit', () => {
  expect(resolveLink(stored('cloud_link'), loading({}))).toMatchObject({ kind: 'busy' })
  expect(
    resolveLink(stored('cloud_link'), loading({ cloud_link: 'https://c.example/' })),
  ).toMatchObject({
    kind: 'address',
    address: 'https://c.example/',
  })
})

const FAILURES = [
  ['the reply was no success', { kind: 'refused', lastKnown: {}, retry }],
  ['no readable reply came', { kind: 'failed', lastKnown: {}, retry }],
] as const

test.each(FAILURES)('when %s, a link without default is failed, not missing', (_, state) => {
  expect(resolveLink(stored('cloud_link'), state)).toMatchObject({ kind: 'failed', retry })
})

test.each(FAILURES)('when %s, a link with a default leads there', (_, state) => {
  expect(resolveLink(stored('turnitin'), state)).toMatchObject({
    kind: 'address',
    address: '/turnitin',
  })
})

test.each(FAILURES)('when %s, the link of the last visit serves', (_, state) => {
  const links = { cloud_link: 'https://c.example/', turnitin: 'https://t.example/' }
  for (const key of ['cloud_link', 'turnitin'] as const) {
    expect(resolveLink(stored(key), { ...state, lastKnown: links })).toMatchObject({
      kind: 'address',
      address: links[key],
    })
  }
})

test.each<[string, LinksState, string]>([
  ['as it is stored', loaded({ lesson_time: '7 PM' }), '7 PM'],
  ['as ‘To be updated’ when a reply holds none', loaded({}), 'To be updated'],
  [
    'as ‘To be updated’ when the reply was no success',
    { kind: 'refused', lastKnown: {}, retry },
    'To be updated',
  ],
  [
    'as ‘Could not be loaded’ when the call failed',
    { kind: 'failed', lastKnown: {}, retry },
    'Could not be loaded',
  ],
  [
    'as of the last visit when the call failed',
    { kind: 'failed', lastKnown: { lesson_time: '7 PM' }, retry },
    '7 PM',
  ],
])('the lesson time is shown %s', (_, state, shown) => {
  expect(resolveStoredValue('lesson_time', state)).toBe(shown)
})
