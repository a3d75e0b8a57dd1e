import { Notice } from '../../ui/notice.tsx'
import type { SubmissionState } from './use-submission.ts'

const FAILED = 'Error submitting task. Please try again.' // spec 8

/** What became of a submission that is not known to have arrived. */
export function SubmissionNotice({ state }: { state: SubmissionState }) {
  switch (state.kind) {
    case 'refused':
      return <Notice kind="error">{FAILED}</Notice>
    case 'lost':
      return (
        <Notice kind="error">
          <p>{FAILED}</p>
          <p>No answer came back, so it may have arrived all the same.</p>
        </Notice>
      )
    case 'offline':
      return (
        <Notice kind="warning">
          You were offline, so nothing was sent. What you typed stays here: press Submit Task again
          when the connection is back.
        </Notice>
      )
    default:
      return null
  }
}
