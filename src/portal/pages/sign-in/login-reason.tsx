import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './login.module.css'

/** Why the student was sent to the sign-in. */
export type Reason = 'refused' | 'unreachable' | 'logout-unreachable' | 'elsewhere'

type LoginReasonProps = {
  reason: Reason | 'signed-in' | undefined
  /** Asks for the session again. */
  onTryAgain: () => void
  busy: boolean
  /** Whether trying again is what the page is for: nothing is typed that could be sent instead. */
  isFirst: boolean
  /** Leads to the page that was asked for. */
  onGoOn: () => void
}

export function LoginReason({ reason, onTryAgain, busy, isFirst, onGoOn }: LoginReasonProps) {
  switch (reason) {
    case undefined:
      return null
    case 'refused':
      return <Notice kind="info">Please sign in to continue.</Notice>
    case 'unreachable':
      return (
        <WayOn>
          <Notice kind="warning">
            No connection: the school could not be reached. Your page opens by itself when the
            connection is back.
          </Notice>
          <Button variant={isFirst ? 'primary' : 'secondary'} busy={busy} onClick={onTryAgain}>
            Try again
          </Button>
        </WayOn>
      )
    case 'signed-in':
      return (
        <WayOn>
          <Notice kind="info">The connection is back, and you are still signed in.</Notice>
          <Button variant="secondary" onClick={onGoOn}>
            Go on
          </Button>
        </WayOn>
      )
    case 'logout-unreachable':
      return (
        <Notice kind="warning">
          You are signed out on this device, but the school’s server was not reached. Do others use
          this device? Then sign in and log out again when you are online.
        </Notice>
      )
    case 'elsewhere':
      return <Notice kind="info">You signed out in another tab.</Notice>
  }
}

/** A way on without the form below it. */
function WayOn({ children }: { children: ReactNode }) {
  return <div className={styles.wayOn}>{children}</div>
}
