import type { Reason } from './pages/sign-in/login-reason.tsx'

/** The portal's own part of `history.state`, which one page passes to the next. */
export type NavigationState = {
  /**
   * The address that a reset code was sent to, from one step of the reset to the next, and to the
   * sign-in.
   */
  email?: string
  /** Why the student was sent to the sign-in. */
  loginReason?: Reason
  /** The sign-in does not retry by itself before then, as `Date.now()` counts. */
  retryAt?: number
  /** The overlay that a press opened with this entry, and the id of what opened a card. */
  overlay?: { readonly kind: 'drawer' | 'search' | 'card'; readonly opener?: string | undefined }
  /** The page to go back to after signing in. */
  from?: string
}

const NAMES: Readonly<Record<keyof NavigationState, true>> = {
  email: true,
  loginReason: true,
  retryAt: true,
  overlay: true,
  from: true,
}

/** Whether the previous page passed anything on. The router's own state is in the same object. */
export function hasNavigationState(): boolean {
  return Object.keys(NAMES).some((name) => name in (history.state ?? {}))
}
