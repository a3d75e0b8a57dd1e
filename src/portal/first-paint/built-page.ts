import { isRoute } from '../../content/fixed-routes.ts'
import { hasNavigationState } from '../navigation-state.ts'

/** What the build knows about a page: JSON inside the page, for before-paint.ts and show-portal.tsx. */
export type BuiltPage = {
  /** The path of the public page that it shows; null if it shows 'Checking your session…'. */
  readonly publicPath: string | null
  /** The routes that it serves; in index.html the last one, '*', matches every other address. */
  readonly routes: readonly BuiltRoute[]
}

export type BuiltRoute = {
  /** In the router's notation. */
  readonly path: string
  readonly isPublic: boolean
  /** The addresses of its scripts, in addition to those in the markup. */
  readonly scripts: readonly string[]
}

/** The id of the JSON element. */
export const BUILT_PAGE_ID = 'built-page'

/** Null in development, where no page is built. */
export function readBuiltPage(): BuiltPage | null {
  const text = document.getElementById(BUILT_PAGE_ID)?.textContent
  return text == null ? null : JSON.parse(text)
}

/** The route that serves a path. */
export function routeOf(path: string, { routes }: BuiltPage): BuiltRoute | undefined {
  const plain = path.replace(/\/$/, '') || '/'
  return routes.find((route) => route.path === '*' || isRoute(plain, [route.path]))
}

/** Whether the built page shows what its address asks for. */
export function showsAddress(built: BuiltPage): boolean {
  const route = routeOf(location.pathname, built)
  if (route?.isPublic !== true) return built.publicPath === null && route !== undefined
  // No built page shows the modal of `?card=`. A cheap test, because every page carries this code.
  const hasCard = location.search.includes('card=')
  return built.publicPath === route.path && !hasNavigationState() && !hasCard
}
