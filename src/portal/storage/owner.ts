import * as v from 'valibot'
import type { Student } from '../../contract/session.ts'
import { onChange, read, remove, removeAllBut, write } from './device.ts'
import { parseStored } from './parse-stored.ts'
import { SETTINGS } from './settings.ts'

// All private data on the device belongs to one student, the owner: the four keys of the specification,
// drafts, receipts, saved IDs and the task list. Logout, or another student, removes it all.

const OWNER = 'owner'

const ownerSchema = v.object({
  /** Random, new for each owner; each tab remembers it. */
  id: v.string(),
  /** The account_id from auth.php; '' if it sent none. Older versions stored none. */
  account: v.optional(v.string(), ''),
  /** The email that the owner signed in with here, in lower case; null if none was typed here. */
  email: v.nullable(v.string()),
  /** The email of a sign-in that auth.php has not confirmed yet, if it differs from `email`. */
  pendingEmail: v.nullable(v.string()),
  /** Only the session check can tell whether that sign-in is the owner's. Until then nothing is readable. */
  undecided: v.optional(v.boolean(), false),
  /** From auth.php; null until the first check after the sign-in. */
  name: v.nullable(v.string()),
  cohort: v.nullable(v.string()),
  /** Changes with every sign-in, so that other tabs also notice a sign-in by the same student. */
  signedInAt: v.number(),
})

type Owner = v.InferOutput<typeof ownerSchema>

/** The owner that this tab works for; null before the session check. */
let mine: string | null = null

/**
 * Records a sign-in. The same email means the same student until auth.php says otherwise. With another email, the
 * session check decides if it can: by the account, or where no email was typed here yet, by name and cohort.
 */
export function claimBySignIn(typedEmail: string): void {
  const email = typedEmail.trim().toLowerCase()
  const owner = readOwner()
  const signedInAt = Date.now()
  if (owner !== null && owner.email === email) {
    take({ ...owner, pendingEmail: null, undecided: false, signedInAt })
  } else if (owner !== null && (owner.account !== '' || owner.email === null)) {
    // With a new id, so that other tabs start afresh.
    take({ ...owner, id: newId(), pendingEmail: email, undecided: true, signedInAt })
  } else {
    replace({ ...newOwner(), email, signedInAt })
  }
}

/** Makes the student of a confirmed session the owner. */
export function claimBySession(student: Student): void {
  const owner = readOwner()
  const { accountId, fullName: name, cohort } = student
  if (owner !== null && isSame(owner, student)) {
    const [account, email] = [accountId || owner.account, owner.pendingEmail ?? owner.email]
    take({ ...owner, account, email, pendingEmail: null, undecided: false, name, cohort })
  } else {
    const email = owner?.pendingEmail ?? null
    // Two tabs may decide at once, before one knows of the other: then both take the id of the sign-in.
    const id = owner?.undecided ? owner.id : newId()
    replace({ ...newOwner(), id, account: accountId, email, name, cohort })
  }
}

/**
 * If both accounts are known they decide, otherwise the email that was typed here. The name protects the owner where
 * another page of the school has signed in another student; the cohort protects namesakes, where no email was typed.
 */
function isSame(owner: Owner, { accountId, fullName, cohort }: Student): boolean {
  if (accountId !== '' && owner.account !== '') return accountId === owner.account
  if (owner.email === null) return owner.name === fullName && owner.cohort === cohort
  return !owner.undecided && (owner.name === null || owner.name === fullName)
}

/** The same for a deactivated student. Stores no other data: only Logout needs the owner. */
export function recogniseOwner(student: Student): void {
  const owner = readOwner()
  if (owner !== null && isSame(owner, student)) mine = owner.id
}

/** Clears both storages, except for the device settings. */
export function removeOwner(): void {
  mine = null
  // First, because other tabs receive the changes in this order.
  remove(OWNER)
  removeAllBut(SETTINGS)
}

/** Reads a value of the owner; null in another student's tab. */
export function readPrivate(key: string): string | null {
  return ownsDevice() ? read(key) : null
}

/**
 * Stores a value for the owner. Drops a late value: after Logout, or for a previous student.
 * @returns whether it is stored now
 */
export function writePrivate(key: string, value: string): boolean {
  return ownsDevice() && write(key, value)
}

export function removePrivate(key: string): void {
  if (ownsDevice()) remove(key)
}

/** Whether this tab's student still owns the device. */
export function ownsDevice(): boolean {
  const owner = readOwner()
  return owner !== null && owner.id === mine && !owner.undecided
}

/** Whether another student owns the device now. */
export function isOwnedByAnother(): boolean {
  const owner = readOwner()
  return mine !== null && owner !== null && owner.id !== mine
}

/** Changes with every sign-in and Logout in any tab. */
export function lastSignIn(): string {
  const owner = readOwner()
  return owner === null ? '' : `${owner.id} ${owner.signedInAt}`
}

/** The id of this tab's owner, for later comparison; null if there is none. */
export function tabOwner(): string | null {
  return mine
}

/** Another tab signed out, signed in the same student again, or signed in another one. */
export type OwnerChange = 'signed-out' | 'same' | 'another'

/**
 * Calls back when another tab signs out or signs in.
 * @returns a function that stops listening
 */
export function onOwnerChange(callback: (change: OwnerChange) => void): () => void {
  // A tab on the sign-in page has no student: compare with the owner at page load.
  const atFirst = readOwner()?.id ?? null
  return onChange(OWNER, () => {
    const owner = readOwner()
    const ownerId = mine ?? atFirst
    if (owner === null) callback('signed-out')
    else callback(ownerId === null || owner.id === ownerId ? 'same' : 'another')
  })
}

function readOwner(): Owner | null {
  return parseStored(ownerSchema, read(OWNER))
}

function newOwner(): Owner {
  const none = { email: null, pendingEmail: null, name: null, cohort: null }
  return { id: newId(), account: '', undecided: false, ...none, signedInAt: 0 }
}

function newId(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`
}

function replace(owner: Owner): void {
  // Write the new owner first, so that other tabs see another student, not a Logout.
  take(owner)
  removeAllBut([...SETTINGS, OWNER])
  // Write again: the first attempt fails if the storage was full.
  take(owner)
}

function take(owner: Owner): void {
  mine = owner.id
  const text = JSON.stringify(owner)
  if (read(OWNER) !== text) write(OWNER, text)
}
