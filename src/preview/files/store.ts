import { useSyncExternalStore } from 'react'
import type { Text } from '../page/entries.ts'

// What is under way with files. It outlives the page or card that it was begun at.

/** The dialog that is open. */
export type Opened =
  | {
      readonly kind: 'rename' | 'move' | 'remove' | 'new-card' | 'new-page' | 'pictures'
      readonly text: Text
    }
  | {
      readonly kind: 'add-picture'
      readonly text: Text
      /** Null until the writer chooses one. */
      readonly picture: File | null
      /** How many more were dropped with it. */
      readonly others: number
    }

/** What was done last, and can perhaps be taken back. */
export type LastDone = {
  readonly said: string
  readonly undo: string | null
  /** The key of the entry at which it was begun. */
  readonly from: string | null
  readonly renamed: readonly (readonly [from: string, to: string])[]
  readonly failed: boolean
}

/** The text that is being edited, where a picture is placed at the cursor. */
export type Placer = {
  readonly file: string
  /** The id of the field, which gets the focus back. */
  readonly field: string
  readonly place: (markdown: string) => void
}

type FilesState = {
  readonly opened: Opened | null
  readonly last: LastDone | null
  /** The key of the entry to show as soon as it is there. */
  readonly going: string | null
  readonly placer: Placer | null
}

/** What was done last can be taken back after a reload, too: the server knows what was there. */
const LAST = 'done last'

let state: FilesState = { opened: null, last: lastKept(), going: null, placer: null }
const listeners = new Set<() => void>()

export function setFiles(next: Partial<FilesState>): void {
  state = { ...state, ...next }
  if ('last' in next) keepLast(state.last)
  for (const listen of listeners) listen()
}

export function closeDialog(): void {
  setFiles({ opened: null })
}

export function useFiles(): FilesState {
  return useSyncExternalStore(follow, () => state)
}

function follow(listen: () => void): () => void {
  listeners.add(listen)
  return () => listeners.delete(listen)
}

/** @returns a function that takes it away again */
export function offerPlace(placer: Placer): () => void {
  setFiles({ placer })
  return () => {
    if (state.placer === placer) setFiles({ placer: null })
  }
}

function keepLast(last: LastDone | null): void {
  try {
    sessionStorage.setItem(LAST, JSON.stringify(last))
  } catch (error) {
    if (!(error instanceof DOMException)) throw error // this browser keeps nothing
  }
}

function lastKept(): LastDone | null {
  try {
    return JSON.parse(sessionStorage.getItem(LAST) ?? 'null') as LastDone | null
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    return null
  }
}
