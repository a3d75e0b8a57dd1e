import type { HistoryState, RouterHistory } from '@tanstack/react-router'
import { readSearch } from '../portal-address.ts'

/** An overlay over a page. The address or `history.state` names it, so that Back closes it. */
export type Overlay =
  | { readonly kind: 'drawer' }
  | { readonly kind: 'search' }
  | {
      readonly kind: 'card'
      /** The value of `?card=`, such as `receipt-upload`. */
      readonly name: string
      /** The path of the page below it. */
      readonly path: string
      /** The id of the element that opened it; undefined if the address did. */
      readonly returnFocusTo: string | undefined
    }

/** The overlay that a history entry opens. */
export function overlayAt({
  pathname,
  search,
  state,
}: Pick<RouterHistory['location'], 'pathname' | 'search'> & {
  state: HistoryState
}): Overlay | null {
  const { kind, opener } = state.overlay ?? {}
  if (kind === 'drawer' || kind === 'search') return { kind }
  const name = readSearch(search)['card']
  return name === undefined ? null : { kind: 'card', name, path: pathname, returnFocusTo: opener }
}

export function isSameOverlay(one: Overlay | null, other: Overlay | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
