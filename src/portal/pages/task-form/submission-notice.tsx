import { formatMoment } from '../../time/school-time.ts'
import { Notice } from '../../ui/notice.tsx'
import type { SubmissionState } from '../../api/submissions.ts'

const FAILED = 'Error submitting task. Please try again.' // spec 8

type SubmissionNoticeProps = {
  state: SubmissionState
  /** When a submission arrived whose answer was lost, in milliseconds since 1970; else null. */
  arrivedAt: number | null
}

/** The outcome of a submission, unless its answer was a success. */
export function SubmissionNotice({ state, arrivedAt }: SubmissionNoticeProps) {
  if (arrivedAt !== null) {
    return (
      <Notice kind="submitted">
        It has arrived: the school got this task on {formatMoment(new Date(arrivedAt))}.
      </Notice>
    )
  }
  switch (state.kind) {
    case 'refused':
      return (
        <Notice kind="error">
          <p>{FAILED}</p>
          {state.reason !== '' && <p>{state.reason}</p>}
        </Notice>
      )
    case 'lost':
      return (
        <Notice kind="error">
          <p>{FAILED}</p>
          <p>No answer came back, so your task may have arrived.</p>
        </Notice>
      )
    case 'offline':
      return (
        <Notice kind="warning">
          You were offline, so nothing was sent. What you typed stays here. Press Submit Task again
          when you are back online.
        </Notice>
      )
    default:
      return null
  }
}
