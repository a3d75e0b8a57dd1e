import { Link } from '@tanstack/react-router'
import { Bell, MessageSquareWarning } from 'lucide-react'
import type { ReactNode } from 'react'
import { firstName, useStudent } from '../api/use-student.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Button } from '../ui/button.tsx'
import { SchoolMark } from '../ui/school-mark.tsx'
import { ThemeSwitch } from '../ui/theme-switch.tsx'
import { Search } from './search/search.tsx'
import styles from './top-bar.module.css'
import type { BannerContent } from './use-banner.ts'

type TopBarProps = {
  /** The Menu button of narrow screens. */
  menu: ReactNode
  /** What the banner holds while it is hidden; null while there is nothing to show. */
  messages: BannerContent['kind'] | null
  onShowMessages: () => void
}

export function TopBar({ menu, messages, onShowMessages }: TopBarProps) {
  const student = useStudent()
  return (
    <header className={styles.bar}>
      {menu}
      <Link to="/" className={styles.school}>
        <SchoolMark />
      </Link>
      <div className={styles.tools}>
        <Search />
        {messages !== null && (
          <Button variant="quiet" className={styles.messages ?? ''} onClick={onShowMessages}>
            {messages === 'loaded' ? (
              <Bell aria-hidden="true" size="1.25em" />
            ) : (
              <MessageSquareWarning aria-hidden="true" size="1.25em" className={styles.warning} />
            )}
            <span className={styles.word}>
              Messages{' '}
              {messages === 'failed' && <span className={styles.why}>could not be loaded</span>}
            </span>
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
