import { describe, expect, test, vi } from 'vitest'
import { readDraft, storeDraft } from '../../src/portal/storage/drafts.ts'
import {
  onOwnerChange,
  tabOwner,
  removeOwner,
  type OwnerChange,
} from '../../src/portal/storage/owner.ts'
import { readRememberedEmail, rememberEmail } from '../../src/portal/storage/settings.ts'
import { storeLinks, storeSignIn, storeStudent } from '../../src/portal/storage/student.ts'
import { stored } from '../support/student.ts'

// A backend that sends no account, such as a school's existing one.
const ADA = { accountId: '', fullName: 'Ada Okafor', cohort: 'Cohort 7', facecard: '/ada.png' }
const GRACE = { accountId: '', fullName: 'Grace Bello', cohort: 'Cohort 7', facecard: '' }
const ACCOUNT = { ...ADA, accountId: '5f0c' }
const CORRECTED = { ...ACCOUNT, fullName: 'Ada Okafor-Bello', cohort: 'Cohort 8' }
const DRAFT = { fields: { studentId: 'S-17' }, savedAt: 1, maybeSent: false }

type Visit = { readonly typed?: string; readonly student?: typeof ADA }

/** A student signs in by typing an address, or has a session already. */
function visit({ typed, student = ADA }: Visit): void {
  if (typed !== undefined) storeSignIn(typed, student.fullName)
  storeStudent(student)
}

describe('a draft', () => {
  test.each<[string, Visit, Visit]>([
    ['the same address', { typed: 'ada@example.org' }, { typed: ' ADA@example.org' }],
    ['no address, and the same name and cohort', {}, {}],
    ['an address where none was typed before', {}, { typed: 'ada@example.org' }],
    [
      'the same address and another cohort',
      { typed: 'ada@example.org' },
      { typed: 'ada@example.org', student: { ...ADA, cohort: 'Cohort 8' } },
    ],
    [
      'the same account under another name and cohort',
      { typed: 'ada@example.org', student: ACCOUNT },
      { student: CORRECTED },
    ],
    [
      'the same account under another address',
      { typed: 'ada@example.org', student: ACCOUNT },
      { typed: 'ada.o@example.org', student: CORRECTED },
    ],
  ])('comes back for the same student: %s', (_, before, after) => {
    visit(before)
    storeDraft('task:3', DRAFT)
    visit(after)
    expect(readDraft('task:3')).toEqual(DRAFT)
  })

  test.each<[string, Visit, Visit]>([
    [
      'another address, though name and cohort are the same',
      { typed: 'ada@example.org' },
      { typed: 'ada.o@example.org' },
    ],
    [
      'the same address, but another name',
      { typed: 'ada@example.org' },
      { typed: 'ada@example.org', student: GRACE },
    ],
    ['no address, and another name', {}, { student: GRACE }],
    ['no address, and another cohort', {}, { student: { ...ADA, cohort: 'Cohort 8' } }],
    [
      'an address where none was typed before, and another cohort',
      {},
      { typed: 'ada@example.org', student: { ...ADA, cohort: 'Cohort 8' } },
    ],
    [
      'another account under the same address, name and cohort',
      { typed: 'ada@example.org', student: ACCOUNT },
      { typed: 'ada@example.org', student: { ...ACCOUNT, accountId: '5f0d' } },
    ],
    [
      'an account where none was known, and another name',
      { typed: 'ada@example.org' },
      { typed: 'ada@example.org', student: CORRECTED },
    ],
    [
      'no account any more, and another name',
      { typed: 'ada@example.org', student: ACCOUNT },
      { typed: 'ada@example.org', student: GRACE },
    ],
    [
      'no account any more, and another address',
      { typed: 'ada@example.org', student: ACCOUNT },
      { typed: 'ada.o@example.org' },
    ],
  ])('never reaches another student: %s', (_, before, after) => {
    visit(before)
    storeDraft('task:3', DRAFT)
    visit(after)
    expect(readDraft('task:3')).toBeNull()
    expect(JSON.stringify(stored())).not.toContain('S-17')
  })
})

