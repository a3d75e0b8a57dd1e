import { read, remove, write } from './device.ts'

// Settings of the device. They stay when a student logs out.

const REMEMBERED_EMAIL = 'rememberedEmail'
const THEME = 'theme'
/** Set until a logout reaches the backend, where the session is still open. */
const LOGOUT_OWED = 'logoutOwed'

/** The settings that a logout keeps. */
export const SETTINGS: readonly string[] = [REMEMBERED_EMAIL, THEME, LOGOUT_OWED]

export function readRememberedEmail(): string | null {
  return read(REMEMBERED_EMAIL)
}

/** Keeps the email address on this device; null removes it. */
export function rememberEmail(email: string | null): void {
  if (email === null) remove(REMEMBERED_EMAIL)
  else write(REMEMBERED_EMAIL, email)
}

/** The theme chosen on this device; null to follow the system. */
export function readTheme(): string | null {
  return read(THEME)
}

export function storeTheme(theme: string | null): void {
  if (theme === null) remove(THEME)
  else write(THEME, theme)
}

/** Stores whether the backend must still be told of a logout. */
export function storePendingLogout(owed: boolean): void {
  if (owed) write(LOGOUT_OWED, 'true')
  else remove(LOGOUT_OWED)
}

export function hasPendingLogout(): boolean {
  return read(LOGOUT_OWED) === 'true'
}
