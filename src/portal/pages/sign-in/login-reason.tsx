import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Why the student was sent to the sign-in. */
export type Reason = 'refused' | 'unreachable' | 'logout-unreachable' | 'elsewhere'

type LoginReasonProps = {
  reason: Reason | 'signed-in' | undefined
  /** Asks for the session again. */
  onTryAgain: () => void
  busy: boolean
  /** Leads to the page that was asked for. */
  onGoOn: () => void
}

export function LoginReason({ reason, onTryAgain, busy, onGoOn }: LoginReasonProps) {
  switch (reason) {
    case undefined:
      return null
    case 'refused':
      return <Notice kind="info">Please sign in to continue.</Notice>
    case 'unreachable':
      return (
        <Notice kind="warning">
          <p>
            No connection: the school could not be reached. Your page opens by itself when the
            connection is back.
          </p>
          <Button variant="secondary" busy={busy} onClick={onTryAgain}>
            Try again
          </Button>
        </Notice>
      )
    case 'signed-in':
      return (
        <Notice kind="info">
          <p>The connection is back, and you are still signed in.</p>
          <Button variant="secondary" onClick={onGoOn}>
            Go on
          </Button>
        </Notice>
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
