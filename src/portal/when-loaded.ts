const IDLE_AT_THE_LATEST_MS = 5000

/**
 * Runs a task once the page has loaded and the browser is idle.
 * @returns a function that cancels it
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
 * Runs a task once the browser is idle.
 * @returns a function that cancels it
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
