import { createMemoryHistory } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
// These come first: they set the order of the style layers.
import '../../../src/portal/theme/tokens.css'
import '../../../src/portal/theme/base.css'
import '../../../src/portal/theme/layout.css'
// oxlint-disable-next-line import/no-unassigned-import -- before the portal
import './content.ts'
import { createPortalParts, Portal } from '../../../src/portal/portal.tsx'

// The portal that npm run content:review takes pictures of.

declare global {
  interface Window {
    /** Shows an address of the portal, such as /payments?card=receipt-upload. */
    showAddress?: (address: string) => Promise<void>
  }
}

const history = createMemoryHistory({ initialEntries: ['/login'] })

window.showAddress = async (address) => {
  const rendered = new Promise((resolve) => portal.router.subscribe('onRendered', resolve))
  history.push(address)
  await rendered
  await Promise.allSettled(Array.from(document.images, (image) => image.decode()))
}

const portal = createPortalParts(history)
const root = document.getElementById('root')
if (root === null) throw new Error('The page has no element #root')
createRoot(root).render(<Portal {...portal} />)
