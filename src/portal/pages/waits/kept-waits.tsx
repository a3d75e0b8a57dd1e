import { useRef, useState } from 'react'
import { removeWait, storeWait, type Wait } from '../../storage/waits.ts'
import { formatShortOnPhone } from '../../time/school-time.ts'
import { useNow } from '../../time/use-now.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { changeIn, useWaits } from './use-waits.ts'
import { WaitWords } from './wait-note.tsx'
import styles from './waits.module.css'

/** In the modal of the card that says from when to look: everything that the student has sent. */
export function KeptWaits({ card }: { card: string }) {
  const waits = useWaits(card)
  const [removed, setRemoved] = useState<Wait | null>(null)
  const undoBox = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  if (waits.length === 0 && removed === null) return null

  const remove = (wait: Wait) =>
    changeIn(undoBox, () => {
      removeWait(wait)
      setRemoved(wait)
    })
  const undo = (wait: Wait) =>
    changeIn(list, () => {
      if (storeWait(wait)) setRemoved(null)
    })
  return (
    <section aria-label="Kept on this device">
      <ul ref={list} className={styles.list}>
        {waits.map((wait) => (
          <li key={wait.sentAt} className={styles.wait}>
            <KeptWait wait={wait} onRemove={() => remove(wait)} />
          </li>
        ))}
      </ul>
      <div ref={undoBox} className={styles.removed} role="status">
        {removed !== null && (
          <>
            Removed from this device.
            <Button variant="quiet" onClick={() => undo(removed)}>
              Undo
            </Button>
          </>
        )}
      </div>
    </section>
  )
}

function KeptWait({ wait, onRemove }: { wait: Wait; onRemove: () => void }) {
  const now = useNow()
  const shown = useRef<HTMLElement>(null)
  const { label, kept, sentAt, checkAt } = wait
  return (
    <>
      {kept !== '' && (
        <div className={styles.row}>
          <p>
            <span className={styles.label}>{label}</span>
            <strong ref={shown}>{kept}</strong>
          </p>
          <CopyButton what={`${label} ${kept}`} source={shown} />
        </div>
      )}
      <div className={styles.row}>
        <div>
          <p className={styles.label}>Sent {formatShortOnPhone(new Date(sentAt))}</p>
          <WaitWords checkAt={checkAt} now={now} />
        </div>
        <Button
          variant="quiet"
          aria-label={kept === '' ? 'Remove' : `Remove ${kept}`}
          onClick={onRemove}
        >
          Remove
        </Button>
      </div>
    </>
  )
}
