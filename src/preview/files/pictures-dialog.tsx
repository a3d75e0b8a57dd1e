import { useEffect, useState } from 'react'
import { Button } from '../../portal/ui/button.tsx'
import { Modal } from '../../portal/ui/modal.tsx'
import { Notice } from '../../portal/ui/notice.tsx'
import type { Content } from '../exchange.ts'
import type { Text } from '../page/entries.ts'
import { kilobytes } from './add-picture-dialog.tsx'
import { askPictures, askPlan, doChange, UNREACHED } from './ask.ts'
import type { PictureFile } from './file-changes.ts'
import { finish } from './finish.ts'
import { MENU_ID } from './file-menu.tsx'
import styles from './files.module.css'
import { closeDialog, setFiles } from './store.ts'

/** The pictures beside a text: what shows each of them, and a way to remove the others. */
export function PicturesDialog({ text, content }: { text: Text; content: Content }) {
  const folder = text.file.split('/')[1] ?? ''
  const { version } = content
  const [pictures, setPictures] = useState<readonly PictureFile[] | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  useEffect(() => {
    let current = true
    void (async () => {
      const reply = await askPictures(folder)
      if (!current) return
      if (reply === null) setRefused(UNREACHED.message)
      else setPictures(reply.pictures)
    })()
    return () => {
      current = false
    }
    // After every change of content, too.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [folder, version])

  const remove = async (file: string): Promise<void> => {
    const change = { kind: 'remove-picture', file } as const
    setRefused(null)
    const plan = await askPlan(change)
    const done = plan.kind === 'plan' ? await doChange(change, plan.id) : plan
    if (done.kind === 'done') finish(done, text)
    else
      setRefused(
        done.kind === 'refused' ? done.message : 'The content changed meanwhile. Look again.',
      )
  }
  return (
    <Modal
      title="Pictures"
      description={`They lie in content/${folder}, and only its texts can show them.`}
      opener={MENU_ID}
      onClose={closeDialog}
      actions={
        <>
          <Button
            onClick={() =>
              setFiles({ opened: { kind: 'add-picture', text, picture: null, others: 0 } })
            }
          >
            Add a picture…
          </Button>
          <Button variant="secondary" onClick={closeDialog}>
            Close
          </Button>
        </>
      }
    >
      {refused !== null && <Notice kind="error">{refused}</Notice>}
      <div role="status">
        {pictures === null && refused === null && (
          <p className={styles.help}>Looking for pictures…</p>
        )}
        {pictures?.length === 0 && <p>There is no picture here yet.</p>}
      </div>
      {pictures !== null && pictures.length > 0 && (
        <ul className={styles.pictures}>
          {pictures.map(({ file, bytes, shownIn }) => (
            <li key={file}>
              <img src={`/${file}`} alt="" />
              <div>
                <b>{file.split('/').at(-1)}</b>
                <p className={styles.help}>
                  {kilobytes(bytes)},{' '}
                  {shownIn.length === 0
                    ? 'no text shows it'
                    : `shown by ${titlesOf(content, shownIn)}`}
                </p>
              </div>
              {shownIn.length === 0 && (
                <Button variant="secondary" onClick={() => void remove(file)}>
                  Remove
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Modal>
  )
}

function titlesOf({ entries }: Content, files: readonly string[]): string {
  const texts = Object.values(entries).filter((entry) => entry.kind !== 'school')
  return files.map((file) => texts.find((text) => text.file === file)?.title ?? file).join(', ')
}
