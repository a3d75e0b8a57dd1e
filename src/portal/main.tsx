import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './theme/tokens.css'
import './theme/base.css'
import './theme/print.css'
import { site } from '../content/compiled/index.ts'
import { createPortal, Portal } from './portal.tsx'
import { applyStoredTheme } from './theme/theme.ts'
import { whenLoaded } from './when-loaded.ts'

applyStoredTheme()

// This browser runs the portal, even if its styles did not arrive.
document.getElementById('older-browser')?.remove()

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element #root')
createRoot(root).render(
  <StrictMode>
    <Portal {...createPortal()} />
  </StrictMode>,
)

// While the portal is developed, nothing may stand between it and the files that change.
if (import.meta.env.PROD && site.opensOffline && 'serviceWorker' in navigator) {
  whenLoaded(async () => {
    const part = await import('./worker/start-worker.ts').catch(() => null) // next time, then
    await part?.startWorker()
  })
}
