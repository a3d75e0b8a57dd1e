import { queryOptions } from '@tanstack/react-query'
import { linkAddress } from '../../contract/address.ts'
import { getLinks, type StoredLinks } from '../../contract/links.ts'
import { linkSources, storedValues } from '../../content/compiled/index.ts'
import type { CardLink } from '../../content/card.ts'
import type { ResolvedLink, StoredSource, StoredValueName } from '../../content/types.ts'
import { storeLinks } from '../storage/student.ts'
import { REFRESHED } from './query-client.ts'
import { load } from './request.ts'

export const linksQuery = queryOptions({
  queryKey: ['links'],
  queryFn: async ({ signal }): Promise<StoredLinks> => {
    const { links } = await load(getLinks, null, signal)
    storeLinks(links)
    return links
  },
  ...REFRESHED,
})

/**
 * The state of the student's links. `lastKnown` are the links of the last visit. 'refused': the
 * backend said no. 'failed': no readable reply came.
 */
export type LinksState =
  | { readonly kind: 'loaded'; readonly links: StoredLinks }
  | { readonly kind: 'loading'; readonly lastKnown: StoredLinks }
  | {
      readonly kind: 'refused' | 'failed'
      readonly lastKnown: StoredLinks
      readonly retry: () => void
    }

/** For public pages: without a student only the defaults apply. */
export const NO_LINKS: LinksState = { kind: 'loaded', links: {} }

export function resolveLink(link: CardLink, state: LinksState): ResolvedLink {
  const { key, note } = link
  if (key === null) return { kind: 'address', address: link.address ?? '', note }
  const source = linkSources[key]
  const address = firstOf(source, linksOf(state), (text) => linkAddress(text, location.origin))
  if (address !== null) return { kind: 'address', address, note }
  if (state.kind === 'loading') return { kind: 'busy', note }
  // Each default is a page of the portal, so it works even if the call failed.
  if (source.default !== null) return { kind: 'address', address: source.default, note }
  return state.kind === 'loaded'
    ? { kind: 'missing', note }
    : { kind: 'failed', note, retry: state.retry }
}

/** A value stored for the student, such as the time of the lesson, as text to show. */
export function resolveStoredValue(name: StoredValueName, state: LinksState): string {
  const source = storedValues[name]
  const value = firstOf(source, linksOf(state), (text) => (text === '' ? null : text))
  if (value !== null) return value
  if (state.kind === 'loading') return 'Loading…'
  if (state.kind === 'failed') return 'Could not be loaded'
  return source.default ?? ''
}

function linksOf(state: LinksState): StoredLinks {
  return state.kind === 'loaded' ? state.links : state.lastKnown
}

function firstOf(
  source: StoredSource,
  links: StoredLinks,
  read: (text: string) => string | null,
): string | null {
  for (const field of source.fields) {
    const text = links[field]
    const value = text === undefined ? null : read(text)
    if (value !== null) return value
  }
  return null
}
