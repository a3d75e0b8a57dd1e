import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './notice.module.css'

// Each kind has an icon, because colour alone must not show the kind. An alert is announced when it appears. A success
// needs no role: its container is a status already.
const KINDS = {
  error: { Sign: CircleAlert, role: 'alert' },
  warning: { Sign: TriangleAlert, role: 'alert' },
  success: { Sign: CircleCheck, role: undefined },
  submitted: { Sign: CircleCheck, role: undefined },
  info: { Sign: Info, role: 'status' },
}

type NoticeProps = {
  kind: keyof typeof KINDS
  children: ReactNode
}

/** A result or warning within the page, announced when it appears; errors and warnings interrupt. */
export function Notice({ kind, children }: NoticeProps) {
  const { Sign, role } = KINDS[kind]
  return (
    <div className={styles.notice} data-kind={kind} role={role}>
      <Sign aria-hidden="true" size="1.25em" />
      <div className="stack">{children}</div>
    </div>
  )
}
