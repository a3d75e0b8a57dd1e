import type { Wording } from '../exchange.ts'
import type { Typed } from './typed.ts'

// Unsaved words of the file that is being edited outlive a reload of the preview.

export type KeptWords = {
  readonly file: string
  readonly wording: Wording
  readonly typed: Typed
}

const KEY = 'unsaved words'

export function keptWords(): KeptWords | null {
  return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as KeptWords | null
}

export function keepWords(words: KeptWords): void {
  sessionStorage.setItem(KEY, JSON.stringify(words))
}

export function forgetWords(): void {
  sessionStorage.removeItem(KEY)
}
