import type { ReactNode } from 'react'
import { writeState } from '../state.ts'
import { navigate, useAddress } from './use-address.ts'

type ShowLinkProps = {
  /** A file; null for the list of problems. */
  to: string | null
  className?: string | undefined
  children: ReactNode
}

/** A link to a page, a card, a mail or the problems. The switches stay as they are. */
export function ShowLink({ to, className, children }: ShowLinkProps) {
  const state = useAddress()
  const next = { ...state, file: to }
  return (
    <a
      href={writeState(next)}
      className={className}
      aria-current={to === state.file ? 'page' : undefined}
      onClick={(event) => {
        // With these keys a link opens in another tab or window.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        navigate(next)
      }}
    >
      {children}
    </a>
  )
}
