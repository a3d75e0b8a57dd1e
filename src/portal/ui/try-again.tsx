import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

type TryAgainProps = {
  onRetry: () => void
  busy: boolean
  /** The device is only offline, and the page says so already. */
  calm?: boolean
  children: ReactNode
}

/** Says that loading failed, and offers a retry. */
export function TryAgain({ onRetry, busy, calm = false, children }: TryAgainProps) {
  return (
    <Notice kind={calm ? 'info' : 'error'}>
      <p>{children}</p>
      <Button variant="secondary" busy={busy} onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  )
}
