// The globals of a service worker that ours uses. TypeScript's own types (lib webworker) conflict with
// those of a page.

type Lifetime = Event & { readonly waitUntil: (work: Promise<unknown>) => void }

type FetchEvent = Event & {
  readonly request: Request
  readonly respondWith: (answer: Promise<Response>) => void
}

type WorkerScope = {
  addEventListener(type: 'install' | 'activate', listener: (event: Lifetime) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(
    type: 'message',
    listener: (event: Lifetime & MessageEvent<unknown>) => void,
  ): void
  readonly skipWaiting: () => Promise<void>
  readonly clients: { readonly claim: () => Promise<void> }
  readonly registration: ServiceWorkerRegistration
}

export const worker = globalThis as unknown as WorkerScope
