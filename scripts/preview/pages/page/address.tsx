import { useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { readState, writeState, type PreviewState } from '../state.ts'

/** The state in the address. */
export function useAddress(): PreviewState {
  const query = useSyncExternalStore(subscribe, () => location.search)
  return useMemo(() => readState(query), [query])
}

/** Goes to another state, as a step of the history. */
export function navigate(to: PreviewState): void {
  const query = writeState(to)
  if (query === location.search) return
  history.pushState(null, '', query)
  dispatchEvent(new PopStateEvent('popstate'))
}

function subscribe(onChange: () => void): () => void {
  addEventListener('popstate', onChange)
  return () => removeEventListener('popstate', onChange)
}

type ShowLinkProps = {
  /** A file; null for the list of problems. */
  to: string | null
  className?: string | undefined
  children: ReactNode
}

/** A link to a page, a card, a mail or the problems. The width and the day stay as they are. */
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
