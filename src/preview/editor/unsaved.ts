import { useSyncExternalStore } from 'react'
import type { Draft } from './rebase.ts'

// Words that are not saved yet are kept in this browser, whatever happens to the page: another card,
// a reload, a closed window. Every window of the preview shows the same ones.

/** By the files they are for. */
export type Unsaved = ReadonlyMap<string, Draft>

const KEY = 'words of '

let unsaved: Unsaved | undefined
/** Drafts that this browser did not keep: it is full, or keeps nothing. */
const notKept = new Set<string>()
const listeners = new Set<() => void>()

export function unsavedNow(): Unsaved {
  unsaved ??= readAll()
  return unsaved
}

export function useUnsaved(): Unsaved {
  return useSyncExternalStore(subscribe, unsavedNow)
}

/** Null: nothing is unsaved there any more. */
export function keepUnsaved(file: string, draft: Draft | null): void {
  const next = new Map(unsavedNow())
  if (draft === null) next.delete(file)
  else next.set(file, draft)
  unsaved = next
  keep(file, draft)
  for (const listener of listeners) listener()
}

/** The words of a file that has another name now. */
export function moveUnsaved(from: string, to: string): void {
  const draft = unsavedNow().get(from)
  if (!draft) return
  keepUnsaved(to, { ...draft, wording: { ...draft.wording, file: to } })
  keepUnsaved(from, null)
}

/** Makes the browser ask before the preview is left; only while words would be lost by that. */
export function askBeforeLeaving(event: BeforeUnloadEvent): void {
  if (notKept.size > 0) event.preventDefault()
}

function subscribe(listener: () => void): () => void {
  const follow = ({ key }: StorageEvent): void => {
    if (key !== null && !key.startsWith(KEY)) return
    unsaved = undefined
    listener()
  }
  listeners.add(listener)
  addEventListener('storage', follow)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', follow)
  }
}

function keep(file: string, draft: Draft | null): void {
  notKept.delete(file)
  try {
    if (draft === null) localStorage.removeItem(KEY + file)
    else localStorage.setItem(KEY + file, JSON.stringify(draft))
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    if (draft !== null) notKept.add(file)
  }
}

function readAll(): Unsaved {
  try {
    const files = Object.keys(localStorage).filter((key) => key.startsWith(KEY))
    const read = files.flatMap((key) => {
      const draft = readDraft(localStorage.getItem(key))
      return draft ? [[key.slice(KEY.length), draft] as const] : []
    })
    return new Map(read)
  } catch (error) {
    if (error instanceof DOMException) return new Map()
    throw error
  }
}

/** Null where this is no draft as this version of the preview writes them. */
function readDraft(text: string | null): Draft | null {
  try {
    const draft = JSON.parse(text ?? 'null') as Draft | null
    return draft?.typed?.lists?.links && draft.wording?.version ? draft : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
