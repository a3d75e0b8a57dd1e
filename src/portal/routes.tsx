import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  notFound,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import { pages } from '../content/compiled/index.ts'
import { pageLoaders } from '../content/compiled/loaders.ts'
import type { PageSlug } from '../content/types.ts'
import { prefetchOnEnter, shouldReload } from './api/prefetch-on-enter.ts'
import type { createSubmissions } from './api/submissions.ts'
import { enterSession, leaveSession } from './api/session.ts'
import type { OverlayStore } from './overlay/overlay-store.ts'
import { NotFoundPage } from './pages/not-found.tsx'
import { lazyLinkModal } from './cards/lazy-link-modal.ts'
import { lazyComponent } from './lazy/lazy-component.tsx'
import { loadChunk } from './lazy/load-chunk.ts'
import { searchSchema, type Search } from './portal-address.ts'
import type { BannerClock } from './shell/banner-clock.ts'
import type { createLazySearchBox } from './shell/search/lazy-search-box.ts'
import { CheckingSession } from './shell/checking-session.tsx'

// The route table. src/content/fixed-routes.ts repeats the paths that are not pages of content, for the
// build, the worker and the content check. Two routes show all protected pages of content: '/' and '/$page'.

const Shell = lazyComponent(() => import('./shell/shell.tsx'), 'Shell')
const DashboardPage = lazyComponent(() => import('./pages/dashboard.tsx'), 'DashboardPage')

/** Prefetches the dashboard. If a chunk fails to load, the router tries again when the page opens. */
export const prefetchDashboard = () =>
  Promise.allSettled([Shell.load(), DashboardPage.load(), pageLoaders.dashboard()])

const rootRoute = createRootRouteWithContext<{
  client: QueryClient
  banner: BannerClock
  submissions: ReturnType<typeof createSubmissions>
  searchBox: ReturnType<typeof createLazySearchBox>
  prefetchDashboard: typeof prefetchDashboard
  overlays: OverlayStore
}>()({
  validateSearch: searchSchema,
  component: Outlet,
  notFoundComponent: NotFoundPage,
})

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  component: lazyComponent(() => import('./pages/sign-in/login.tsx'), 'LoginPage'),
})

const forgotPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/forgot-password',
  component: lazyComponent(
    () => import('./pages/sign-in/forgot-password.tsx'),
    'ForgotPasswordPage',
  ),
})

const verifyOtpRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/verify-otp',
  component: lazyComponent(() => import('./pages/sign-in/verify-otp.tsx'), 'VerifyOtpPage'),
})

const resetPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reset-password',
  component: lazyComponent(() => import('./pages/sign-in/reset-password.tsx'), 'ResetPasswordPage'),
})

/** The protected area: a valid session, and the shell around every page. */
const protectedRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'protected', // in the router's ids: '/protected'
  beforeLoad: async ({ context, location }) => {
    const session = await enterSession(context.client)
    if (session.kind === 'signed-out') {
      throw redirect({
        to: '/login',
        replace: true,
        state: { loginReason: session.because, retryAt: session.retryAt, from: location.href },
      })
    }
    return { session }
  },
  loader: (args) => {
    void prefetchOnEnter(args, ({ linksQuery }) => linksQuery)
    void prefetchOnEnter(args, ({ messagesQuery }) => messagesQuery)
  },
  shouldReload,
  onLeave: ({ context }) => leaveSession(context.client),
  pendingMs: 0,
  pendingComponent: CheckingSession,
  component: Shell,
  notFoundComponent: NotFoundPage,
})

const dashboardRoute = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/',
  loader: (args) => {
    prefetchTasks(args)
    return loadPage('dashboard', args)
  },
  shouldReload,
  component: DashboardPage,
})

const contentRoute = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/$page',
  loader: ({ params, ...args }) => {
    if (!isPage(params.page) || params.page === 'dashboard') throw notFound()
    return loadPage(params.page, args)
  },
  component: lazyComponent(() => import('./pages/content-page.tsx'), 'ContentPage'),
  // State of one page, such as an open section, does not carry over to the next.
  remountDeps: ({ params }) => params,
  notFoundComponent: NotFoundPage,
})

/**
 * Pages of content that can be read without signing in: each is a route of its own outside the session
 * check.
 */
const publicRoutes = Object.keys(pages)
  .filter(isPage)
  .filter((slug) => pages[slug].public)
  .map((slug) =>
    createRoute({
      getParentRoute: () => rootRoute,
      path: pages[slug].path,
      loader: (args) => loadPage(slug, args),
      component: lazyComponent(() => import('./cards/public-page.tsx'), 'PublicPage'),
    }),
  )

const mentorTasksRoute = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/mentor-tasks',
  loader: prefetchTasks,
  shouldReload,
  component: lazyComponent(() => import('./pages/tasks/mentor-tasks.tsx'), 'MentorTasksPage'),
})

const taskRoute = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/mentor-tasks/$lessonNumber',
  loader: (args) => {
    void prefetchOnEnter(args, ({ taskQuery }) => taskQuery(args.params.lessonNumber))
  },
  shouldReload,
  component: lazyComponent(() => import('./pages/tasks/task-detail.tsx'), 'TaskDetailPage'),
})

const submitRoute = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/mentor-tasks/$lessonNumber/submit',
  staticData: { withoutBanner: true },
  component: lazyComponent(() => import('./pages/task-form/task-form.tsx'), 'TaskFormPage'),
  // Another task is another form.
  remountDeps: ({ params }) => params,
})

const turnitinLogRoute = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/tasks-turnintin-log',
  staticData: { withoutBanner: true },
  component: lazyComponent(() => import('./pages/task-form/task-form.tsx'), 'TaskFormPage'),
})

/** Every other address: the not-found page, inside the shell. */
const unknownRoute = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/$',
  component: NotFoundPage,
})

export const routeTree = rootRoute.addChildren([
  loginRoute,
  forgotPasswordRoute,
  verifyOtpRoute,
  resetPasswordRoute,
  ...publicRoutes,
  protectedRoute.addChildren([
    dashboardRoute,
    mentorTasksRoute,
    taskRoute,
    submitRoute,
    turnitinLogRoute,
    contentRoute,
    unknownRoute,
  ]),
])

function isPage(slug: string): slug is PageSlug {
  return Object.hasOwn(pages, slug)
}

type PageLoaderArgs = { readonly cause: string; readonly location: { readonly search: Search } }

function prefetchTasks(args: Parameters<typeof prefetchOnEnter>[0]): void {
  void prefetchOnEnter(args, ({ tasksQuery }, { cohort }) => tasksQuery(cohort))
}

/** Loads a page of content, and the modal's chunk if the address opens a card. */
async function loadPage(slug: PageSlug, { cause, location }: PageLoaderArgs) {
  const opensCard = cause === 'enter' && location.search['card'] !== undefined
  const [{ page }] = await Promise.all([
    loadChunk(pageLoaders[slug]),
    opensCard ? lazyLinkModal.prefetch() : undefined,
  ])
  return page
}
