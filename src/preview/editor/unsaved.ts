import type { Wording } from '../exchange.ts'
import type { Typed } from './wording-fields.ts'

// Wording that is not saved yet is kept in this tab, so that nothing is lost by a reload or by
// looking at another card.

export type Unsaved = { readonly wording: Wording; readonly typed: Typed }

const KEY = 'wording:'

export function keepUnsaved(file: string, unsaved: Unsaved | null): void {
  if (unsaved === null) sessionStorage.removeItem(KEY + file)
  else sessionStorage.setItem(KEY + file, JSON.stringify(unsaved))
}

export function readUnsaved(file: string): Unsaved | null {
  const kept = sessionStorage.getItem(KEY + file)
  return kept === null ? null : (JSON.parse(kept) as Unsaved)
}

/** Follows a file that was given another name or place. */
export function moveUnsaved(from: string, to: string): void {
  const unsaved = readUnsaved(from)
  if (unsaved === null) return
  keepUnsaved(to, { ...unsaved, wording: { ...unsaved.wording, file: to } })
  keepUnsaved(from, null)
}

/** The files with wording that is not saved. */
function unsavedFiles(): string[] {
  return Object.keys(sessionStorage)
    .filter((key) => key.startsWith(KEY))
    .map((key) => key.slice(KEY.length))
}

/** Makes the browser ask before the preview is left with unsaved wording. */
export function askBeforeLeaving(event: BeforeUnloadEvent): void {
  if (unsavedFiles().length > 0) event.preventDefault()
}
