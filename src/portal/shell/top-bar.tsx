import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { firstName, useStudent } from '../api/use-student.ts'
import { Avatar } from './avatar.tsx'
import { SchoolMark } from '../ui/school-mark.tsx'
import { ThemeSwitch } from '../ui/theme-switch.tsx'
import { Search } from './search/search.tsx'
import styles from './top-bar.module.css'

type TopBarProps = {
  /** The Menu button of narrow screens. */
  menu: ReactNode
  /** The Messages button with its banner, if there are messages. */
  messages: ReactNode
}

export function TopBar({ menu, messages }: TopBarProps) {
  const student = useStudent()
  return (
    <header className={`row bar no-print ${styles.bar}`}>
      {menu}
      <Link to="/" className={styles.school}>
        <SchoolMark />
      </Link>
      <div className={`row ${styles.tools}`}>
        {/* First, so that it shifts nothing when it appears. */}
        {messages}
        <Search />
        <ThemeSwitch />
      </div>
      <p className={`row ${styles.student}`}>
        <Avatar facecard={student.facecard} />
        <span className={styles.name}>{firstName(student)}</span>
      </p>
    </header>
  )
}
