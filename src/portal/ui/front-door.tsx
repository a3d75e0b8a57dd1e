import type { ReactNode } from 'react'
import { site } from '../../content/compiled/index.ts'
import styles from './front-door.module.css'

type FrontDoorProps = {
  title: string
  intro?: ReactNode
  children: ReactNode
  /** Links below the panel. */
  foot?: ReactNode
}

/** The frame of the pages in front of the sign-in: the school's name over one panel. */
export function FrontDoor({ title, intro, children, foot }: FrontDoorProps) {
  return (
    <div className={styles.frame}>
      <title>{`${title} · ${site.name}`}</title>
      <p className={styles.school}>
        <span className={styles.mark} aria-hidden="true">
          {site.name.charAt(0)}
        </span>
        {site.name}
      </p>
      <main className={styles.panel}>
        <header className={styles.header}>
          <h1 tabIndex={-1}>{title}</h1>
          {intro !== undefined && <p className={styles.intro}>{intro}</p>}
        </header>
        {children}
      </main>
      {foot !== undefined && <footer className={styles.foot}>{foot}</footer>}
    </div>
  )
}
