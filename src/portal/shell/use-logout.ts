import { createContext, use } from 'react'

type Logout = {
  /** Asks first if data would be lost. */
  readonly logout: () => void
  /** The logout is in progress. */
  readonly leaving: boolean
}

export const LogoutContext = createContext<Logout>({ logout: () => undefined, leaving: false })

/** The only way to log out, for every part of the shell. */
export function useLogout(): Logout {
  return use(LogoutContext)
}
