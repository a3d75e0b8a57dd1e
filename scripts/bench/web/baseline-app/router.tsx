import { QueryClient } from '@tanstack/react-query'
import { createRootRoute, createRoute, createRouter, redirect } from '@tanstack/react-router'
import { sessionQuery } from './backend.ts'
import { DashboardPage } from './dashboard.tsx'
import { LoginPage } from './login.tsx'

export const client = new QueryClient()

const rootRoute = createRootRoute()

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  component: LoginPage,
})

const dashboardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: async () => {
    const { status } = await client.ensureQueryData(sessionQuery)
    if (status !== 'success') throw redirect({ to: '/login' })
  },
  component: DashboardPage,
})

export const router = createRouter({
  routeTree: rootRoute.addChildren([loginRoute, dashboardRoute]),
  defaultPendingComponent: () => <p className="wait">Checking your session…</p>,
})
