import { HOUR_MS } from '../../contract/milliseconds.ts'
import { hasUnsavedText } from '../has-unsaved-text.ts'
import { TAKE_OVER } from './names.ts'

const LOOK_AGAIN_MS = HOUR_MS // a tab left open for days learns of a new version within an hour

/**
 * Starts the service worker. A new version takes over, and the page reloads, while the page is hidden
 * and has no unsaved text. Until then the page keeps its old code.
 */
export async function startWorker(): Promise<void> {
  const { serviceWorker } = navigator
  // The first worker brings no new version, only offline use.
  let isFirst = serviceWorker.controller === null
  let isOld = false // a new worker controls this page, which still runs the old code
  serviceWorker.addEventListener('controllerchange', () => {
    if (isFirst) isFirst = false
    else isOld = true
    void renew()
  })

  try {
    await serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  } catch {
    return // no network, or a browser that blocks it: the portal works without
  }
  let lastLook = performance.now()
  document.addEventListener('visibilitychange', async () => {
    if (document.hidden) return renew()
    if (performance.now() - lastLook < LOOK_AGAIN_MS) return
    lastLook = performance.now()
    await lookForUpdate(await serviceWorker.ready)
  })
  await renew()

  async function renew(): Promise<void> {
    const registration = await serviceWorker.ready
    if ((!isOld && !registration.waiting) || !isQuiet()) return
    if (!(await lookForUpdate(registration)) || !isQuiet()) return
    if (isOld) location.reload()
    else registration.waiting?.postMessage(TAKE_OVER)
  }
}

/**
 * Asks the server for a newer worker.
 * @returns whether it answered: an offline page must not reload, because it would end at the sign-in
 */
async function lookForUpdate(registration: ServiceWorkerRegistration): Promise<boolean> {
  try {
    await registration.update()
    return true
  } catch {
    return false
  }
}

/** The page is hidden, and a reload would lose nothing: no text, no open modal, no chat. */
function isQuiet(): boolean {
  const open = document.querySelector('[data-dialog], iframe:not([hidden])')
  return document.hidden && open === null && !hasUnsavedText()
}
