import { useEffect } from 'react'
import { changesOf } from './changes.ts'
import { findMoved, loadWording } from './files.ts'
import { rebase } from './rebase.ts'
import { isBeingSaved } from './save-draft.ts'
import { keepUnsaved, moveUnsaved, unsavedNow } from './unsaved.ts'

/**
 * After every change of content: unsaved words stand on what their file says now, and follow it to
 * its new name.
 */
export function useFollowFiles(version: number): void {
  useEffect(() => {
    for (const file of unsavedNow().keys()) void followFile(file)
    // After every change of content, too.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [version])
}

async function followFile(file: string): Promise<void> {
  const now = await loadWording(file)
  const draft = unsavedNow().get(file)
  if (!draft || isBeingSaved(file)) return
  if (now === null) {
    const moved = await findMoved(draft.wording.version)
    if (moved !== null && !unsavedNow().has(moved)) moveUnsaved(file, moved)
    return
  }
  // While the fields cannot be read, the words wait.
  if (now.fields === null || now.version === draft.wording.version) return
  const rebased = rebase(draft, now)
  const changed = changesOf(rebased.kind, rebased.wording, rebased.typed) !== null
  keepUnsaved(file, changed || rebased.conflicts.length > 0 ? rebased : null)
}
