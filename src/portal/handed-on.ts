import type { Reason } from './pages/sign-in/login-reason.tsx'

/** The portal's own part of `history.state`: one page hands it to the next. */
export type HandedOn = {
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

const NAMES: Readonly<Record<keyof HandedOn, true>> = {
  email: true,
  loginReason: true,
  retryAt: true,
  drawer: true,
  search: true,
  modal: true,
  from: true,
}

/** Whether a step before has handed anything to this one. The router keeps its own notes in the state, too. */
export function isHandedOn(): boolean {
  return Object.keys(NAMES).some((name) => name in (history.state ?? {}))
}
