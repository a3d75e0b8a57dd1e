import { isServerReachable } from '../api/request.ts'
import { isAnythingTyped } from '../is-anything-typed.ts'
import { CHECK_FILES } from '../worker/names.ts'

const RETRY_AFTER_MS = 1000

/** A part of the portal that failed to load: on a bad network, or because a new version has other parts. */
export class MissingPart extends Error {
  override readonly name = 'MissingPart'
}

/**
 * Loads a part of the portal that is not in its first files: a page, a piece, a library. Asks once
 * more where that fails.
 * @param isPressed whether the student waits for it: the portal may be loaded afresh for it
 * @throws {MissingPart} when both attempts failed
 */
export async function loadPart<Part>(load: () => Promise<Part>, isPressed = false): Promise<Part> {
  try {
    return await load()
  } catch {
    // What the worker keeps of it may be broken.
    navigator.serviceWorker?.controller?.postMessage(CHECK_FILES)
    await new Promise((waited) => setTimeout(waited, RETRY_AFTER_MS))
  }
  try {
    return await load()
  } catch (cause) {
    if (isPressed && (await loadAfresh())) return new Promise(() => {}) // the page is going away
    throw new MissingPart('Part of the portal failed to load', { cause })
  }
}

// A document that is a reload already has tried.
let mayReload = !isReload()

/** The student asks for the part: the portal may be loaded afresh even if it just was. */
export function askForPart(): void {
  mayReload = true
}

/**
 * Loads the whole portal afresh, once, where a part is missing that the student asked for: a new version
 * has other parts, and older browsers (Chrome 109 is one) never ask again for a part that failed. Not
 * while a form has unsaved text or the server does not answer.
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
