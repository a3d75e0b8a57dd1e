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
  const segments = path.split('/')
  return FIXED_ROUTES.some((route) => {
    const pattern = route.split('/')
    return (
      pattern.length === segments.length &&
      pattern.every((part, index) =>
        part.startsWith('$') ? segments[index] !== '' : part === segments[index],
      )
    )
  })
}
