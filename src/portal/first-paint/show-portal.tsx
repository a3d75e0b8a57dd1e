import { StrictMode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { readBuiltPage, showsAddress } from './built-page.ts'
import { Portal, type PortalParts } from '../portal.tsx'

/**
 * Shows the portal as soon as it is loaded that far: takes over the page as it was built where that is
 * what the address asks for, and replaces it where it is not. Until then it stays, so nothing goes blank.
 */
export async function showPortal(portal: PortalParts, container: HTMLElement): Promise<Root> {
  await portal.router.load()
  const app = (
    <StrictMode>
      <Portal {...portal} />
    </StrictMode>
  )
  const page = document.documentElement
  const isHidden = page.dataset['shows'] === 'nothing'
  delete page.dataset['shows']
  const built = readBuiltPage()
  if (built !== null && built.shows !== null && showsAddress(built)) {
    // In Node, where the markup was rendered, the router leaves out the outermost Suspense.
    portal.router.ssr = { manifest: undefined }
    return hydrateRoot(container, app)
  }
  if (isHidden) container.replaceChildren()
  const root = createRoot(container)
  root.render(app)
  return root
}
