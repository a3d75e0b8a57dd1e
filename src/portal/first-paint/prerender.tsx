import { createMemoryHistory } from '@tanstack/react-router'
import { StrictMode, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { pages, site } from '../../content/compiled/index.ts'
import { pageLoaders } from '../../content/compiled/loaders.ts'
import { FIXED_ROUTES } from '../../content/fixed-routes.ts'
import type { PageSlug } from '../../content/types.ts'
import type { LazyComponent } from '../lazy/lazy-component.tsx'
import { createPortalParts, Portal } from '../portal.tsx'
import { CheckingSession } from '../shell/checking-session.tsx'

export { BUILT_PAGE_ID, type BuiltPage, type BuiltRoute } from './built-page.ts'

// What the build needs from the portal: its public pages as HTML, and the lazy imports of each route. The
// only entry of the portal that runs in Node. The markup must equal what the browser renders:
// tests/portal/hydration.test.tsx compares them.

/** A route's lazy imports, and whether it is public. */
export type RouteParts = {
  readonly path: string
  readonly isPublic: boolean
  readonly loads: readonly (() => Promise<unknown>)[]
}

const PROTECTED = '/protected'
const SLUGS = Object.keys(pages) as PageSlug[]

/** Every route of the portal, and '*' for all other addresses. */
export function routeParts(): RouteParts[] {
  const { router } = portalAt('/')
  const content = Object.values(pages).map(({ path }) => path)
  return [...FIXED_ROUTES, ...content, '*'].map((path) => {
    const [matchedRoutes] = router.getMatchedRoutes(path === '*' ? '/no/such/page' : path)
    const components: unknown[] = matchedRoutes.map(({ options }) => options.component)
    const slug = SLUGS.find((each) => pages[each].path === path)
    return {
      path,
      isPublic: matchedRoutes.every(({ id }) => id !== PROTECTED),
      loads: [
        ...components.filter(isLazy).map(({ load }) => load),
        ...(slug === undefined ? [] : [pageLoaders[slug]]),
      ],
    }
  })
}

function isLazy(component: unknown): component is LazyComponent {
  return typeof component === 'function' && 'load' in component
}

/** A public page as HTML, its <title> at the beginning. */
export async function renderPublicPage(path: string): Promise<string> {
  const portal = portalAt(path)
  await portal.router.load()
  const { matches } = portal.router.state
  if (matches.some(({ status }) => status !== 'success')) throw new Error(`${path} was not loaded`)
  return toHtml(<Portal {...portal} />)
}

/** What every protected page shows until the session is known. */
export function renderCheckingSession(): string {
  return toHtml(
    <>
      <title>{site.name}</title>
      <CheckingSession />
    </>,
  )
}

/** The description for search engines: the sentence below the heading, or the school's tagline. */
export function describePage(html: string): string {
  const below = /<\/h1>\s*<(p|div)\b[^>]*>(.*?)<\/\1>/s.exec(html)?.[2]
  const text = below?.replaceAll(/<[^>]*>/g, '').trim()
  return text || renderToString(site.tagline)
}

function portalAt(path: string) {
  return createPortalParts(createMemoryHistory({ initialEntries: [path] }))
}

function toHtml(portal: ReactNode): string {
  const html = renderToString(<StrictMode>{portal}</StrictMode>)
  // React leaves a component that fails here to the browser, and only the markup says so.
  const failure = /<template data-msg="([^"]*)/.exec(html)?.[1]
  if (failure !== undefined || html.includes('<!--$!-->')) {
    throw new Error(`A page cannot be rendered by the build: ${failure}`)
  }
  return html
}
