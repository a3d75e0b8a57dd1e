/**
 * Where to go after signing in: the page that asked for it, when it is one of the portal's own.
 * Anything else, such as another site's address, comes to the dashboard.
 */
export function ownPath(wish: string | undefined): string {
  if (wish === undefined || !/^\/(?![/\\])/.test(wish)) return '/'
  // A browser drops tabs and line ends inside an address: resolved, they cannot hide a second slash.
  const url = URL.parse(wish, location.origin)
  return url !== null && url.origin === location.origin ? url.pathname + url.search + url.hash : '/'
}
