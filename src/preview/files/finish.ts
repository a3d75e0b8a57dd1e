import { moveUnsaved } from '../editor/unsaved.ts'
import { keyOf, type Text } from '../page/entries.ts'
import { takeBack } from './ask.ts'
import type { FilesDone } from './file-changes.ts'
import { setFiles, type LastDone } from './store.ts'

/** Closes the dialog of a change that was made at a text, and offers to take it back. */
export function finish({ said, undo, show, renamed }: FilesDone, text: Text): void {
  for (const [from, to] of renamed) moveUnsaved(from, to)
  const last = { said, undo, from: keyOf(text), renamed, failed: false }
  setFiles({ opened: null, last, going: show })
}

/** Takes back what was done last, and shows again what was shown before it. */
export async function undoLast(last: LastDone): Promise<void> {
  if (last.undo === null) return
  const reply = await takeBack(last.undo)
  const taken = reply.kind === 'done'
  if (taken) for (const [from, to] of last.renamed) moveUnsaved(to, from)
  const said = reply.kind === 'plan' ? '' : taken ? reply.said : reply.message
  setFiles({
    last: { said, undo: null, from: null, renamed: [], failed: !taken },
    going: taken ? last.from : null,
  })
}
