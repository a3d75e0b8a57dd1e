import { getRouteApi, Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import type { EndedSubmission } from '../api/background-submission.ts'
import { focusHeading } from '../ui/focus-heading.ts'
import { IconButton } from '../ui/icon-button.tsx'
import notice from '../ui/notice.module.css'
import { Notice } from '../ui/notice.tsx'
import styles from './shell.module.css'

const route = getRouteApi('/protected')

/** The outcome of a submission whose form the student left, or whose form failed, before it showed it. */
export function BackgroundSubmissionNotice() {
  const { backgroundSubmission } = route.useRouteContext()
  const left = useSyncExternalStore(backgroundSubmission.subscribe, backgroundSubmission.getLeft)
  const forget = () => backgroundSubmission.set(null)
  const close = () => {
    forget()
    focusHeading() // the button is gone
  }
  const place = left === null ? undefined : `no-print ${notice.floating} ${styles.sent}`
  return (
    <div role="status" className={place}>
      {left?.outcome.kind === 'submitted' && (
        <Notice kind="submitted">
          <p>Task {left.lessonNumber} was submitted.</p>
          <Link to="/mentor-tasks" onClick={forget}>
            See the receipt
          </Link>
        </Notice>
      )}
      {left && left.outcome.kind !== 'submitted' && (
        <Notice kind="error">
          <p>{failure(left.outcome, left.lessonNumber)} What you typed is kept.</p>
          <Link to={left.formPath}>Back to the form</Link>
        </Notice>
      )}
      {left && (
        <IconButton label="Close" onClick={close}>
          <X aria-hidden="true" />
        </IconButton>
      )}
    </div>
  )
}

function failure(outcome: EndedSubmission, lessonNumber: string): string {
  if (outcome.kind === 'lost') {
    return `No answer came back for task ${lessonNumber}, so it may have arrived or not.`
  }
  const reason = outcome.kind === 'refused' ? outcome.reason : ''
  return `Task ${lessonNumber} was not submitted. ${reason}`.trim()
}
