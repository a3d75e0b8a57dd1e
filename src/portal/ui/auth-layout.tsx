import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pages, site } from '../../content/compiled/index.ts'
import styles from './auth-layout.module.css'
import { Motif } from './motif.tsx'
import motif from './motif.module.css'
import { SchoolMark } from './school-mark.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

type AuthLayoutProps = {
  title: string
  intro?: ReactNode
  children: ReactNode
  /** Links below the form. */
  foot?: ReactNode
}

/** The layout of the sign-in and password pages: the school on one side, a form on the other. */
export function AuthLayout({ title, intro, children, foot }: AuthLayoutProps) {
  const { email, phone, hours } = site.support
  return (
    <div className={styles.frame}>
      <title>{`${title} · ${site.name}`}</title>
      <header className={`${motif.scene} blocks`}>
        <Motif />
        <SchoolMark />
        <p>{site.tagline}</p>
      </header>
      <div>
        <ThemeSwitch />
      </div>
      <main className="blocks">
        <header className="stack">
          <h1 tabIndex={-1}>{title}</h1>
          {intro !== undefined && <p className="soft">{intro}</p>}
        </header>
        {children}
      </main>
      {/* Wide screens show this at the bottom of the school's side. */}
      <aside className="quiet" aria-label="Help">
        <p>Trouble signing in? Write to us or call.</p>
        <p className="cluster">
          <a href={`mailto:${email}`}>{email}</a>
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
        </p>
        <p>{hours}</p>
      </aside>
      <footer className="cluster">
        {foot}
        <Link to={pages.accessibility.path}>{pages.accessibility.title}</Link>
      </footer>
    </div>
  )
}
