import type { FailureKind } from '../../api/failed-call.ts'
import styles from './auth-layout.module.css'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Why the sign-in page opened: a failed session check, a logout or a new password. */
export type Reason = FailureKind | 'logout-unreachable' | 'elsewhere' | 'password-changed'

type LoginReasonProps = {
  reason: Reason | 'signed-in' | undefined
  /** Requests the session again. */
  onTryAgain: () => void
  busy: boolean
  /** Whether Try again is the main button, because the form is folded. */
  isFirst: boolean
  /** Opens the page that the student wanted. */
  onContinue: () => void
}

export function LoginReason({ reason, onTryAgain, busy, isFirst, onContinue }: LoginReasonProps) {
  switch (reason) {
    case undefined:
      return null
    case 'refused':
      return <Notice kind="info">Please sign in to continue.</Notice>
    case 'unreachable':
    case 'outage':
      return (
        <div className={`stack ${styles.reason}`}>
          <Notice kind="warning">
            {`${
              reason === 'unreachable'
                ? 'No connection: the school could not be reached.'
                : 'The school’s site has a problem.'
            } Your page will open automatically.`}
          </Notice>
          <Button variant={isFirst ? 'primary' : 'secondary'} busy={busy} onClick={onTryAgain}>
            Try again
          </Button>
        </div>
      )
    case 'signed-in':
      return (
        <div className={`stack ${styles.reason}`}>
          <Notice kind="info">The site is back, and you are still signed in.</Notice>
          <Button variant="secondary" onClick={onContinue}>
            Continue
          </Button>
        </div>
      )
    case 'logout-unreachable':
      return (
        <Notice kind="warning">
          You are signed out on this device, but the school’s server was not reached. On a shared
          device, sign in and log out again.
        </Notice>
      )
    case 'elsewhere':
      return <Notice kind="info">You signed out in another tab.</Notice>
    case 'password-changed':
      return <Notice kind="info">Your password was changed. Sign in with the new one.</Notice>
  }
}

/** Whether the sign-in page retries a failed session check by itself. */
export function isWaiting(reason: Reason | 'signed-in' | undefined): boolean {
  return reason === 'unreachable' || reason === 'outage'
}
