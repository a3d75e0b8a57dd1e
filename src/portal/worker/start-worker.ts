import { isAnythingTyped } from '../is-anything-typed.ts'
import { TAKE_OVER } from './names.ts'

const LOOK_AGAIN_MS = 3_600_000 // a tab left open for days learns of a new version within an hour

/**
 * Starts the service worker, and lets a new version take over while the page is hidden and no text is typed:
 * the page then loads itself afresh. A page that never comes to that goes on with its old code.
 */
export async function startWorker(): Promise<void> {
  const { serviceWorker } = navigator
  // The first worker that takes charge brings no new version, only the same one for offline use.
  let isFirst = serviceWorker.controller === null
  let isOld = false
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
 * @returns whether it answered. Offline a page is not loaded afresh: it would end at the sign-in.
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
  return document.hidden && open === null && !isAnythingTyped()
}
