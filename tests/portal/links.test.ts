import { expect, test } from 'vitest'
import { resolveLink, resolveStoredValue, type LinksState } from '../../src/portal/api/links.ts'
import type { LinkKey } from '../../src/content/types.ts'

const loaded = (links: Record<string, string>): LinksState => ({ kind: 'loaded', links })
const stored = (key: LinkKey) => ({ kind: 'stored', key, note: '' }) as const
const loading = (links: Record<string, string>): LinksState => ({ kind: 'loading', stored: links })
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

test('a link without default that a successful reply lacks is missing', () => {
  expect(resolveLink(stored('cloud_link'), loaded({}))).toMatchObject({ kind: 'missing' })
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

test('links that could not be loaded are failed, not missing, and the default is not guessed', () => {
  const failed: LinksState = { kind: 'failed', stored: {}, retry }
  expect(resolveLink(stored('cloud_link'), failed)).toMatchObject({ kind: 'failed', retry })
  expect(resolveLink(stored('turnitin'), failed)).toMatchObject({ kind: 'failed' })
})

test('the lesson time is To be updated when none is stored', () => {
  expect(resolveStoredValue('lesson_time', loaded({}))).toBe('To be updated')
  expect(resolveStoredValue('lesson_time', loaded({ lesson_time: '7 PM' }))).toBe('7 PM')
})
