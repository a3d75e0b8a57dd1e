import type { ReactNode } from 'react'
import { site } from '../../content/compiled/index.ts'
import styles from './prose.module.css'

/** A page's heading, which also sets the document title, and the intro below it. */
export function PageHeader({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className={`stack ${styles.header}`}>
      <title>{`${title} · ${site.name}`}</title>
      <h1 tabIndex={-1}>{title}</h1>
      {children && <div className="soft">{children}</div>}
    </header>
  )
}
