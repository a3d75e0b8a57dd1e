import { MINUTE_MS } from '../../../contract/milliseconds.ts'
import type { Task } from '../../api/tasks.ts'
import type { Receipt } from '../../storage/receipts.ts'
import { readInstant } from '../../time/read-due.ts'

/** Whether a task is handed in. */
export type HandedIn =
  /** `receipt`: this device's; null if another device sent it. `at` in milliseconds since 1970. */
  | { readonly kind: 'yes'; readonly at: number; readonly receipt: Receipt | null }
  /** The device has a receipt, and the school says that it has no submission: it may have lost it. */
  | { readonly kind: 'disputed'; readonly receipt: Receipt }
  /** `mention`: a receipt with this number that may be for other work. */
  | { readonly kind: 'no'; readonly mention: Receipt | null }

/** What the device knows of submissions. */
export type Sent = {
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
  { lessonNumber, submittedAt }: Pick<Task, 'lessonNumber' | 'submittedAt'>,
  tasks: readonly Pick<Task, 'lessonNumber'>[],
  { receipts, cohort, fetchedAt }: Sent,
): HandedIn {
  const withNumber = receipts.filter(({ submission }) => submission.lessonNumber === lessonNumber)
  const isListedOnce = tasks.filter((task) => task.lessonNumber === lessonNumber).length === 1
  const own = isListedOnce && withNumber.find((receipt) => isProof(receipt, lessonNumber, cohort))
  const receipt = own || null
  const at = readInstant(submittedAt)?.getTime() ?? null
  if (at !== null) return { kind: 'yes', at: Math.max(at, receipt?.sentAt ?? at), receipt }
  if (receipt === null) return { kind: 'no', mention: withNumber[0] ?? null }
  const isDenied = submittedAt === '' && fetchedAt !== null && fetchedAt > receipt.sentAt + OLD_MS
  return isDenied ? { kind: 'disputed', receipt } : { kind: 'yes', at: receipt.sentAt, receipt }
}

/** A receipt of the task's own form, with its number unedited and the same cohort. Others may be for other work. */
function isProof({ fromTask, submission }: Receipt, lessonNumber: string, cohort: string): boolean {
  return fromTask === lessonNumber && submission.cohort === cohort
}
