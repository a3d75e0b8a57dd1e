import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { LONGEST_WAIT_MS } from '../../api/failed-call.ts'
import { enterSession, leaveSession } from '../../api/session.ts'
import { isAnythingTyped } from '../../is-anything-typed.ts'
import { isWaiting, type Reason } from './login-reason.tsx'

const ASK_AGAIN_AFTER_MS = 15_000

type Entry = {
  /** Why the student was sent here, and when the backend wants to be asked again. */
  readonly loginReason?: Reason
  readonly retryAt?: number
}

/**
 * Goes on after a session check that failed: asks again when the device is back online, when the
 * student comes back to the tab, and now and then while the page is looked at. Never before the moment
 * that the backend has named, unless the student asks.
 * @param isIdle nothing is being sent from the page
 * @param goOn is called when the session still holds and nothing was typed meanwhile
 */
export function useSessionAgain(entry: Entry, isIdle: boolean, goOn: () => void) {
  const client = useQueryClient()
  const { mutate, isPending, data } = useMutation({
    mutationFn: () => enterSession(client),
    onSuccess: (session) => {
      if (session.kind === 'signed-out') return
      if (!isAnythingTyped()) return goOn()
      // Another student may have signed in: the next page checks the session again.
      leaveSession(client)
    },
  })
  const ended = data?.kind === 'signed-out' ? data : null
  const reason: Reason | 'signed-in' | undefined =
    data === undefined ? entry.loginReason : ended === null ? 'signed-in' : ended.because
  const retryAt = (ended === null ? entry.retryAt : ended.retryAt) ?? 0
  const asks = isWaiting(entry.loginReason) && isWaiting(reason) && isIdle && !isPending

  useEffect(() => {
    if (!asks) return undefined
    const ask = () => {
      if (!document.hidden) mutate()
    }
    const askEarly = () => {
      if (Date.now() >= retryAt) ask()
    }
    const waitMs = Math.min(retryAt - Date.now(), LONGEST_WAIT_MS)
    const timer = setTimeout(ask, Math.max(waitMs, ASK_AGAIN_AFTER_MS))
    addEventListener('online', askEarly)
    document.addEventListener('visibilitychange', askEarly)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', askEarly)
      document.removeEventListener('visibilitychange', askEarly)
    }
  }, [asks, retryAt, mutate])

  return { reason, isAsking: isPending, ask: () => mutate() }
}
