/**
 * The portal's routes that are no page of content, in the router's notation ($name is one segment
 * of a path). Links in content may lead to them, and no page may take their place.
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

/** Whether a path, without query or hash, is one of these routes in the router's notation. */
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
