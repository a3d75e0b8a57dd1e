import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { MAX_RETRY_AFTER_MS } from '../../api/failed-call.ts'
import { enterSession, leaveSession } from '../../api/session.ts'
import { hasUnsavedText } from '../../has-unsaved-text.ts'
import { isWaiting, type Reason } from './login-reason.tsx'

const ASK_AGAIN_AFTER_MS = 15_000

type Entry = {
  /** Why the sign-in page opened, and from when the backend accepts a retry. */
  readonly loginReason?: Reason
  readonly retryAt?: number
}

/**
 * Retries a failed session check: when the device is back online, when the student returns to the
 * tab, and every 15 seconds while the page is visible. It waits until the backend's retry time, unless
 * the student presses Try again.
 * @param isIdle no sign-in has been sent yet
 * @param goOn is called if the session is still valid and nothing was typed
 */
export function useSessionRetry(entry: Entry, isIdle: boolean, goOn: () => void) {
  const client = useQueryClient()
  const { mutate, isPending, data } = useMutation({
    mutationFn: () => enterSession(client),
    onSuccess: (session) => {
      if (session.kind === 'signed-out') return
      if (!hasUnsavedText()) return goOn()
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
    const waitMs = Math.min(retryAt - Date.now(), MAX_RETRY_AFTER_MS)
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
