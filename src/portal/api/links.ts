import { queryOptions } from '@tanstack/react-query'
import { linkAddress } from '../../contract/address.ts'
import { getLinks, type StoredLinks } from '../../contract/links.ts'
import { linkSources, storedValues } from '../../content/compiled/index.ts'
import type { CardLink, ResolvedLink, StoredSource, StoredValueName } from '../../content/types.ts'
import { storeLinks } from '../storage/student.ts'
import { REFRESHED } from './query-client.ts'
import { call, RefusedCall } from './request.ts'

export const linksQuery = queryOptions({
  queryKey: ['links'],
  queryFn: async ({ signal }): Promise<StoredLinks> => {
    const reply = await call(getLinks, null, { signal, signedIn: true })
    // Only a successful reply says which links there are. After any other we do not know.
    if (!reply.ok) throw new RefusedCall(reply.message)
    storeLinks(reply.data.links)
    return reply.data.links
  },
  ...REFRESHED,
})

/** What is known of the student's links. `stored` are those of the last visit, if any. */
export type LinksState =
  | { readonly kind: 'loaded'; readonly links: StoredLinks }
  | { readonly kind: 'loading'; readonly stored: StoredLinks }
  | { readonly kind: 'failed'; readonly stored: StoredLinks; readonly retry: () => void }

/** For pages that need no sign-in: no student, so there are only the defaults. */
export const NO_LINKS: LinksState = { kind: 'loaded', links: {} }

export function resolveLink(link: CardLink, state: LinksState): ResolvedLink {
  const { note } = link
  if (link.kind === 'fixed') return { kind: 'address', address: link.address, note }
  const source = linkSources[link.key]
  const address = firstOf(source, linksOf(state), (text) => linkAddress(text, location.origin))
  if (address !== null) return { kind: 'address', address, note }
  switch (state.kind) {
    case 'loading':
      return { kind: 'busy', note }
    case 'failed':
      return { kind: 'failed', note, retry: state.retry }
    case 'loaded':
      return source.default === null
        ? { kind: 'missing', note }
        : { kind: 'address', address: source.default, note }
  }
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
  return state.kind === 'loaded' ? state.links : state.stored
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
