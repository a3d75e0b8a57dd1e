import { createContext, use } from 'react'

type Logout = {
  /** Asks first where something would be lost. */
  readonly logout: () => void
  /** It is under way. */
  readonly leaving: boolean
}

export const LogoutContext = createContext<Logout>({ logout: () => undefined, leaving: false })

/** The one way to log out, from wherever in the shell. */
export function useLogout(): Logout {
  return use(LogoutContext)
}
