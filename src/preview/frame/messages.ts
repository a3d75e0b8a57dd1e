import type { Entry } from '../exchange.ts'
import type { Switches } from '../state.ts'

// The messages between the outer page and its frames.

/** What a frame renders: the whole portal, a card as it stands on a page, or its open modal. */
export type View =
  | { readonly kind: 'portal'; readonly path: string }
  | { readonly kind: 'tile'; readonly id: string }
  | { readonly kind: 'modal'; readonly id: string }

export type ToFrame = {
  readonly kind: 'render'
  readonly view: View
  readonly switches: Switches
  /** Entries with wording that is being tried, in place of the saved ones. */
  readonly tried: Readonly<Record<string, Entry>>
}

/** A part of a frame, in CSS pixels. */
export type Box = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export type FromFrame =
  /** The frame has loaded, and can be told what to render. */
  | { readonly kind: 'ready' }
  /** The part of the frame that a card or modal takes; the whole frame before the first such message. */
  | { readonly kind: 'box'; readonly box: Box }
  /** The writer followed a link inside the portal. */
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
