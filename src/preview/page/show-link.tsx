import type { ReactNode } from 'react'
import { writeState, type PreviewState } from '../state.ts'

export type Going = { state: PreviewState; onGo: (next: PreviewState) => void }

/** A link to a page, a card or the problems. The switches stay as they are. */
export function ShowLink({
  to,
  state,
  onGo,
  current,
  className,
  children,
}: Going & {
  /** A file; null for the list of problems. */
  to: string | null
  current?: boolean
  className?: string | undefined
  children: ReactNode
}) {
  const next = { ...state, file: to }
  return (
    <a
      href={writeState(next)}
      className={className}
      {...(current && { 'aria-current': 'page' as const })}
      onClick={(event) => {
        // With a key held down a link opens in another tab, as everywhere.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        onGo(next)
      }}
    >
      {children}
    </a>
  )
}
