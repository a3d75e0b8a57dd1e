import type { Reply } from '../../contract/reply.ts'
import { Notice } from '../ui/notice.tsx'

type FormAnswerProps = {
  call: { readonly data: Reply<unknown> | undefined; readonly isPending: boolean }
  /** What to say of a success that brings no message of its own. */
  success: string
}

/** What the backend answered to a form: its own words where it has some. */
export function FormAnswer({ call: { data, isPending }, success }: FormAnswerProps) {
  if (data === undefined || isPending) return null
  if (!data.ok) return <Notice kind="error">{data.message}</Notice>
  return <Notice kind="success">{data.message || success}</Notice>
}
