import type { Student } from '../contract/session.ts'
import type { StoredLinks } from '../contract/links.ts'

// The one module that touches the browser's storage. Storage may be blocked, full or hold rubbish
// (private windows, shared phones): then reading answers null and writing does nothing, because the
// portal needs none of it to work.

const NAME = 'userName' // spec 3, as are the next three
const COHORT = 'courseCohort'
const FACECARD = 'facecard'
const LINKS = 'userLinks'
const STUDENT_KEYS = [NAME, COHORT, FACECARD, LINKS]

const REMEMBERED_EMAIL = 'rememberedEmail'
const THEME = 'theme'
/** Set after a logout that did not reach the backend, where the session is still open. */
const LOGOUT_OWED = 'logoutOwed'
/** The settings of the device, which a logout keeps. */
const DEVICE_KEYS = [REMEMBERED_EMAIL, THEME]

/** Stores the name that came with a sign-in, and removes what another student left behind. */
export function storeSignIn(fullName: string): void {
  // A student whose session ended keeps the drafts; another student must not see them.
  if (read(NAME) !== fullName) attempt(() => sessionStorage.clear())
  for (const key of [...STUDENT_KEYS, LOGOUT_OWED]) remove(key)
  write(NAME, fullName)
}

export function storeStudent(student: Student): void {
  write(NAME, student.fullName)
  write(COHORT, student.cohort)
  write(FACECARD, student.facecard)
}

/** Stores the student's links; an answer that comes after a logout writes nothing. */
export function storeLinks(links: StoredLinks): void {
  if (read(NAME) !== null) write(LINKS, JSON.stringify(links))
}

/** The links of the last visit. Null when none are stored, or something that is no set of texts. */
export function readLinks(): StoredLinks | null {
  return parseTexts(read(LINKS))
}

export function readRememberedEmail(): string | null {
  return read(REMEMBERED_EMAIL)
}

/** The theme chosen on this device; null while none is, and the system's counts. */
export function readTheme(): string | null {
  return read(THEME)
}

export function storeTheme(theme: string | null): void {
  if (theme === null) remove(THEME)
  else write(THEME, theme)
}

/** Keeps the email address on this device; null removes it. */
export function rememberEmail(email: string | null): void {
  if (email === null) remove(REMEMBERED_EMAIL)
  else write(REMEMBERED_EMAIL, email)
}

/** Stores whether the backend must still be told of a logout. */
export function storeLogoutOwed(owed: boolean): void {
  if (owed) write(LOGOUT_OWED, 'true')
  else remove(LOGOUT_OWED)
}

export function isLogoutOwed(): boolean {
  return read(LOGOUT_OWED) === 'true'
}

/** What was typed into a form and not handed in yet, by the names of its fields; kept for this tab. */
export type Draft = Readonly<Record<string, string>>

export function storeDraft(form: string, draft: Draft): void {
  attempt(() => sessionStorage.setItem(draftKey(form), JSON.stringify(draft)))
}

export function readDraft(form: string): Draft {
  const stored = attempt(() => sessionStorage.getItem(draftKey(form))) ?? null
  return parseTexts(stored) ?? {}
}

export function removeDraft(form: string): void {
  attempt(() => sessionStorage.removeItem(draftKey(form)))
}

function draftKey(form: string): string {
  return `draft:${form}`
}

/** Empties both storages, but for the settings of the device. */
export function clearStudent(): void {
  const kept = DEVICE_KEYS.map((key) => [key, read(key)] as const)
  attempt(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  for (const [key, value] of kept) if (value !== null) write(key, value)
}

/**
 * Calls back when another tab of this browser signs out, which empties the storage they share.
 * @returns a function that stops listening
 */
export function onSignedOutElsewhere(callback: () => void): () => void {
  const listener = (event: StorageEvent) => {
    const cleared = event.key === null
    const nameRemoved = event.key === NAME && event.newValue === null
    if (cleared || nameRemoved) callback()
  }
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}

function parseTexts(stored: string | null): Readonly<Record<string, string>> | null {
  if (stored === null) return null
  try {
    const value: unknown = JSON.parse(stored)
    return isTexts(value) ? value : null
  } catch {
    return null // rubbish counts as nothing stored
  }
}

function isTexts(value: unknown): value is Readonly<Record<string, string>> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((text) => typeof text === 'string')
  )
}

function read(key: string): string | null {
  return attempt(() => localStorage.getItem(key)) ?? null
}

function write(key: string, value: string): void {
  attempt(() => localStorage.setItem(key, value))
}

function remove(key: string): void {
  attempt(() => localStorage.removeItem(key))
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined // blocked or full storage must never break a page
  }
}
