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
        <Notice kind="error">
          <span>
            No connection: the school could not be reached, so we do not know whether you are still
            signed in. Your page opens by itself as soon as the connection is back.
          </span>
          <Button variant="secondary" busy={busy} onClick={onTryAgain}>
            Try again
          </Button>
        </Notice>
      )
    case 'signed-in':
      return (
        <Notice kind="info">
          <span>The connection is back, and you are still signed in.</span>
          <Button variant="secondary" onClick={onGoOn}>
            Go on
          </Button>
        </Notice>
      )
    case 'logout-unreachable':
      return (
        <Notice kind="error">
          You are signed out on this device, but the school’s server was not reached. On a shared
          device, sign in and log out once more when you have a connection.
        </Notice>
      )
    case 'elsewhere':
      return <Notice kind="info">You signed out in another tab.</Notice>
  }
}
