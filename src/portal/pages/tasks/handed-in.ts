import { MINUTE_MS } from '../../../contract/milliseconds.ts'
import type { HandedInSubmission, Task } from '../../api/tasks.ts'
import type { Receipt } from '../../storage/receipts.ts'
import { readInstant } from '../../time/read-due.ts'

/** A submission to show: of the device's receipt, or as the school has it, which may lack some texts. */
export type ShownReceipt = Pick<Receipt, 'sentAt'> & {
  readonly submission: Partial<Receipt['submission']>
}

/** Whether a task is handed in. */
export type HandedIn =
  /** `receipt`: null if another device sent it, and the school does not say what. `at` in milliseconds since 1970. */
  | { readonly kind: 'yes'; readonly at: number; readonly receipt: ShownReceipt | null }
  /** The device has a receipt, and the school says that it has no submission: it may have lost it. */
  | { readonly kind: 'disputed'; readonly receipt: Receipt }
  /** `mention`: a receipt with this number that may be for other work. */
  | { readonly kind: 'no'; readonly mention: Receipt | null }

/** What shows which tasks of the list are handed in. */
export type SubmissionEvidence = {
  readonly receipts: readonly Receipt[]
  /** Of the signed-in student. */
  readonly cohort: string
  /** When the tasks were fetched, in milliseconds since 1970; null if they were kept on the device. */
  readonly fetchedAt: number | null
}

/** A list that was asked for before a submission may arrive so much after it. */
const OLD_MS = MINUTE_MS

/** @param tasks the list, for tasks that share a number */
export function handedIn(
  {
    lessonNumber,
    submittedAt,
    submission,
  }: Pick<Task, 'lessonNumber' | 'submittedAt' | 'submission'>,
  tasks: readonly Pick<Task, 'lessonNumber'>[],
  { receipts, cohort, fetchedAt }: SubmissionEvidence,
): HandedIn {
  const withNumber = receipts.filter((each) => each.submission.lessonNumber === lessonNumber)
  const isListedOnce = tasks.filter((task) => task.lessonNumber === lessonNumber).length === 1
  const proof = isListedOnce && withNumber.find((each) => isProof(each, lessonNumber, cohort))
  const receipt = proof || null
  const at = readInstant(submittedAt)?.getTime() ?? null
  if (at !== null) {
    const newest = Math.max(at, receipt?.sentAt ?? at)
    // Another device may have sent it again since. The device's receipt says more of the same submission.
    const isNewest = receipt !== null && (submission === null || receipt.sentAt > at - OLD_MS)
    return { kind: 'yes', at: newest, receipt: isNewest ? receipt : receiptOf(submission) }
  }
  if (receipt === null) return { kind: 'no', mention: withNumber[0] ?? null }
  const isDenied = submittedAt === '' && fetchedAt !== null && fetchedAt > receipt.sentAt + OLD_MS
  return isDenied ? { kind: 'disputed', receipt } : { kind: 'yes', at: receipt.sentAt, receipt }
}

/** A receipt of the task's own form, with its number unedited and the same cohort. Others may be for other work. */
function isProof({ fromTask, submission }: Receipt, lessonNumber: string, cohort: string): boolean {
  return fromTask === lessonNumber && submission.cohort === cohort
}

/** What the school has got; null if it does not say when or what. */
export function receiptOf(submission: HandedInSubmission | null): ShownReceipt | null {
  const { submittedAt = '', ...texts } = submission ?? {}
  const sentAt = readInstant(submittedAt)?.getTime()
  return sentAt === undefined ? null : { submission: texts, sentAt }
}
