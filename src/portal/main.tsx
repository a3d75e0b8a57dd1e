import './theme/tokens.css'
import './theme/base.css'
import './theme/layout.css'
import './theme/print.css'
import { site } from '../content/compiled/index.ts'
import { createPortalParts } from './portal.tsx'
import { showPortal } from './first-paint/show-portal.tsx'
import { applyStoredTheme, followTheme } from './theme/theme.ts'
import { whenLoaded } from './when-loaded.ts'

applyStoredTheme() // again, because in development there is no inline script
followTheme()

// The script runs, so this browser can run the portal, even if the styles that hide these did not arrive.
for (const id of ['older-browser', 'not-loaded']) document.getElementById(id)?.remove()

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element #root')
// In a new task: running the scripts has just blocked a slow phone for 100 ms.
setTimeout(() => void start(root))

async function start(container: HTMLElement): Promise<void> {
  await showPortal(createPortalParts(), container)
  // In development a service worker would serve old files.
  if (!import.meta.env.PROD || !site.opensOffline || !('serviceWorker' in navigator)) return
  whenLoaded(async () => {
    const part = await import('./worker/start-worker.ts').catch(() => null) // the next visit tries again
    await part?.startWorker()
  })
}
