import * as v from 'valibot'
import { submitTask, type Submission } from '../../contract/tasks.ts'
import { RECEIPTS } from './data-to-lose.ts'
import { readPrivate, writePrivate } from './owner.ts'
import { parseStored } from './parse-stored.ts'

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

/** @returns whether the device keeps it now */
export function storeReceipt(receipt: Receipt): boolean {
  const kept = [receipt, ...readReceipts()].slice(0, MOST)
  const written = kept.map(({ submission, sentAt, fromTask }) => ({
    submission: write(submission),
    sentAt,
    fromTask,
  }))
  return writePrivate(RECEIPTS, JSON.stringify(written))
}

let last: { text: string | null; receipts: readonly Receipt[] } = { text: null, receipts: [] }

/**
 * The receipts of this device, the newest first. Cached, because the form reads them at each keystroke.
 */
export function readReceipts(): readonly Receipt[] {
  const text = readPrivate(RECEIPTS)
  if (text !== last.text) last = { text, receipts: parseStored(receiptsSchema, text) ?? [] }
  return last.receipts
}
