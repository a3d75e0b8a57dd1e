import { changesOf } from './changes.ts'
import { saveWording } from './files.ts'
import { onSaved, rebase } from './rebase.ts'
import { keepUnsaved, unsavedNow } from './unsaved.ts'
import type { Opened } from './use-wording.ts'

const underWay = new Set<string>()

/** Files whose answer is awaited: what they say now is no news. */
export function isBeingSaved(file: string): boolean {
  return underWay.has(file)
}

type DraftSaved =
  | { readonly kind: 'saved'; readonly opened: Opened }
  | { readonly kind: 'changed' }
  | { readonly kind: 'refused'; readonly message: string }

/** Writes a draft into its file. What is typed meanwhile stays a draft, on top of what was saved. */
export async function saveDraft(file: string): Promise<DraftSaved | null> {
  const draft = unsavedNow().get(file)
  const changes = draft && changesOf(draft.kind, draft.wording, draft.typed)
  if (!draft || !changes || draft.conflicts.length > 0 || underWay.has(file)) return null
  underWay.add(file)
  const saved = await saveWording(file, changes)
  underWay.delete(file)
  const latest = unsavedNow().get(file) ?? draft
  if (saved.kind === 'refused') return saved
  if (saved.kind === 'changed') {
    keepUnsaved(file, rebase(latest, saved.now))
    return { kind: 'changed' }
  }
  const typed = onSaved(latest.typed, draft.typed)
  const more = changesOf(draft.kind, saved.wording, typed) !== null
  keepUnsaved(file, more ? { ...latest, wording: saved.wording, typed } : null)
  return { kind: 'saved', opened: { wording: saved.wording, typed } }
}
