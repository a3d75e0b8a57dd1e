import * as v from 'valibot'
import { submitTask, type Submission } from '../../contract/tasks.ts'
import { RECEIPTS } from './data-to-lose.ts'
import { stored } from './stored.ts'

/** Storage is small, and students need no older receipts. */
const MOST = 100

/** The device's record of a successful submission. */
export type Receipt = {
  readonly submission: Submission
  /** When the success arrived on the device, in milliseconds since 1970. */
  readonly sentAt: number
  /** The lessonNumber in the form's address; '' for the Turnitin form, whose address has none. */
  readonly fromTask: string
}

// Submissions are stored in their wire format.
const { schema, write } = submitTask.request
const receiptsSchema = v.array(
  v.object({
    submission: schema,
    sentAt: v.number(),
    // Receipts of earlier versions lack it.
    fromTask: v.optional(v.string(), ''),
  }),
)

/** The receipts of this device, the newest first. */
export const receipts = stored<readonly Receipt[]>(
  RECEIPTS,
  {
    schema: receiptsSchema,
    write: (all) =>
      all.map(({ submission, sentAt, fromTask }) => {
        return { submission: write(submission), sentAt, fromTask }
      }),
  },
  [],
)

/** @returns whether the device keeps it now */
export function storeReceipt(receipt: Receipt): boolean {
  return receipts.set([receipt, ...receipts.get()].slice(0, MOST))
}
