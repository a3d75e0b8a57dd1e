import { UserLock } from 'lucide-react'
import { useId } from 'react'
import { site } from '../../content/compiled/index.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import styles from './deactivated-dialog.module.css'
import { useLogout } from './use-logout.ts'

/** Blocks everything but Logout. Neither Escape nor a press outside closes it. */
export function DeactivatedDialog() {
  const { logout, leaving } = useLogout()
  const titleId = useId()
  const descriptionId = useId()
  return (
    <Dialog
      role="alertdialog"
      className={styles.overlay}
      aria-labelledby={titleId}
      aria-describedby={descriptionId}
    >
      <div className={styles.dialog}>
        <span className={styles.icon}>
          <UserLock aria-hidden="true" />
        </span>
        <h2 id={titleId} className={styles.title}>
          Access Deactivated
        </h2>
        <p id={descriptionId}>
          Your account has been deactivated. Please contact support for assistance.
        </p>
        <p className={styles.contact}>
          {site.support.email}
          <br />
          {site.support.phone}
        </p>
        <Button busy={leaving} onClick={logout}>
          Logout
        </Button>
      </div>
    </Dialog>
  )
}
