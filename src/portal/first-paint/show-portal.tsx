import { StrictMode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { readBuiltPage, showsAddress } from './built-page.ts'
import { Portal, type PortalParts } from '../portal.tsx'

/**
 * Shows the portal once the route has loaded: hydrates the built page if it is a public page and what the
 * address asks for, else replaces it. Until then the built page stays, so nothing goes blank.
 */
export async function showPortal(portal: PortalParts, container: HTMLElement): Promise<Root> {
  await portal.router.load()
  const app = (
    <StrictMode>
      <Portal {...portal} />
    </StrictMode>
  )
  const page = document.documentElement
  const isHidden = 'hidden' in page.dataset
  delete page.dataset['hidden']
  const built = readBuiltPage()
  if (built !== null && built.publicPath !== null && showsAddress(built)) {
    // Leaves out the router's outermost Suspense, as in Node, where the build rendered the markup.
    portal.router.ssr = { manifest: undefined }
    return hydrateRoot(container, app)
  }
  // Unhiding must not show the wrong page until React replaces it.
  if (isHidden) container.replaceChildren()
  const root = createRoot(container)
  root.render(app)
  return root
}
