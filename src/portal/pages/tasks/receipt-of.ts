import type { Task } from '../../api/tasks.ts'
import type { Receipt } from '../../storage/receipts.ts'

/** The receipts of this device, and the cohort of the signed-in student. */
export type DeviceReceipts = { readonly receipts: readonly Receipt[]; readonly cohort: string }

/** The receipt for a lessonNumber, and whether it proves that the task is handed in. */
export type TaskReceipt = { readonly receipt: Receipt; readonly isHandedIn: boolean }

/**
 * A receipt proves that a task is handed in if it comes from the task's own form, with lessonNumber
 * unedited and the same cohort, and one listed task has this lessonNumber. Others may be for other work.
 */
export function receiptOf(
  lessonNumber: string,
  tasks: readonly Pick<Task, 'lessonNumber'>[],
  { receipts, cohort }: DeviceReceipts,
): TaskReceipt | null {
  const [newest, ...older] = receipts.filter(
    ({ submission }) => submission.lessonNumber === lessonNumber,
  )
  if (newest === undefined) return null
  const isListedOnce = tasks.filter((task) => task.lessonNumber === lessonNumber).length === 1
  const own = [newest, ...older].find(
    ({ fromTask, submission }) => fromTask === lessonNumber && submission.cohort === cohort,
  )
  if (own === undefined || !isListedOnce) return { receipt: newest, isHandedIn: false }
  return { receipt: own, isHandedIn: true }
}
