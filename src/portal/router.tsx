import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { loadDocuments } from '../content/compiled/loaders.ts'
import { createBackgroundSubmission } from './api/background-submission.ts'
import { ErrorPage } from './pages/error-page.tsx'
import type { Reason } from './pages/sign-in/login-reason.tsx'
import { decodable, readSearch, writeSearch } from './portal-address.ts'
import { loadDashboard, routeTree } from './routes.tsx'
import { createBannerClock } from './shell/banner-clock.ts'
import { LoadingArea } from './ui/spinner.tsx'

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createPortalRouter>
  }
  interface HistoryState {
    /** The address that a reset code was sent to, from one step of the reset to the next, and to the sign-in. */
    email?: string
    /** Why the student was sent to the sign-in. */
    loginReason?: Reason
    /** Before then the sign-in does not ask again by itself: `Date.now()`. */
    retryAt?: number
    /** The drawer of a narrow screen is open. */
    drawer?: boolean
    /** The search is open. */
    search?: boolean
    /** The modal of a card is open, and what has this id on its page opened it. */
    modal?: string
    /** The page to go back to after signing in. */
    from?: string
  }
  interface StaticDataRouteOption {
    /** The message banner does not show here. */
    withoutBanner?: boolean
  }
}

export function createPortalRouter(client: QueryClient, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context: {
      client,
      banner: createBannerClock(),
      backgroundSubmission: createBackgroundSubmission(),
      loadDocuments,
      loadDashboard,
    },
    parseSearch: readSearch,
    stringifySearch: writeSearch,
    rewrite: { input: ({ url }) => decodable(url) },
    defaultErrorComponent: ErrorPage,
    // A page that loads quickly replaces the old one without a spinner in between.
    defaultPendingMs: 250,
    // TanStack would keep a spinner for half a second, even when the page is there.
    defaultPendingMinMs: 0,
    defaultPendingComponent: () => <LoadingArea label="Loading…" />,
    ...(history && { history }),
  })
}
