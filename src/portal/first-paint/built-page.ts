import { isRoute } from '../../content/fixed-routes.ts'
import { isHandedOn } from '../handed-on.ts'

/** The build's description of a page, inside the page. before-paint.ts and show-portal.tsx, two programs, read it. */
export type BuiltPage = {
  /** The public page that it shows, by its path; null where it shows the session check. */
  readonly shows: string | null
  /** The routes that it answers; in index.html the last one, '*', stands for every other address. */
  readonly routes: readonly BuiltRoute[]
}

export type BuiltRoute = {
  /** In the router's notation. */
  readonly path: string
  readonly isPublic: boolean
  /** The addresses of its scripts, beside those that the page names itself. */
  readonly scripts: readonly string[]
}

/** The id of the element that holds it, as JSON. */
export const BUILT_PAGE_ID = 'built-page'

/** Null for a page that was not built, as while the portal is developed. */
export function readBuiltPage(): BuiltPage | null {
  const text = document.getElementById(BUILT_PAGE_ID)?.textContent
  return text == null ? null : JSON.parse(text)
}

/** The route that answers a path. */
export function routeOf(path: string, { routes }: BuiltPage): BuiltRoute | undefined {
  const plain = path.replace(/\/$/, '') || '/'
  return routes.find((route) => route.path === '*' || isRoute(plain, [route.path]))
}

/** Whether what a page shows as it was built is what its address asks for. */
export function showsAddress(built: BuiltPage): boolean {
  const route = routeOf(location.pathname, built)
  if (route?.isPublic !== true) return built.shows === null && route !== undefined
  return built.shows === route.path && !isHandedOn() && !location.search.includes('card=')
}
