import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { endedSubmission } from '../api/tasks.ts'
import { focusHeading } from '../ui/focus-heading.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Notice } from '../ui/notice.tsx'
import styles from './left-submission.module.css'

/** Says what became of a task that was still being sent when the student left its form. */
export function LeftSubmission() {
  const client = useQueryClient()
  const { pathname } = useLocation()
  const { data: ended } = useQuery(endedSubmission)
  const left = ended && ended.form !== pathname ? ended : null // its form says it by itself
  const forget = () => client.setQueryData(endedSubmission.queryKey, null)
  const close = () => {
    forget()
    focusHeading() // the button is gone
  }
  return (
    <div role="status" className={styles.place}>
      {left?.outcome === 'submitted' && (
        <Notice kind="success">
          <p>Task {left.lessonNumber} was submitted.</p>
          <Link to="/mentor-tasks" onClick={forget}>
            See the receipt
          </Link>
        </Notice>
      )}
      {left && left.outcome !== 'submitted' && (
        <Notice kind="error">
          <p>
            {left.outcome === 'lost'
              ? `No answer came back for task ${left.lessonNumber}, so it may have arrived or not.`
              : `Task ${left.lessonNumber} was not submitted.`}{' '}
            What you typed is kept.
          </p>
          <Link to={left.form}>Back to the form</Link>
        </Notice>
      )}
      {left && (
        <IconButton label="Close" className={styles.close ?? ''} onClick={close}>
          <X aria-hidden="true" />
        </IconButton>
      )}
    </div>
  )
}
