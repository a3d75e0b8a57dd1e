import type { Content } from '../exchange.ts'

// The messages between the outer page and its frame.

/** Each message holds what has changed. */
export type ToFrame = Pick<Content, 'school' | 'entries'> & {
  /** The path of the portal, such as /payments?card=receipt-upload. */
  readonly path: string
  /** As in the state of the preview; '' shows all cards, as of now. */
  readonly day: string
  /** The words that the writer seeks. */
  readonly sought: string
}

export type FromFrame =
  /** The frame has loaded and waits for a message. */
  | { readonly kind: 'ready' }
  /** The writer followed a link inside the portal, opened a card or closed one. */
  | { readonly kind: 'went'; readonly path: string }

/**
 * Listens for messages from one window, and from no other.
 * @returns a function that stops listening
 */
export function listen(
  from: () => Window | null | undefined,
  onMessage: (message: unknown) => void,
): () => void {
  const listener = (event: MessageEvent): void => {
    if (event.origin === location.origin && event.source === from()) onMessage(event.data)
  }
  addEventListener('message', listener)
  return () => removeEventListener('message', listener)
}
