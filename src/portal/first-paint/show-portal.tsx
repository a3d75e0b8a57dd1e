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
  const isHidden = page.dataset['prerendered'] === 'hidden'
  delete page.dataset['prerendered']
  const built = readBuiltPage()
  if (built !== null && built.publicPath !== null && showsAddress(built)) {
    // The build rendered the markup in Node, where the router leaves out its outermost Suspense. With
    // `ssr` set, it leaves it out here too, so that hydration matches.
    portal.router.ssr = { manifest: undefined }
    return hydrateRoot(container, app)
  }
  // Unhiding must not show the wrong page until React replaces it.
  if (isHidden) container.replaceChildren()
  const root = createRoot(container)
  root.render(app)
  return root
}
