import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
// These come first: they set the order of the style layers.
import '../portal/theme/tokens.css'
import '../portal/theme/base.css'
import { linkSources, pages } from '../content/compiled/index.ts'
import { pageLoaders } from '../content/compiled/loaders.ts'
import { SlotsContext, type Slots } from '../content/slots.tsx'
import type { Page, PageSlug } from '../content/types.ts'
import { NO_LINKS, resolveLink, resolveStoredValue, type LinksState } from '../portal/api/links.ts'
import { CardPage } from '../portal/pages/card-page.tsx'
import { portalLink } from '../portal/ui/portal-link.tsx'
import styles from './review.module.css'

// Shows one page of content without a backend, to take pictures of: ?page=classes. It is bundled
// twice by npm run content:review, with the content of two versions.

/** Every link is stored for this student, so that every button works. */
const EVERY_LINK: LinksState = {
  kind: 'loaded',
  links: Object.fromEntries(
    Object.values(linkSources).flatMap(({ fields }) =>
      fields.map((field) => [field, 'https://example.org/']),
    ),
  ),
}

const SLOTS: Slots = {
  storedValue: (name) => resolveStoredValue(name, NO_LINKS),
  portalLink,
  resolveLink: (link) => resolveLink(link, EVERY_LINK),
}

const slug = new URLSearchParams(window.location.search).get('page') ?? ''
const root = document.getElementById('root')
if (root === null || !isPage(slug)) throw new Error(`There is no page ${slug}`)
createRoot(root).render(<RouterProvider router={routerOf((await pageLoaders[slug]()).page)} />)

function routerOf(page: Page) {
  const shown = () => (
    <SlotsContext value={SLOTS}>
      <main className={styles.main}>
        <CardPage page={page} />
      </main>
    </SlotsContext>
  )
  const rootRoute = createRootRoute({ notFoundComponent: () => null })
  const { path } = pages[page.slug]
  return createRouter({
    routeTree: rootRoute.addChildren([
      createRoute({ getParentRoute: () => rootRoute, path, component: shown }),
    ]),
    // A card's modal opens on the page's own path.
    history: createMemoryHistory({ initialEntries: [path] }),
  })
}

function isPage(name: string): name is PageSlug {
  return Object.hasOwn(pages, name)
}
