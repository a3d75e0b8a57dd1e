import { expect, test } from 'vitest'
import { resolveLink, resolveStoredValue, type LinksState } from '../../src/portal/api/links.ts'
import type { StoredLinks } from '../../src/contract/links.ts'
import type { LinkKey } from '../../src/content/types.ts'

// Decisions, Links: what a stored link or value comes to. Which text is an address is in tests/contract.

const CLOUD = 'https://c.example/'
const retry = () => undefined
const loaded = (links: StoredLinks): LinksState => ({ kind: 'loaded', links })
const bothStored = (link: string) => loaded({ pre_arrival_link: link, pre_arrival: '/b' })
// Each with the links of the last visit.
const loading = (lastKnown: StoredLinks): LinksState => ({ kind: 'loading', lastKnown })
const refused = (lastKnown: StoredLinks): LinksState => ({ kind: 'refused', lastKnown, retry })
const failed = (lastKnown: StoredLinks): LinksState => ({ kind: 'failed', lastKnown, retry })

test.each<[why: string, key: LinkKey, state: LinksState, expected: string]>([
  ['busy until links arrive', 'cloud_link', loading({}), 'busy'],
  ['that of the last visit until then', 'cloud_link', loading({ cloud_link: CLOUD }), CLOUD],
  ['not missing when the reply is no success', 'cloud_link', refused({}), 'failed'],
  ['not missing when no readable reply comes', 'cloud_link', failed({}), 'failed'],
  ['that of the last visit after a refusal', 'cloud_link', refused({ cloud_link: CLOUD }), CLOUD],
  ['that of the last visit after a failure', 'cloud_link', failed({ cloud_link: CLOUD }), CLOUD],
  ['that of the last visit before its default', 'turnitin', failed({ turnitin: CLOUD }), CLOUD],
  ['its default after a refusal', 'turnitin', refused({}), '/turnitin'],
  ['its default after a failure', 'turnitin', failed({}), '/turnitin'],
  ['its default where none is stored', 'pre_arrival', loaded({}), '/pre-arrival'],
  ['pre_arrival_link', 'pre_arrival', bothStored(CLOUD), CLOUD],
  ['pre_arrival over an unsafe one', 'pre_arrival', bothStored('javascript:x'), '/b'],
])('a link is %s', (_, key, state, expected) => {
  const link = resolveLink({ key, address: null, note: '' }, state)
  expect(link.kind === 'address' ? link.address : link.kind).toBe(expected)
})

test.each<[string, LinksState, string]>([
  ['what is stored', loaded({ lesson_time: '7 PM' }), '7 PM'],
  ['its default when a reply holds none', loaded({}), 'To be updated'],
  ['its default after a refusal', refused({}), 'To be updated'],
  ['a failure when the call failed', failed({}), 'Could not be loaded'],
  ['that of the last visit', failed({ lesson_time: '7 PM' }), '7 PM'],
])('the lesson time is %s', (_, state, shown) => {
  expect(resolveStoredValue('lesson_time', state)).toBe(shown)
})
