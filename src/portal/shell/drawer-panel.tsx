import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { useStudent } from '../api/use-student.ts'
import { Avatar } from '../ui/avatar.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { SchoolMark } from '../ui/school-mark.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import styles from './drawer.module.css'

type DrawerPanelProps = {
  open: boolean
  /** The id of the Menu button. */
  opener: string
  onClose: () => void
  children: ReactNode
}

/** What the Menu button opens: who the student is, and the entries of the sidebar. */
export function DrawerPanel({ open, opener, onClose, children }: DrawerPanelProps) {
  const { fullName, cohort, facecard } = useStudent()
  /** After an entry was followed the focus is on the new page's heading. It goes back to Menu otherwise. */
  const returnFocus = (event: Event) => {
    event.preventDefault()
    if (document.activeElement === document.body) document.getElementById(opener)?.focus()
  }
  return (
    <Dialog.Root open={open} onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.overlay} />
        <Dialog.Content
          className={styles.drawer}
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus}
        >
          <header className={styles.header}>
            <Avatar facecard={facecard} />
            <p className={styles.student}>
              <strong>{fullName.trim() || 'User'}</strong>
              <span>{cohort}</span>
            </p>
            <Dialog.Title asChild>
              <VisuallyHidden>Menu</VisuallyHidden>
            </Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label="Close">
                <X aria-hidden="true" />
              </IconButton>
            </Dialog.Close>
          </header>
          {children}
          <footer className={styles.foot}>
            <SchoolMark />
          </footer>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
