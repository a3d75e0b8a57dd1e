import { useMemo, useSyncExternalStore, type ReactNode } from 'react'

// The state of the preview. It is in the address, so that a writer can send it to a colleague.

const DAY = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/

export type PreviewState = {
  /** The file of the page, card or mail; null for the list of all problems. */
  readonly file: string | null
  readonly width: 'phone' | 'desktop'
  /** By the school's clocks, YYYY-MM-DDTHH:MM: cards with dates are shown as then. '' shows all of them. */
  readonly day: string
}

/** Reads the query of an address. An invalid value counts as none. */
export function readState(query: string): PreviewState {
  const parameters = new URLSearchParams(query)
  const show = parameters.get('show') || 'dashboard'
  const moment = parameters.get('day') ?? ''
  const day = DAY.test(moment) && !Number.isNaN(Date.parse(`${moment}Z`)) ? moment : ''
  const text = show.includes('/') ? show : `${show}/page`
  return {
    file: show === PROBLEMS ? null : `content/${text}.md`,
    width: parameters.get('width') === 'desktop' ? 'desktop' : 'phone',
    day,
  }
}

/** The query of a state: ?show=payments/receipt-upload. The usual width and day are left out. */
export function writeState({ file, width, day }: PreviewState): string {
  const show = file?.replace(/^content\/|(?:\/page)?\.md$/g, '') ?? PROBLEMS
  const parameters = new URLSearchParams({ show })
  if (width !== 'phone') parameters.set('width', width)
  if (day !== '') parameters.set('day', day)
  // The address stays readable.
  return `?${parameters.toString().replaceAll('%2F', '/').replaceAll('%3A', ':')}`
}

/** No page has this name. */
const PROBLEMS = 'problems'

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
