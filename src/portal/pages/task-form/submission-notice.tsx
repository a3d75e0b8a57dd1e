import { Notice } from '../../ui/notice.tsx'
import type { SubmissionState } from '../../api/submissions.ts'

const FAILED = 'Error submitting task. Please try again.' // spec 8

/** The outcome of a submission, unless it succeeded. */
export function SubmissionNotice({ state }: { state: SubmissionState }) {
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
