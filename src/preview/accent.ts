import type { SchoolEntry } from './exchange.ts'

const sheet = document.createElement('style')

/** Applies the school's accent colour, which a save may change. */
export function showAccent(school: SchoolEntry | null): void {
  if (!sheet.isConnected) document.head.append(sheet)
  const accent = school?.accent ?? ''
  if (sheet.textContent !== accent) sheet.textContent = accent
}
