import { UserLock } from 'lucide-react'
import { useId, type ComponentProps } from 'react'
import { site } from '../../content/compiled/index.ts'
import { lazyModule, usePrefetch } from '../lazy/lazy-module.ts'
import { useStore } from '../store.ts'
import { Button } from '../ui/button.tsx'
import styles from './shell.module.css'
import { useLogout } from './logout.tsx'

const alertPart = lazyModule(() => import('./alert-frame.tsx'))

/**
 * All that a deactivated student sees, with Logout as the only way out. The panel renders at once; the
 * frame that traps the focus comes with the chunk of all dialogs.
 */
export function DeactivatedDialog() {
  usePrefetch(alertPart)
  const frame = useStore(alertPart)
  if (frame.kind !== 'loaded') return <DeactivatedPanel />
  return (
    <frame.module.AlertFrame>
      <DeactivatedPanel />
    </frame.module.AlertFrame>
  )
}

/** @param frame the props that the alert dialog passes to its content */
function DeactivatedPanel(frame: ComponentProps<'div'>) {
  const { logout, leaving } = useLogout()
  const titleId = useId()
  const descriptionId = useId()
  return (
    <div
      role="alertdialog"
      aria-modal="true"
      {...frame}
      className={styles.deactivated}
      aria-labelledby={titleId}
      aria-describedby={descriptionId}
    >
      <div ref={focusLogout} className={`panel blocks ${styles.dialog}`}>
        <span className={`center ${styles.lock}`}>
          <UserLock aria-hidden="true" />
        </span>
        <h2 id={titleId}>Access Deactivated</h2>
        <p id={descriptionId}>
          Your account has been deactivated. Please contact support for assistance.
        </p>
        <p className={styles.contact}>
          {site.support.email}
          <br />
          {site.support.phone}
          {site.support.whatsapp !== undefined && (
            <>
              <br />
              WhatsApp {site.support.whatsapp}
            </>
          )}
        </p>
        <Button busy={leaving} onClick={logout}>
          Logout
        </Button>
      </div>
    </div>
  )
}

function focusLogout(panel: HTMLElement | null): void {
  panel?.querySelector('button')?.focus()
}
