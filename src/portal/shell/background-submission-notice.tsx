import { getRouteApi, Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import type { RecentSubmission } from '../api/submissions.ts'
import { focusHeading } from '../ui/focus-heading.ts'
import { IconButton } from '../ui/icon-button.tsx'
import notice from '../ui/notice.module.css'
import { Notice } from '../ui/notice.tsx'
import { useStore } from '../store.ts'
import styles from './shell.module.css'

const route = getRouteApi('/protected')

/** The outcome of a submission whose form the student left, or whose form failed, before it showed it. */
export function BackgroundSubmissionNotice() {
  const { submissions } = route.useRouteContext()
  const submission = useStore({ get: submissions.getLeft, subscribe: submissions.subscribe })
  const forget = () => submission && submissions.forget(submission.form)
  const close = () => {
    forget()
    focusHeading() // the button is gone
  }
  const place = submission === undefined ? undefined : `no-print ${notice.floating} ${styles.sent}`
  return (
    <div role="status" className={place}>
      {submission?.state.kind === 'submitted' && (
        <Notice kind="submitted">
          <p>Task {submission.lessonNumber} was submitted.</p>
          <Link to="/mentor-tasks" onClick={forget}>
            See the receipt
          </Link>
        </Notice>
      )}
      {submission && submission.state.kind !== 'submitted' && (
        <Notice kind="error">
          <p>{failure(submission)} What you typed is kept.</p>
          <Link {...linkToForm(submission.form)}>Back to the form</Link>
        </Notice>
      )}
      {submission && (
        <IconButton label="Close" onClick={close}>
          <X aria-hidden="true" />
        </IconButton>
      )}
    </div>
  )
}

function failure({ state, lessonNumber }: RecentSubmission): string {
  if (state.kind === 'lost') {
    return `No answer came back for task ${lessonNumber}, so it may have arrived or not.`
  }
  const reason = state.kind === 'refused' ? state.reason : ''
  return `Task ${lessonNumber} was not submitted. ${reason}`.trim()
}

function linkToForm(lessonNumber: string) {
  return lessonNumber === ''
    ? ({ to: '/tasks-turnintin-log' } as const)
    : ({ to: '/mentor-tasks/$lessonNumber/submit', params: { lessonNumber } } as const)
}
