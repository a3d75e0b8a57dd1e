import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './notice.module.css'

type NoticeProps = {
  kind: 'error' | 'success' | 'info'
  children: ReactNode
}

// What kind it is does not show by its colour alone.
const SIGNS = { error: CircleAlert, success: CircleCheck, info: Info }

/** A result or a warning within the page, announced when it appears: errors at once. */
export function Notice({ kind, children }: NoticeProps) {
  const Sign = SIGNS[kind]
  return (
    <div className={styles.notice} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      <Sign aria-hidden="true" className={styles.sign} size="1.25em" />
      <div className={styles.words}>{children}</div>
    </div>
  )
}
