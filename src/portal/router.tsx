import type { QueryClient } from '@tanstack/react-query'
import { createBrowserHistory, createRouter, type RouterHistory } from '@tanstack/react-router'
import { loadSearchTexts } from '../content/compiled/loaders.ts'
import { createSubmissions } from './api/submissions.ts'
import type { NavigationState } from './navigation-state.ts'
import { createOverlayStore } from './overlay/overlay-store.ts'
import { decodable, readSearch, writeSearch } from './portal-address.ts'
import { prefetchDashboard, routeTree } from './routes.tsx'
import { createBannerClock } from './shell/banner-clock.ts'
import { ErrorPage } from './shell/error-page.tsx'
import { createLazySearchBox } from './shell/search/lazy-search-box.ts'
import { LoadingArea } from './ui/spinner.tsx'

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createPortalRouter>
  }
  interface HistoryState extends NavigationState {}
  interface StaticDataRouteOption {
    /** The message banner does not show here. */
    withoutBanner?: boolean
  }
}

export function createPortalRouter(
  client: QueryClient,
  history: RouterHistory = createBrowserHistory(),
) {
  const overlays = createOverlayStore(history, () => router.updateLatestLocation())
  const router = createRouter({
    routeTree,
    context: {
      client,
      banner: createBannerClock(),
      submissions: createSubmissions(),
      searchBox: createLazySearchBox(loadSearchTexts),
      prefetchDashboard,
      overlays,
    },
    parseSearch: readSearch,
    stringifySearch: writeSearch,
    rewrite: { input: ({ url }) => decodable(url) },
    // Loads a page as soon as the student points at, focuses or touches a link to it.
    defaultPreload: 'intent',
    defaultErrorComponent: ErrorPage,
    // A page that loads quickly replaces the old one without a spinner in between.
    defaultPendingMs: 250,
    // TanStack would keep a spinner for half a second, even when the page is there.
    defaultPendingMinMs: 0,
    defaultPendingComponent: () => <LoadingArea label="Loading…" />,
    history: overlays.ofPages,
  })
  return router
}
