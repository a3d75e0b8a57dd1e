import { useEffect, useRef, useState } from 'react'
import type { Text } from '../page/entries.ts'
import type { Wording } from '../exchange.ts'
import { loadWording, saveWording } from './files.ts'
import { keepUnsaved, readUnsaved } from './unsaved.ts'
import { carryOver, changesOf, fieldsOf, typedOf, type Typed } from './wording-fields.ts'

/** The state of one file's wording. */
export type WordingState =
  | { readonly kind: 'loading' }
  /** The file is gone, or its fields cannot be read. */
  | { readonly kind: 'unreadable' }
  | {
      readonly kind: 'open'
      /** What the writer started from. */
      readonly wording: Wording
      readonly typed: Typed
      readonly outcome: Outcome
    }

export type Outcome =
  | { readonly kind: 'none' | 'saving' }
  /** At this version of the content; the next version holds what was saved. */
  | { readonly kind: 'saved'; readonly at: number }
  | { readonly kind: 'refused'; readonly message: string }
  /** Somebody else changed the file; `now` is what it says. */
  | { readonly kind: 'changed'; readonly now: Wording }

/** Loads a file's wording, keeps what is typed into it, and saves it. */
export function useWording(text: Text) {
  const { file, kind } = text
  const [state, setState] = useState<WordingState>({ kind: 'loading' })
  /** What was typed last: the answer to a save may come after it. */
  const newest = useRef<Typed>(null)

  useEffect(() => {
    let current = true
    void (async () => {
      const unsaved = readUnsaved(file)
      const wording = unsaved?.wording ?? (await loadWording(file))
      if (!current) return
      if (!wording?.fields) return setState({ kind: 'unreadable' })
      const typed = unsaved?.typed ?? typedOf(fieldsOf(kind, wording), wording)
      setState({ kind: 'open', wording, typed, outcome: { kind: 'none' } })
    })()
    return () => {
      current = false
    }
  }, [file, kind])

  const open = (wording: Wording, typed: Typed, outcome: Outcome): void => {
    const changes = changesOf(fieldsOf(kind, wording), wording, typed)
    keepUnsaved(file, changes === null ? null : { wording, typed })
    newest.current = typed
    setState({ kind: 'open', wording, typed, outcome })
  }
  const startFrom = (wording: Wording, outcome: Outcome): void =>
    open(wording, typedOf(fieldsOf(kind, wording), wording), outcome)

  return {
    state,
    type: (typed: Typed): void => {
      if (state.kind !== 'open') return
      const stays = ['changed', 'saving'].includes(state.outcome.kind)
      open(state.wording, typed, stays ? state.outcome : { kind: 'none' })
    },
    save: async (at: number): Promise<void> => {
      if (state.kind !== 'open') return
      const { wording, typed } = state
      const changes = changesOf(fieldsOf(kind, wording), wording, typed)
      if (changes === null) return
      open(wording, typed, { kind: 'saving' })
      const saved = await saveWording(file, changes)
      // The writer may have typed more meanwhile.
      const latest = newest.current ?? typed
      if (saved.kind !== 'saved') open(wording, latest, saved)
      else if (latest === typed) startFrom(saved.wording, { kind: 'saved', at })
      else open(saved.wording, latest, { kind: 'none' })
    },
    /** Goes back to what the file says. */
    discard: async (): Promise<void> => {
      const wording = await loadWording(file)
      if (wording?.fields) startFrom(wording, { kind: 'none' })
    },
    /** Keeps what the writer typed; the next save replaces what the file says now. */
    keepMine: (now: Wording): void => {
      if (state.kind === 'open') open(now, carryOver(kind, state, now), { kind: 'none' })
    },
    takeTheirs: (now: Wording): void => startFrom(now, { kind: 'none' }),
  }
}
