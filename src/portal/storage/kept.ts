import { storedKeys } from './device.ts'

/** Drafts are stored under this, and the name of their form. */
export const DRAFT = 'draft:'

/** Whether the device keeps receipts, drafts or saved IDs: Logout deletes them, and there is no other copy. */
export function isAnythingKept(): boolean {
  return storedKeys().some((key) => key === 'receipts' || key === 'waits' || key.startsWith(DRAFT))
}
