/**
 * The portal's routes that are not content pages, in the router's notation ($name is one path
 * segment). Content may link to these paths, and no content page may use one of them.
 */
export const FIXED_ROUTES = [
  '/login',
  '/forgot-password',
  '/verify-otp',
  '/reset-password',
  '/mentor-tasks',
  '/mentor-tasks/$lessonNumber',
  '/mentor-tasks/$lessonNumber/submit',
  '/tasks-turnintin-log',
] as const

/** Whether a path, without query or hash, is one of the fixed routes. */
export function isFixedRoute(path: string): boolean {
  return isRoute(path, FIXED_ROUTES)
}

/** Whether a path, without query or hash, matches one of the given routes in the router's notation. */
export function isRoute(path: string, routes: readonly string[]): boolean {
  const segments = path.split('/')
  return routes.some((route) => {
    const pattern = route.split('/')
    return (
      pattern.length === segments.length &&
      pattern.every((part, index) =>
        part.startsWith('$') ? segments[index] !== '' : part === segments[index],
      )
    )
  })
}
