import { Link } from '@tanstack/react-router'
import { Bell } from 'lucide-react'
import type { ReactNode } from 'react'
import { firstName, useStudent } from '../api/use-student.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Button } from '../ui/button.tsx'
import { SchoolMark } from '../ui/school-mark.tsx'
import { ThemeSwitch } from '../ui/theme-switch.tsx'
import { Search } from './search/search.tsx'
import styles from './top-bar.module.css'

type TopBarProps = {
  /** The Menu button of narrow screens. */
  menu: ReactNode
  /** Brings the message banner back; null while there is nothing to bring back. */
  onShowMessages: (() => void) | null
}

export function TopBar({ menu, onShowMessages }: TopBarProps) {
  const student = useStudent()
  return (
    <header className={styles.bar}>
      {menu}
      <Link to="/" className={styles.school}>
        <SchoolMark />
      </Link>
      <div className={styles.tools}>
        <Search />
        {onShowMessages !== null && (
          <Button variant="quiet" className={styles.messages ?? ''} onClick={onShowMessages}>
            <Bell aria-hidden="true" size="1.25em" />
            <span className={styles.word}>Messages</span>
          </Button>
        )}
        <ThemeSwitch />
      </div>
      <p className={styles.student}>
        <Avatar facecard={student.facecard} />
        <span className={styles.name}>{firstName(student)}</span>
      </p>
    </header>
  )
}
