import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './notice.module.css'

// Each kind has an icon, because colour alone must not show the kind.
const SIGNS = {
  error: CircleAlert,
  warning: TriangleAlert,
  success: CircleCheck,
  submitted: CircleCheck,
  info: Info,
}

type NoticeProps = {
  kind: keyof typeof SIGNS
  children: ReactNode
}

// An alert is announced when it appears. A success needs no role: its container is a status already.
const ROLES = {
  error: 'alert',
  warning: 'alert',
  success: undefined,
  submitted: undefined,
  info: 'status',
} as const

/** A result or warning within the page, announced when it appears; errors and warnings interrupt. */
export function Notice({ kind, children }: NoticeProps) {
  const Sign = SIGNS[kind]
  return (
    <div className={styles.notice} data-kind={kind} role={ROLES[kind]}>
      <Sign aria-hidden="true" size="1.25em" />
      <div className="stack">{children}</div>
    </div>
  )
}
