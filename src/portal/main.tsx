import './theme/tokens.css'
import './theme/base.css'
import './theme/print.css'
import { site } from '../content/compiled/index.ts'
import { createPortal } from './portal.tsx'
import { showPortal } from './show-portal.tsx'
import { applyStoredTheme } from './theme/theme.ts'
import { whenLoaded } from './when-loaded.ts'

applyStoredTheme()

// This browser runs the portal, even if its styles did not arrive.
for (const id of ['older-browser', 'not-loaded']) document.getElementById(id)?.remove()

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element #root')
void start(root)

async function start(container: HTMLElement): Promise<void> {
  await showPortal(createPortal(), container)
  // While the portal is developed, nothing may stand between it and the files that change.
  if (!import.meta.env.PROD || !site.opensOffline || !('serviceWorker' in navigator)) return
  whenLoaded(async () => {
    const part = await import('./worker/start-worker.ts').catch(() => null) // next time, then
    await part?.startWorker()
  })
}
