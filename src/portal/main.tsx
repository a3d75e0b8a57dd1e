import './theme/tokens.css'
import './theme/base.css'
import './theme/layout.css'
import './theme/print.css'
import { site } from '../content/compiled/index.ts'
import { createPortal, type PortalParts } from './portal.tsx'
import { showPortal } from './first-paint/show-portal.tsx'
import { applyStoredTheme } from './theme/theme.ts'
import { whenLoaded } from './when-loaded.ts'

applyStoredTheme()

// This browser runs the portal, even if its styles did not arrive.
for (const id of ['older-browser', 'not-loaded']) document.getElementById(id)?.remove()

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element #root')
// In a task of its own: running the scripts has just taken a slow phone 100 ms.
setTimeout(() => void start(root))

async function start(container: HTMLElement): Promise<void> {
  const portal = createPortal()
  await showPortal(portal, container)
  if (import.meta.env.DEV) await followContent(portal)
  // In development a service worker would serve old files.
  if (!import.meta.env.PROD || !site.opensOffline || !('serviceWorker' in navigator)) return
  whenLoaded(async () => {
    const part = await import('./worker/start-worker.ts').catch(() => null) // next time, then
    await part?.startWorker()
  })
}

/** Shows saved content in development: src/preview/dev/compiled.ts sends the event. */
async function followContent({ router }: PortalParts): Promise<void> {
  const { CONTENT_CHANGED, refreshContent } = await import('./refresh-content.ts')
  addEventListener(CONTENT_CHANGED, ({ detail = 0 }: CustomEventInit<number>) => {
    void refreshContent(router, detail)
  })
}
