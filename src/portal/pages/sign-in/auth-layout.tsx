import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pages, site } from '../../../content/compiled/index.ts'
import styles from './auth-layout.module.css'
import { Motif } from '../../ui/motif.tsx'
import motif from '../../ui/motif.module.css'
import { SchoolMark } from '../../ui/school-mark.tsx'
import { NEW_TAB } from '../../ui/new-tab.ts'
import { supportLinks } from '../../ui/support-links.ts'
import { ThemeSwitch } from '../../ui/theme-switch.tsx'

type AuthLayoutProps = {
  title: string
  intro?: ReactNode
  children: ReactNode
  /** Links below the form. */
  foot?: ReactNode
}

/** The layout of the sign-in and password pages: the school on one side, a form on the other. */
export function AuthLayout({ title, intro, children, foot }: AuthLayoutProps) {
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
          {supportLinks(site.support).map(([address, words]) => (
            <a key={address} href={address} {...(address.startsWith('https:') && NEW_TAB)}>
              {words}
            </a>
          ))}
        </p>
        <p>{site.support.hours}</p>
      </aside>
      <footer className="cluster">
        {foot}
        <Link to={pages.accessibility.path}>{pages.accessibility.title}</Link>
      </footer>
    </div>
  )
}
