import { isServerReachable } from '../api/request.ts'
import { isAnythingTyped } from '../is-anything-typed.ts'

const RETRY_AFTER_MS = 1000

/** A part of the portal that did not arrive, on a bad network or because a new version has other parts. */
export class MissingPart extends Error {
  override readonly name = 'MissingPart'
}

/**
 * Loads a part of the portal that is not in its first files: a page, a piece, a library. Asks once
 * more where that fails, then loads the whole portal afresh, once: a new version has other parts, and
 * older browsers (Chrome 109 is one) never ask again for a part that failed. Nothing typed is lost by
 * that, and no portal by a network that is gone.
 * @throws {MissingPart} when all that did not help
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch {
    await new Promise((waited) => setTimeout(waited, RETRY_AFTER_MS))
  }
  try {
    return await load()
  } catch (cause) {
    if (await loadAfresh()) return new Promise(() => {}) // the page is going away
    throw new MissingPart('A part of the portal did not arrive', { cause })
  }
}

let isAskedFor = false

/** The student asks for the part: the portal may be loaded afresh even if it just was. */
export function askForPart(): void {
  isAskedFor = true
}

async function loadAfresh(): Promise<boolean> {
  if (!navigator.onLine || isAnythingTyped()) return false
  if (isReload() && !isAskedFor) return false
  if (!(await isServerReachable()) || isAnythingTyped()) return false
  location.reload()
  return true
}

/** Whether this document is a reload already. */
function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && 'type' in entry && entry.type === 'reload'
}
