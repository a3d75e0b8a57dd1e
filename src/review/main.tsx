import { createMemoryHistory } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
// These come first: they set the order of the style layers.
import '../portal/theme/tokens.css'
import '../portal/theme/base.css'
import { createPortal, Portal } from '../portal/portal.tsx'
import { answerCalls } from './answer-calls.ts'

// The portal without a backend, to take pictures of. It is bundled twice by npm run content:review,
// with the content of two versions.

declare global {
  interface Window {
    /** Shows another address of the portal, such as /payments?card=receipt-upload. */
    showAddress?: (address: string) => Promise<void>
  }
}

answerCalls()
const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element #root')
const history = createMemoryHistory({ initialEntries: ['/login'] })
const portal = createPortal(history)
await portal.router.load()
createRoot(root).render(<Portal {...portal} />)

window.showAddress = async (address) => {
  history.push(address)
  await portal.router.load()
  await Promise.allSettled(Array.from(document.images, (image) => image.decode()))
}
