import { UserLock } from 'lucide-react'
import { AlertDialog } from 'radix-ui'
import { site } from '../../content/compiled/index.ts'
import { Button } from '../ui/button.tsx'
import styles from './deactivated-dialog.module.css'

type DeactivatedDialogProps = { onLogout: () => void; leaving: boolean }

/** Blocks everything but Logout. Neither Escape nor a press outside closes it. */
export function DeactivatedDialog({ onLogout, leaving }: DeactivatedDialogProps) {
  return (
    <AlertDialog.Root open>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={styles.overlay}>
          <AlertDialog.Content
            className={styles.dialog}
            onEscapeKeyDown={(event) => event.preventDefault()}
          >
            <span className={styles.icon}>
              <UserLock aria-hidden="true" />
            </span>
            <AlertDialog.Title className={styles.title}>Access Deactivated</AlertDialog.Title>
            <AlertDialog.Description>
              Your account has been deactivated. Please contact support for assistance.
            </AlertDialog.Description>
            <p className={styles.contact}>
              {site.support.email}
              <br />
              {site.support.phone}
            </p>
            {/* Radix gives the focus to the Cancel button. Logout is the only button here. */}
            <AlertDialog.Cancel asChild>
              <Button busy={leaving} onClick={onLogout}>
                Logout
              </Button>
            </AlertDialog.Cancel>
          </AlertDialog.Content>
        </AlertDialog.Overlay>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
