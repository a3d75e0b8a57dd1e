import type { ReactNode } from 'react'
import styles from './notice.module.css'

type NoticeProps = {
  kind: 'error' | 'success' | 'info'
  children: ReactNode
}

/** A result or a warning within the page, announced when it appears: errors at once. */
export function Notice({ kind, children }: NoticeProps) {
  return (
    <div className={styles.notice} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      {children}
    </div>
  )
}
