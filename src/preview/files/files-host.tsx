import { X } from 'lucide-react'
import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { Button } from '../../portal/ui/button.tsx'
import { IconButton } from '../../portal/ui/icon-button.tsx'
import type { Content } from '../exchange.ts'
import { shownOf, textOf } from '../page/entries.ts'
import { isFocusFree } from '../page/keep-focus.ts'
import type { Going } from '../page/show-link.tsx'
import { AddPictureDialog } from './add-picture-dialog.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { MENU_ID } from './file-menu.tsx'
import styles from './files.module.css'
import { undoLast } from './finish.ts'
import { PicturesDialog } from './pictures-dialog.tsx'
import { setFiles, useFiles, type LastDone, type Opened } from './store.ts'
import { useDroppedPicture } from './use-dropped-picture.ts'

/** The dialogs in which files are changed, what was done last, and where a dropped picture goes. */
export function FilesHost({ content, state, onGo }: Going & { content: Content }) {
  const { opened, last, going, placer } = useFiles()
  const text = textOf(content, state.shown)
  const dragging = useDroppedPicture((picture, others) => {
    // What is typed in another dialog stays.
    if (opened !== null && !PICTURE_DIALOGS.has(opened.kind)) return
    const beside = opened?.text ?? text
    if (beside === undefined) return
    setFiles({ opened: { kind: 'add-picture', text: beside, picture, others } })
  })
  const goal = going === null ? undefined : content.entries[going]
  const show = useEffectEvent((entry: NonNullable<typeof goal>) => {
    setFiles({ going: null })
    if (entry.kind !== 'school') onGo({ ...state, shown: shownOf(entry) })
    // What had the focus may have gone with the text that was shown.
    requestAnimationFrame(focusMenu)
  })
  useLayoutEffect(() => {
    // The change arrives a moment after the answer to it.
    if (goal !== undefined) show(goal)
  }, [goal])
  return (
    <>
      {opened?.kind === 'add-picture' && (
        <AddPictureDialog
          text={opened.text}
          others={opened.others}
          chosen={opened.picture}
          placer={placer?.file === opened.text.file ? placer : null}
        />
      )}
      {opened?.kind === 'pictures' && <PicturesDialog text={opened.text} content={content} />}
      {opened !== null && opened.kind !== 'add-picture' && opened.kind !== 'pictures' && (
        <ChangeDialog kind={opened.kind} text={opened.text} content={content} state={state} />
      )}
      <LastDoneBar last={last} />
      {dragging && opened === null && text !== undefined && (
        <div className={styles.drop}>
          <p>Drop the picture here to add it to {text.title}</p>
        </div>
      )}
    </>
  )
}

const PICTURE_DIALOGS: ReadonlySet<Opened['kind']> = new Set(['add-picture', 'pictures'])

/** Gives the focus to Organise where the writer gave it to nothing, or only to what Undo has left behind. */
function focusMenu(): void {
  if (isFocusFree() || document.activeElement?.closest('[data-taken-back]')) {
    document.getElementById(MENU_ID)?.focus()
  }
}

function LastDoneBar({ last }: { last: LastDone | null }) {
  const [busy, setBusy] = useState(false)
  const undo = async (): Promise<void> => {
    if (last === null) return
    setBusy(true)
    await undoLast(last)
    setBusy(false)
    // Undo goes away with the next frame, and what it brings back comes a moment sooner or later.
    requestAnimationFrame(focusMenu)
  }
  return (
    <div
      role="status"
      className={styles.last}
      data-failed={last?.failed || undefined}
      data-taken-back={(last !== null && last.undo === null) || undefined}
    >
      {last !== null && (
        <div>
          <p>{last.said}</p>
          {last.undo !== null && (
            <Button variant="secondary" busy={busy} onClick={() => void undo()}>
              Undo
            </Button>
          )}
          <IconButton
            label="Close this message"
            onClick={() => {
              setFiles({ last: null })
              document.getElementById(MENU_ID)?.focus()
            }}
          >
            <X aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </div>
  )
}
