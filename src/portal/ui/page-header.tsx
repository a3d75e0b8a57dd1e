import type { ReactNode } from 'react'
import { site } from '../../content/compiled/index.ts'
import styles from './prose.module.css'

type PageHeaderProps = { title: string; children?: ReactNode; note?: ReactNode }

/** A page's heading, which also sets the document title, the intro below it, and a note that may be empty. */
export function PageHeader({ title, children, note }: PageHeaderProps) {
  return (
    <header className={`stack ${styles.header}`}>
      <title>{`${title} · ${site.name}`}</title>
      <h1 tabIndex={-1}>{title}</h1>
      {children && <div className="soft">{children}</div>}
      {note}
    </header>
  )
}
