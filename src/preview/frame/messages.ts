import type { Entry } from '../exchange.ts'
import type { Switches } from '../state.ts'

// What the outer page and its frames tell each other.

/** What a frame draws: the whole portal, a card as it stands on a page, or its open modal. */
export type View =
  | { readonly kind: 'portal'; readonly path: string }
  | { readonly kind: 'tile'; readonly id: string }
  | { readonly kind: 'modal'; readonly id: string }

export type ToFrame = {
  readonly kind: 'draw'
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
  /** The frame is there and waits to be told what to draw. */
  | { readonly kind: 'ready' }
  /** The part of the frame that holds what it draws; the whole frame until it says so. */
  | { readonly kind: 'box'; readonly box: Box }
  /** The writer followed a link inside the portal. */
  | { readonly kind: 'went'; readonly path: string }

/** Listens to what comes from a window of this page alone. Returns a function that stops it. */
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
