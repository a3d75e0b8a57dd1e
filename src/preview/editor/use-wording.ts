import { useEffect, useMemo, useState } from 'react'
import type { Editable } from '../page/entries.ts'
import type { Wording } from '../exchange.ts'
import { changesOf } from './changes.ts'
import { loadWording } from './files.ts'
import { keepMine, rebase, takeTheirs, type Draft } from './rebase.ts'
import { saveDraft } from './save-draft.ts'
import { keepIds, typedOf, type Typed } from './typed.ts'
import { keepUnsaved, useUnsaved } from './unsaved.ts'

/** A file's words as the writer sees them. */
export type Opened = { readonly wording: Wording; readonly typed: Typed }

export type WordingState =
  | { readonly kind: 'loading' }
  /** The file is gone, or its fields cannot be read. */
  | { readonly kind: 'unreadable' }
  | {
      readonly kind: 'open'
      readonly draft: Draft
      readonly changed: boolean
      /** The file cannot be read any more: these are its words as they were before. */
      readonly stale: boolean
    }

export type Outcome =
  | { readonly kind: 'none' | 'saving' }
  /** At this version of the content; the next version holds what was saved. */
  | { readonly kind: 'saved'; readonly at: number }
  | { readonly kind: 'discarded'; readonly draft: Draft }
  | { readonly kind: 'refused'; readonly message: string }

/** A file's words, what is typed into them, and what can be done with it. */
export function useWording({ file, kind }: Editable, version: number) {
  const unsaved = useUnsaved().get(file)
  const [opened, setOpened] = useState<Opened | null | 'loading'>('loading')
  const [readable, setReadable] = useState(true)
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' })

  useEffect(() => {
    let current = true
    void (async () => {
      const wording = await loadWording(file)
      if (!current) return
      setReadable(Boolean(wording?.fields))
      setOpened((before) => {
        const earlier = before === 'loading' ? null : before
        // Half of somebody's save: the form stays as it is, with the cursor in it.
        if (!wording?.fields || earlier?.wording.version === wording.version) return earlier
        const typed = typedOf(kind, wording)
        return { wording, typed: earlier === null ? typed : keepIds(typed, earlier.typed) }
      })
    })()
    return () => {
      current = false
    }
    // After every change of content, too.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [file, kind, version])

  // The same one while nothing changes: what is shown of it is made anew with each.
  const state = useMemo(
    () => stateOf(kind, unsaved, opened, !readable),
    [kind, unsaved, opened, readable],
  )
  const set = (draft: Draft): void => {
    const changed = changesOf(draft.kind, draft.wording, draft.typed) !== null
    const unsettled = changed || draft.conflicts.length > 0
    if (!unsettled) setOpened({ wording: draft.wording, typed: draft.typed })
    keepUnsaved(file, unsettled ? draft : null)
  }
  const resolve = (change: (draft: Draft, name: string) => Draft, names: readonly string[]) => {
    if (state.kind === 'open') set(names.reduce(change, state.draft))
  }

  return {
    state,
    outcome,
    type: (typed: Typed): void => {
      if (state.kind !== 'open') return
      setOutcome((before) => (before.kind === 'saving' ? before : { kind: 'none' }))
      set({ ...state.draft, typed })
    },
    save: async (): Promise<void> => {
      if (state.kind !== 'open' || !state.changed || state.draft.conflicts.length > 0) return
      setOutcome({ kind: 'saving' })
      const saved = await saveDraft(file)
      if (saved?.kind === 'refused') return setOutcome(saved)
      if (saved?.kind === 'saved') setOpened(saved.opened)
      setOutcome(saved?.kind === 'saved' ? { kind: 'saved', at: version } : { kind: 'none' })
    },
    /** Goes back to what the file says. */
    discard: (): void => {
      if (state.kind !== 'open') return
      const { wording } = state.draft
      keepUnsaved(file, null)
      setOpened({ wording, typed: typedOf(kind, wording) })
      setOutcome({ kind: 'discarded', draft: state.draft })
    },
    undo: (): void => {
      if (outcome.kind !== 'discarded' || state.kind !== 'open') return
      set(rebase(outcome.draft, state.draft.wording))
      setOutcome({ kind: 'none' })
    },
    keepMine: (names: readonly string[]): void => resolve(keepMine, names),
    takeTheirs: (names: readonly string[]): void => {
      if (state.kind !== 'open') return
      const { draft } = state
      resolve(takeTheirs, names)
      // Back to before the first of several choices.
      setOutcome((before) => (before.kind === 'discarded' ? before : { kind: 'discarded', draft }))
    },
  }
}

function stateOf(
  kind: Editable['kind'],
  unsaved: Draft | undefined,
  opened: Opened | null | 'loading',
  stale: boolean,
): WordingState {
  if (unsaved) return { kind: 'open', draft: unsaved, changed: true, stale }
  if (opened === 'loading') return { kind: 'loading' }
  if (opened === null) return { kind: 'unreadable' }
  return { kind: 'open', draft: { kind, ...opened, conflicts: [] }, changed: false, stale }
}
