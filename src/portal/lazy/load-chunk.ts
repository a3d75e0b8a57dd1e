import { isServerReachable } from '../api/request.ts'
import { hasUnsavedText } from '../has-unsaved-text.ts'
import { CHECK_FILES } from '../worker/names.ts'

const RETRY_AFTER_MS = 1000

/** A chunk failed to load: on a bad network, or because a new version has other files. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
}

/**
 * Loads a chunk, with one retry.
 * @param isAwaited whether the student waits for it: the portal may then reload
 * @throws {ChunkLoadError} when both attempts failed
 */
export async function loadChunk<Part>(load: () => Promise<Part>, isAwaited = false): Promise<Part> {
  try {
    return await load()
  } catch {
    // The worker's cached copy may be broken.
    navigator.serviceWorker?.controller?.postMessage(CHECK_FILES)
    await new Promise((waited) => setTimeout(waited, RETRY_AFTER_MS))
  }
  try {
    return await load()
  } catch (cause) {
    if (isAwaited && (await reloadOnce())) return new Promise(() => {}) // the page is reloading
    throw new ChunkLoadError('Part of the portal failed to load', { cause })
  }
}

// Do not reload a page that was just reloaded.
let mayReload = !isReload()

/** Allows another reload, because the student has pressed Try again. */
export function allowReload(): void {
  mayReload = true
}

/**
 * Reloads the portal once if a chunk is missing that the student waits for: a new version has other
 * files, and older browsers, such as Chrome 109, never request a failed file again. Never reloads while
 * a form has unsaved text or the server does not answer.
 * @returns whether the page is reloading
 */
export async function reloadOnce(): Promise<boolean> {
  if (!mayReload || !navigator.onLine || hasUnsavedText()) return false
  if (!(await isServerReachable()) || hasUnsavedText()) return false
  if (mayReload) location.reload()
  mayReload = false
  return true
}

function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'reload'
}
