import { isServerReachable } from '../api/request.ts'
import { isAnythingTyped } from '../is-anything-typed.ts'
import { CHECK_FILES } from '../worker/names.ts'

const RETRY_AFTER_MS = 1000

/** A file of the portal failed to load: on a bad network, or because a new version has other files. */
export class ChunkMissing extends Error {
  override readonly name = 'ChunkMissing'
}

/**
 * Loads a file of the portal that is not among its first ones. Asks once more where that fails.
 * @param isPressed whether the student waits for it: the portal may be loaded afresh for it
 * @throws {ChunkMissing} when both attempts failed
 */
export async function loadChunk<Part>(load: () => Promise<Part>, isPressed = false): Promise<Part> {
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
    if (isPressed && (await loadAfresh())) return new Promise(() => {}) // the page is going away
    throw new ChunkMissing('Part of the portal failed to load', { cause })
  }
}

// A document that is a reload already has tried.
let mayReload = !isReload()

/** The student has pressed Try again: the portal may be loaded afresh even if it just was. */
export function allowReload(): void {
  mayReload = true
}

/**
 * Reloads the whole portal, once, where a file is missing that the student waits for: a new version has
 * other files, and older browsers (Chrome 109 is one) never ask again for a file that failed. Never
 * while a form has unsaved text, or while the server does not answer.
 * @returns whether the page is going away
 */
export async function loadAfresh(): Promise<boolean> {
  if (!mayReload || !navigator.onLine || isAnythingTyped()) return false
  if (!(await isServerReachable()) || isAnythingTyped()) return false
  if (mayReload) location.reload()
  mayReload = false
  return true
}

function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'reload'
}
