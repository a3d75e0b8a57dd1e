import type { Edit } from './typed.ts'

// Unsaved words survive a reload of the preview, and wait while the writer looks at other texts.

const PREFIX = 'unsaved: '

export function keptWords(file: string): Edit | null {
  return JSON.parse(sessionStorage.getItem(PREFIX + file) ?? 'null') as Edit | null
}

export function keepWords(file: string, edit: Edit): void {
  sessionStorage.setItem(PREFIX + file, JSON.stringify(edit))
}

export function forgetWords(file: string): void {
  sessionStorage.removeItem(PREFIX + file)
}

/** The files with unsaved words. */
export function unsavedFiles(): string[] {
  return Object.keys(sessionStorage).flatMap((key) =>
    key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : [],
  )
}
