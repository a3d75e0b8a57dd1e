import { useRef, useState } from 'react'
import { removeWait, type Wait } from '../../storage/waits.ts'
import { useNow } from '../../time/use-now.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { changeIn, useWaits } from './use-waits.ts'
import { WaitWords } from './wait-note.tsx'
import styles from './waits.module.css'

/** In the modal of the card that says from when to look: everything that the student has saved. */
export function KeptWaits({ card }: { card: string }) {
  const waits = useWaits(card)
  const now = useNow()
  const [removing, setRemoving] = useState<Wait | null>(null)
  const list = useRef<HTMLUListElement>(null)
  if (waits.length === 0) return null

  const remove = (wait: Wait) => {
    // Its button is gone then: the modal's first one gets the focus.
    const modal = { current: list.current?.closest('dialog') ?? null }
    changeIn(modal, () => removeWait(wait))
  }
  return (
    <section aria-label="Saved on this device">
      <ul ref={list} className={styles.list}>
        {waits.map((wait) => (
          <li key={wait.sentAt} className={styles.wait}>
            {wait.kept !== '' && <SavedId wait={wait} />}
            <WaitWords checkAt={wait.checkAt} now={now} />
            <Button
              variant="quiet"
              aria-label={`Remove ${wait.kept}`.trim()}
              onClick={() => setRemoving(wait)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      {removing !== null && (
        <Confirm
          title={`Remove ${removing.kept}?`}
          action="Remove"
          onConfirm={() => remove(removing)}
          onClose={() => setRemoving(null)}
        >
          It will be deleted from this device.
        </Confirm>
      )}
    </section>
  )
}

function SavedId({ wait: { label, kept } }: { wait: Wait }) {
  const shown = useRef<HTMLElement>(null)
  return (
    <>
      <p>
        {label} <strong ref={shown}>{kept}</strong>
      </p>
      <CopyButton what={`${label} ${kept}`} source={shown} />
    </>
  )
}
