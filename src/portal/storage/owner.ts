import * as v from 'valibot'
import type { Student } from '../../contract/session.ts'
import { onChangeElsewhere, read, remove, removeAllBut, write } from './device.ts'
import { parseStored } from './parse-stored.ts'
import { SETTINGS } from './settings.ts'

// Everything private on the device belongs to one student, its owner: the four keys of the
// specification, drafts, receipts, waits, the last task list. Another student, or Logout, removes it all.

const OWNER = 'owner'

const ownerSchema = v.object({
  /** Made up when a student takes over the device; each tab knows its owner by it. */
  id: v.string(),
  /** The account that auth.php named; '' while it named none. Devices of before keep none. */
  account: v.optional(v.string(), ''),
  /** The address that the owner typed to sign in here, in lower case; null where none was typed. */
  email: v.nullable(v.string()),
  /** The typed address of a sign-in that auth.php has not confirmed yet, where the owner had another one or none. */
  pendingEmail: v.nullable(v.string()),
  /** Whether only the account can tell if that sign-in is the owner's: until then nothing is read. */
  undecided: v.optional(v.boolean(), false),
  /** As auth.php gave them; null while it was not asked since the sign-in. */
  name: v.nullable(v.string()),
  cohort: v.nullable(v.string()),
  /** Changes with every sign-in, so that the other tabs hear of one by the same student, too. */
  signedInAt: v.number(),
})

type Owner = v.InferOutput<typeof ownerSchema>

/** The owner that this tab works for; null before its session was checked. */
let mine: string | null = null

/**
 * Says who has signed in here. Under an address that was typed before it is the same student until
 * auth.php says otherwise; under another one it is, where an account is known, for auth.php to say.
 */
export function claimBySignIn(typedEmail: string, fullName: string): void {
  const email = typedEmail.trim().toLowerCase()
  const owner = readOwner()
  const signedInAt = Date.now()
  if (owner !== null && owner.email === email) {
    take({ ...owner, pendingEmail: null, undecided: false, signedInAt })
  } else if (owner !== null && mayBe(owner, email, fullName)) {
    take({ ...owner, pendingEmail: email, signedInAt })
  } else if (owner !== null && owner.account !== '') {
    // Under another id, so that the other tabs start afresh.
    take({ ...owner, id: newId(), pendingEmail: email, undecided: true, signedInAt })
  } else {
    replace({ ...newOwner(), email, signedInAt })
  }
}

/** Whether an owner without a confirmed address may have typed this one. Some backends give no name here. */
function mayBe(owner: Owner, email: string, fullName: string): boolean {
  if (owner.email !== null || (owner.pendingEmail ?? email) !== email) return false
  return fullName === '' || owner.name === fullName
}

/** Stores the student of the session that auth.php has confirmed. */
export function claimBySession(student: Student): void {
  const owner = readOwner()
  const { accountId, fullName: name, cohort } = student
  if (owner !== null && isSame(owner, student)) {
    const [account, email] = [accountId || owner.account, owner.pendingEmail ?? owner.email]
    take({ ...owner, account, email, pendingEmail: null, undecided: false, name, cohort })
  } else {
    const email = owner?.pendingEmail ?? null
    replace({ ...newOwner(), account: accountId, email, name, cohort })
  }
}

/** The account alone decides where both are known; else the address, then the name, then the cohort. */
function isSame(owner: Owner, { accountId, fullName, cohort }: Student): boolean {
  if (accountId !== '' && owner.account !== '') return accountId === owner.account
  if (owner.undecided || (owner.name !== null && owner.name !== fullName)) return false
  return owner.email !== null || owner.cohort === cohort
}

/** The same for a deactivated student. Stores no other data: only Logout needs the owner. */
export function recogniseOwner(student: Student): void {
  const owner = readOwner()
  if (owner !== null && isSame(owner, student)) mine = owner.id
}

/** Empties both storages, but for the settings of the device. */
export function removeOwner(): void {
  mine = null
  // First, because the other tabs are told in this order.
  remove(OWNER)
  removeAllBut(SETTINGS)
}

/** Reads a value of the owner; null in a tab of another student. */
export function readPrivate(key: string): string | null {
  return isMine() ? read(key) : null
}

/**
 * Keeps something for the owner. What comes late, after Logout or for the student before, is dropped.
 * @returns whether it is stored now
 */
export function writePrivate(key: string, value: string): boolean {
  return isMine() && write(key, value)
}

export function removePrivate(key: string): void {
  if (isMine()) remove(key)
}

/** Whether the device still belongs to the student whom this tab shows. */
export function isMine(): boolean {
  const owner = readOwner()
  return owner !== null && owner.id === mine && !owner.undecided
}

/** Whether another student owns the device by now. */
export function isAnothers(): boolean {
  const owner = readOwner()
  return mine !== null && owner !== null && owner.id !== mine
}

/** Another text after every sign-in and Logout, in whichever tab. */
export function lastSignIn(): string {
  const owner = readOwner()
  return owner === null ? '' : `${owner.id} ${owner.signedInAt}`
}

/** The student of this tab, to compare later; null without one. */
export function ownerOfTab(): string | null {
  return mine
}

/** Another tab signed out, signed in the same student again, or signed in another one. */
export type OwnerChange = 'signed-out' | 'same' | 'another'

/**
 * Calls back when another tab signs out or signs in.
 * @returns a function that stops listening
 */
export function onOwnerChange(callback: (change: OwnerChange) => void): () => void {
  // A tab at the sign-in has no student: compare with the owner at its load.
  const atFirst = readOwner()?.id ?? null
  return onChangeElsewhere(OWNER, () => {
    const owner = readOwner()
    const known = mine ?? atFirst
    if (owner === null) callback('signed-out')
    else callback(known === null || owner.id === known ? 'same' : 'another')
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
  // First the new owner, so that the other tabs hear of another student, not of a Logout.
  take(owner)
  removeAllBut([...SETTINGS, OWNER])
  // Once more where there was no room for it before.
  take(owner)
}

function take(owner: Owner): void {
  mine = owner.id
  const text = JSON.stringify(owner)
  if (read(OWNER) !== text) write(OWNER, text)
}
