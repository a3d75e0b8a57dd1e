import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { site } from '../../content/compiled/index.ts'
import { focusHeading } from './focus-heading.ts'
import styles from './page-header.module.css'

/** A page's heading, which is the document's title too, and what stands below it. */
export function PageHeader({ title, children }: { title: string; children?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // A task that has come has a heading of its own in place of the one that stood for it.
  useLayoutEffect(() => {
    const { current } = heading
    return () => {
      if (current === null || document.activeElement !== current) return
      setTimeout(() => {
        if (!current.isConnected && document.activeElement === document.body) focusHeading()
      })
    }
  }, [])
  return (
    <header className={styles.header}>
      <title>{`${title} · ${site.name}`}</title>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children !== undefined && children !== null && (
        <div className={styles.intro}>{children}</div>
      )}
    </header>
  )
}
