import type { Reply } from '../../../contract/reply.ts'
import { Notice } from '../../ui/notice.tsx'

type FormAnswerProps = {
  call: { readonly data: Reply<unknown> | undefined; readonly isPending: boolean }
  /** Shown after a success without a message. */
  success: string
}

/** The backend's message about a form, or our own if it sent none. */
export function FormAnswer({ call: { data, isPending }, success }: FormAnswerProps) {
  const answer = isPending ? undefined : data
  return (
    <>
      {answer?.ok === false && <Notice kind="error">{answer.message}</Notice>}
      <div role="status" className="status">
        {answer?.ok === true && <Notice kind="success">{answer.message || success}</Notice>}
      </div>
    </>
  )
}
