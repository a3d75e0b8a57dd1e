import { describe, expect, test, vi } from 'vitest'
import { draftOf } from '../../src/portal/storage/drafts.ts'
import {
  onOwnerChange,
  tabOwner,
  removeOwner,
  type OwnerChange,
} from '../../src/portal/storage/owner.ts'
import { readRememberedEmail, rememberEmail } from '../../src/portal/storage/settings.ts'
import { storeLinks, storeSignIn, storeStudent } from '../../src/portal/storage/student.ts'

// Decisions, Session: who the owner of the device is, and what that means for private data, such as a draft.

const stored = (): Record<string, string> => Object.fromEntries(Object.entries(localStorage))

// A school's existing backend sends no account.
const ADA = { accountId: '', fullName: 'Ada Okafor', cohort: 'Cohort 7', facecard: '/ada.png' }
const GRACE = { ...ADA, fullName: 'Grace Bello', facecard: '' }
const MOVED = { ...ADA, cohort: 'Cohort 8' }
const ACCOUNT = { ...ADA, accountId: '5f0c' }
const OTHER_ACCOUNT = { ...ADA, accountId: '5f0d' }
const CORRECTED = { ...ACCOUNT, fullName: 'Ada Okafor-Bello', cohort: 'Cohort 8' }

const EMAIL = 'ada@example.org'
const OTHER_EMAIL = 'ada.o@example.org'
const DRAFT = { fields: { studentId: 'S-17' }, savedAt: 1, maybeSent: false, sentAt: 0 }

/** A student whose session was checked, and the address if one was typed to sign in. */
type Visit = readonly [student: typeof ADA, typed?: string]

function visit(student = ADA, typed?: string): void {
  if (typed !== undefined) storeSignIn(typed, student.fullName)
  storeStudent(student)
}

function visitAndKeepDraft(...[student, typed]: Partial<Visit>): void {
  visit(student, typed)
  draftOf('3').set(DRAFT)
}

describe('the owner of the device', () => {
  test('is one student for two tabs that learn of another account at once', () => {
    visit(ACCOUNT, EMAIL)
    storeSignIn(OTHER_EMAIL, GRACE.fullName)
    const undecided = stored()
    const decide = () => {
      for (const [key, value] of Object.entries(undecided)) localStorage.setItem(key, value)
      storeStudent({ ...GRACE, accountId: '5f0d' })
      return tabOwner()
    }
    expect(decide()).toBe(decide())
  })

  test.each<[string, Visit, Visit]>([
    ['the same address', [ADA, EMAIL], [ADA, ' ADA@example.org']],
    ['no address, and the same name and cohort', [ADA], [ADA]],
    ['an address where none was typed before', [ADA], [ADA, EMAIL]],
    ['the same address and another cohort', [ADA, EMAIL], [MOVED, EMAIL]],
    ['the same account under another name and cohort', [ACCOUNT, EMAIL], [CORRECTED]],
    ['the same account under another address', [ACCOUNT, EMAIL], [CORRECTED, OTHER_EMAIL]],
  ])('stays the same: %s', (_, before, after) => {
    visitAndKeepDraft(...before)
    visit(...after)
    expect(draftOf('3').get()).toEqual(DRAFT)
  })

  test.each<[string, Visit, Visit]>([
    ['another address, and the same name and cohort', [ADA, EMAIL], [ADA, OTHER_EMAIL]],
    ['the same address, and another name', [ADA, EMAIL], [GRACE, EMAIL]],
    ['no address, and another name', [ADA], [GRACE]],
    ['no address, and another cohort', [ADA], [MOVED]],
    ['an address where none was typed before, and another name', [ADA], [GRACE, EMAIL]],
    ['an address where none was typed before, and another cohort', [ADA], [MOVED, EMAIL]],
    ['another account, and all else the same', [ACCOUNT, EMAIL], [OTHER_ACCOUNT, EMAIL]],
    ['an account where none was known, and another name', [ADA, EMAIL], [CORRECTED, EMAIL]],
    ['no account any more, and another name', [ACCOUNT, EMAIL], [GRACE, EMAIL]],
    ['no account any more, and another address', [ACCOUNT, EMAIL], [ADA, OTHER_EMAIL]],
  ])('changes, and the draft goes: %s', (_, before, after) => {
    visitAndKeepDraft(...before)
    visit(...after)
    expect(draftOf('3').get()).toBeNull()
    expect(JSON.stringify(stored())).not.toContain('S-17')
  })

  test('waits for auth.php where no address was typed before', () => {
    visitAndKeepDraft()
    storeSignIn(EMAIL, '')
    expect(draftOf('3').get()).toBeNull()
    storeStudent(ADA)
    expect(draftOf('3').get()).toEqual(DRAFT)
  })

  test('adopts an account where none was known, and may then change the name', () => {
    visitAndKeepDraft(ADA, EMAIL)
    visit(ACCOUNT)
    visit(CORRECTED)
    expect(draftOf('3').get()).toEqual(DRAFT)
  })

  test('is undecided after a sign-in under another address: nothing is read before auth.php answers', () => {
    visitAndKeepDraft(ACCOUNT, EMAIL)
    const before = tabOwner()
    storeSignIn(OTHER_EMAIL, ADA.fullName)
    expect(draftOf('3').get()).toBeNull()
    expect(draftOf('3').set({ ...DRAFT, maybeSent: true }), 'kept').toBe(false)
    expect(stored()['userName']).toBe(ADA.fullName)
    expect(tabOwner(), 'so that the other tabs start afresh').not.toBe(before)
    storeStudent(ACCOUNT)
    expect(draftOf('3').get()).toEqual(DRAFT)
    storeSignIn('grace@example.org', GRACE.fullName)
    storeSignIn('grace@example.org', '')
    expect(draftOf('3').get()).toBeNull()
  })
})

