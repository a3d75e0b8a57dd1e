import { useRef } from 'react'
import type { Wait } from '../../storage/waits.ts'
import { useNow } from '../../time/use-now.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { IdButton } from './id-button.tsx'
import { useWaits } from './use-waits.ts'
import { WaitWords } from './wait-note.tsx'
import styles from './waits.module.css'

/** In the modal of the card that says from when to look: everything that the student has saved. */
export function KeptWaits({ card }: { card: string }) {
  const waits = useWaits(card)
  const now = useNow()
  if (waits.length === 0) return null
  return (
    <ul className={styles.list} aria-label="Saved on this device">
      {waits.map((wait) => (
        <li key={wait.sentAt} className={styles.wait}>
          {wait.kept !== '' && <SavedId wait={wait} />}
          <WaitWords checkAt={wait.checkAt} now={now} />
          <IdButton
            title={`Change ${wait.kept || wait.label}`}
            label="Change"
            variant="quiet"
            waitNow={() => wait}
          />
        </li>
      ))}
    </ul>
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