test('an address that was typed last, though its session was never seen, is another student than the next one', () => {
  visit({})
  storeDraft('task:3', DRAFT)
  storeSignIn('ada@example.org', ADA.fullName)
  visit({ typed: 'ada.o@example.org' })
  expect(readDraft('task:3')).toBeNull()
})

test('a sign-in whose answer has no name costs no draft: auth.php says whose it is', () => {
  visit({})
  storeDraft('task:3', DRAFT)
  storeSignIn('ada@example.org', '')
  storeStudent(ADA)
  expect(readDraft('task:3')).toEqual(DRAFT)
  storeSignIn('ada@example.org', '')
  storeStudent(GRACE)
  expect(readDraft('task:3')).toBeNull()
})

test('an account is adopted by a device that had none: the name may be corrected then', () => {
  visit({ typed: 'ada@example.org' })
  storeDraft('task:3', DRAFT)
  visit({ student: ACCOUNT })
  visit({ student: CORRECTED })
  expect(readDraft('task:3')).toEqual(DRAFT)
})

test('after a sign-in under another address nothing is read until auth.php says whose it is', () => {
  visit({ typed: 'ada@example.org', student: ACCOUNT })
  storeDraft('task:3', DRAFT)
  const before = tabOwner()
  storeSignIn('ada.o@example.org', ADA.fullName)
  expect(readDraft('task:3')).toBeNull()
  expect(storeDraft('task:3', { ...DRAFT, maybeSent: true }), 'kept').toBe(false)
  expect(stored()['userName']).toBe(ADA.fullName)
  // So that the other tabs start afresh.
  expect(tabOwner()).not.toBe(before)
  storeStudent(ACCOUNT)
  expect(readDraft('task:3')).toEqual(DRAFT)
  storeSignIn('grace@example.org', GRACE.fullName)
  storeSignIn('grace@example.org', '')
  expect(readDraft('task:3')).toBeNull()
})

test('another student removes everything of the last one, and no setting of the device', () => {
  visit({ typed: 'ada@example.org' })
  rememberEmail('ada@example.org')
  storeLinks({ class_link: 'https://a.example' })
  storeDraft('task:3', DRAFT)
  sessionStorage.setItem('anything', 'private')
  visit({ typed: 'grace@example.org', student: GRACE })
  expect(Object.keys(stored()).sort()).toEqual(
    ['courseCohort', 'facecard', 'owner', 'rememberedEmail', 'userName'].sort(),
  )
  expect(stored()['owner']).not.toMatch(/ada@|Ada Okafor/)
  expect(readRememberedEmail()).toBe('ada@example.org')
  expect(sessionStorage).toHaveLength(0)
})

test.each<[string, () => void]>([
  ['after Logout', removeOwner],
  ['after another tab signed out', () => localStorage.clear()],
  ['after another tab signed another student in', () => void anotherTabSignsIn('grace')],
])('nothing is stored and nothing read for the student before %s', (_, leave) => {
  visit({ typed: 'ada@example.org' })
  storeDraft('task:3', DRAFT)
  leave()
  const before = stored()
  storeLinks({ class_link: 'https://a.example' })
  expect(storeDraft('task:4', DRAFT), 'kept').toBe(false)
  expect(readDraft('task:3')).toBeNull()
  expect(stored()).toEqual(before)
})

test.each<[OwnerChange, () => string | null]>([
  ['signed-out', () => null],
  ['same', () => localStorage.getItem('owner')],
  ['another', () => anotherTabSignsIn('grace')],
])('a tab hears from the others: %s', (change, act) => {
  visit({ typed: 'ada@example.org' })
  const heard = vi.fn<(change: OwnerChange) => void>()
  const stop = onOwnerChange(heard)
  const newValue = act()
  if (newValue === null) localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: 'owner', newValue }))
  dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  expect(heard.mock.calls).toEqual([[change]])
  stop()
})

function anotherTabSignsIn(id: string): string {
  const none = { pendingEmail: null, name: null, cohort: null }
  const owner = JSON.stringify({ ...none, id, email: `${id}@example.org`, signedInAt: 1 })
  localStorage.clear()
  localStorage.setItem('owner', owner)
  return owner
}
