import { useRef, useState } from 'react'
import { storeWaits, waits, type Wait } from '../../storage/waits.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { IdForm } from './id-form.tsx'
import { useWaits } from './use-waits.ts'
import { WaitText } from './wait-note.tsx'
import styles from './waits.module.css'

/** The IDs that the student has saved, in the modal of the card where their results appear. */
export function SavedWaits({ card }: { card: string }) {
  const waits = useWaits(card)
  if (waits.length === 0) return null
  return (
    <ul role="list" className="stack" aria-label="Saved on this device">
      {waits.map((wait) => (
        <SavedWait key={`${wait.kept} ${wait.checkAt}`} wait={wait} />
      ))}
    </ul>
  )
}

function SavedWait({ wait }: { wait: Wait }) {
  const { label, kept, checkAt } = wait
  const shown = useRef<HTMLElement>(null)
  const [isOpen, setIsOpen] = useState(false)

  function replaceBy(others: readonly Wait[]) {
    const isStored = storeWaits(waits.get().flatMap((one) => (one === wait ? others : [one])))
    setIsOpen(!isStored)
    return isStored
  }

  if (isOpen) {
    return (
      <li>
        <IdForm
          label={label}
          defaultValue={kept}
          onSave={(id) => replaceBy([{ ...wait, kept: id }])}
        >
          <Button variant="secondary" onClick={() => replaceBy([])}>
            Remove
          </Button>
        </IdForm>
      </li>
    )
  }
  return (
    <li className={styles.wait}>
      <p>
        {label} <strong ref={shown}>{kept}</strong>
      </p>
      <CopyButton what={`${label} ${kept}`} source={shown} />
      <WaitText checkAt={checkAt} />
      <Button variant="quiet" aria-label={`Change ${kept}`} onClick={() => setIsOpen(true)}>
        Change
      </Button>
    </li>
  )
}