test('another student removes everything of the last one, and no setting of the device', () => {
  visitAndKeepDraft(ADA, EMAIL)
  rememberEmail(EMAIL)
  storeLinks({ class_link: 'https://a.example' })
  sessionStorage.setItem('anything', 'private')
  visit(GRACE, 'grace@example.org')
  const kept = ['courseCohort', 'facecard', 'owner', 'rememberedEmail', 'userName']
  expect(Object.keys(stored()).toSorted()).toEqual(kept)
  expect(stored()['owner']).not.toMatch(/ada@|Ada Okafor/)
  expect(readRememberedEmail()).toBe(EMAIL)
  expect(sessionStorage).toHaveLength(0)
})

test.each<[string, () => void]>([
  ['Logout', removeOwner],
  ['Logout in another tab', () => localStorage.clear()],
  ['another student signed in in another tab', () => void signInElsewhere()],
])('nothing is stored or read for a student after %s', (_, leave) => {
  visitAndKeepDraft(ADA, EMAIL)
  leave()
  const before = stored()
  storeLinks({ class_link: 'https://a.example' })
  expect(draftOf('4').set(DRAFT), 'kept').toBe(false)
  expect(draftOf('3').get()).toBeNull()
  expect(stored()).toEqual(before)
})

test.each<[OwnerChange, () => string | null]>([
  ['signed-out', () => (localStorage.clear(), null)],
  ['same', () => stored()['owner'] ?? ''],
  ['another', signInElsewhere],
])('a tab hears of a change in another tab: %s', (change, act) => {
  visit(ADA, EMAIL)
  const heard = vi.fn<(change: OwnerChange) => void>()
  const stop = onOwnerChange(heard)
  dispatchEvent(new StorageEvent('storage', { key: 'owner', newValue: act() }))
  dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  expect(heard.mock.calls).toEqual([[change]])
  stop()
})

/** @returns what the browser now keeps of the owner, Grace */
function signInElsewhere(): string {
  const none = { pendingEmail: null, name: null, cohort: null }
  const owner = JSON.stringify({ ...none, id: 'grace', email: 'grace@example.org', signedInAt: 1 })
  localStorage.clear()
  localStorage.setItem('owner', owner)
  return owner
}
