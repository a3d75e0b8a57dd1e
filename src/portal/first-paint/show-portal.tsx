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
    return hydrateRoot(container, app, { onRecoverableError: keepTyped(container) })
  }
  // Unhiding must not show the wrong page until React replaces it.
  if (isHidden) container.replaceChildren()
  const root = createRoot(container)
  root.render(app)
  return root
}

/**
 * A translation or a password manager may change the page before it is hydrated. React then draws it anew: this puts
 * what was typed meanwhile into the new fields, and the focus.
 */
function keepTyped(container: HTMLElement): (error: unknown) => void {
  const fieldsNow = () => [...container.querySelectorAll('input')]
  const fields = fieldsNow()
  const focused = document.activeElement
  return (error) => {
    reportError(error)
    for (const old of fields) {
      const field = fieldsNow().find(({ name }) => name === old.name)
      if (field === undefined || field === old) continue
      field.value ||= old.value
      if (old === focused) field.focus()
    }
  }
}
