import { Notice } from '../ui/notice.tsx'

/** Why the student was sent to the sign-in. */
export type Reason = 'refused' | 'unreachable' | 'logout-unreachable' | 'elsewhere'

export function LoginReason({ reason, from }: { reason: Reason | undefined; from: string }) {
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
            signed in. Check your internet connection.
          </span>
          {/* A full load, because other parts of the portal may be missing too. */}
          <a href={from}>Try again</a>
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
