const IDLE_AT_THE_LATEST_MS = 5000

/**
 * Does what can wait, once the page has loaded and the browser is idle.
 * @returns a function that gives it up
 */
export function whenLoaded(task: () => unknown): () => void {
  if (document.readyState === 'complete') return whenIdle(task)
  const onLoad = () => {
    giveUp = whenIdle(task)
  }
  let giveUp = () => removeEventListener('load', onLoad)
  addEventListener('load', onLoad, { once: true })
  return () => giveUp()
}

/**
 * Does what can wait, once the browser is idle.
 * @returns a function that gives it up
 */
export function whenIdle(task: () => unknown): () => void {
  // Safari has no requestIdleCallback: wait for a fixed time there.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, IDLE_AT_THE_LATEST_MS)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(task, { timeout: IDLE_AT_THE_LATEST_MS })
  return () => cancelIdleCallback(request)
}
