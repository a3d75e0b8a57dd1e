const IDLE_AT_THE_LATEST_MS = 5000

/** Does what can wait, once the page has loaded and the browser is idle. */
export function whenLoaded(task: () => Promise<void>): void {
  if (document.readyState === 'complete') whenIdle(task)
  else addEventListener('load', () => void whenIdle(task), { once: true })
}

/**
 * Does what can wait, once the browser is idle.
 * @returns a function that gives it up
 */
export function whenIdle(task: () => Promise<void>): () => void {
  // Safari has no requestIdleCallback: wait for a fixed time there.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(() => void task(), IDLE_AT_THE_LATEST_MS)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(() => void task(), { timeout: IDLE_AT_THE_LATEST_MS })
  return () => cancelIdleCallback(request)
}
