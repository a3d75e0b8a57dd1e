import * as z from 'zod/mini'
import { submitTask, type Submission } from '../../contract/tasks.ts'
import { parseJson } from './device.ts'
import { readPrivate, writePrivate } from './owner.ts'

const RECEIPTS = 'receipts'
/** The storage of a device is small, and nobody looks for older ones here. */
const MOST = 100

/** The device's own record of a submission that the backend answered with success. */
export type Receipt = {
  readonly submission: Submission
  /** When the answer came, in milliseconds since 1970. */
  readonly sentAt: number
}

// Submissions are stored as the contract sends them.
const receiptsSchema = z.array(z.object({ submission: submitTask.request, sentAt: z.number() }))

/** @returns whether the device keeps it now */
export function storeReceipt(receipt: Receipt): boolean {
  const kept = [receipt, ...readReceipts()].slice(0, MOST)
  return writePrivate(RECEIPTS, JSON.stringify(z.encode(receiptsSchema, kept)))
}

/** What was handed in from this device, the newest first. */
export function readReceipts(): readonly Receipt[] {
  const parsed = receiptsSchema.safeParse(parseJson(readPrivate(RECEIPTS)))
  return parsed.success ? parsed.data : []
}
