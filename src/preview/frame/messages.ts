import type { Entry } from '../exchange.ts'
import type { Switches } from '../state.ts'

// The messages between the outer page and its frame.

/** What the frame renders. */
export type ToFrame = {
  /** Where the portal is, such as /payments?card=receipt-upload. */
  readonly path: string
  readonly switches: Switches
  /** Entries with wording that is being tried, in place of the saved ones. */
  readonly tried: Readonly<Record<string, Entry>>
}

export type FromFrame =
  /** The frame has loaded, and can be told what to render. */
  | { readonly kind: 'ready' }
  /** The writer followed a link inside the portal, opened a card or closed one. */
  | { readonly kind: 'went'; readonly path: string }

/**
 * Calls `heard` with messages from one window, and from no other.
 * @returns a function that stops listening
 */
export function listen(
  from: () => Window | null | undefined,
  heard: (message: unknown) => void,
): () => void {
  const listener = (event: MessageEvent): void => {
    if (event.origin === location.origin && event.source === from()) heard(event.data)
  }
  addEventListener('message', listener)
  return () => removeEventListener('message', listener)
}
