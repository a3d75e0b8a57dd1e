import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useStudent } from '../api/use-student.ts'
import { Avatar } from './avatar.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { SchoolMark } from '../ui/school-mark.tsx'
import styles from './drawer.module.css'

type DrawerPanelProps = {
  /** The id of the Menu button. */
  returnFocusTo: string
  onClose: () => void
  children: ReactNode
}

/** The open drawer: the student's name, and the entries of the sidebar. */
export function DrawerPanel({ returnFocusTo, onClose, children }: DrawerPanelProps) {
  const { fullName, cohort, facecard } = useStudent()
  return (
    <Dialog aria-label="Menu" returnFocusTo={returnFocusTo} onClose={onClose}>
      <div className={styles.drawer}>
        <header className="row bar">
          <Avatar facecard={facecard} />
          <p className={styles.student}>
            <strong>{fullName.trim() || 'User'}</strong>
            <span className="quiet">{cohort}</span>
          </p>
          <IconButton label="Close" onClick={onClose}>
            <X aria-hidden="true" />
          </IconButton>
        </header>
        {children}
        <footer>
          <SchoolMark />
        </footer>
      </div>
    </Dialog>
  )
}
