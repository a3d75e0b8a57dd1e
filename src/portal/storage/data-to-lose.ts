import { storedKeys } from './device.ts'

/** The key of a draft is this prefix and the name of its form. */
export const DRAFT = 'draft:'

/**
 * Whether the device has receipts, drafts or saved IDs: Logout deletes them, and there is no other
 * copy.
 */
export function hasDataToLose(): boolean {
  return storedKeys().some((key) => key === 'receipts' || key === 'waits' || key.startsWith(DRAFT))
}
