import { storedKeys } from './device.ts'

// What Logout deletes although there is no other copy.

export const RECEIPTS = 'receipts'
export const SAVED_IDS = 'waits'
/** The key of a draft is this prefix and the name of its form. */
export const DRAFT = 'draft:'

/**
 * Whether the device has receipts, drafts or saved IDs: Logout deletes them, and there is no other
 * copy.
 */
export function hasDataToLose(): boolean {
  return storedKeys().some((key) => key === RECEIPTS || key === SAVED_IDS || key.startsWith(DRAFT))
}
