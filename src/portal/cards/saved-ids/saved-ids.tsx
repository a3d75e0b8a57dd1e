import { useRef, useState } from 'react'
import { storeSavedIds, savedIds, type SavedId } from '../../storage/saved-ids.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { IdForm } from './id-form.tsx'
import { useSavedIds } from './use-saved-ids.ts'
import { CheckTime } from './check-note.tsx'
import styles from './saved-ids.module.css'

/** The IDs that the student has saved, in the modal of the card where their results appear. */
export function SavedIds({ card }: { card: string }) {
  const savedIds = useSavedIds(card)
  if (savedIds.length === 0) return null
  return (
    <ul role="list" className="stack" aria-label="Saved on this device">
      {savedIds.map((savedId) => (
        <SavedIdItem key={`${savedId.kept} ${savedId.checkAt}`} savedId={savedId} />
      ))}
    </ul>
  )
}

function SavedIdItem({ savedId }: { savedId: SavedId }) {
  const { label, kept, checkAt } = savedId
  const text = useRef<HTMLElement>(null)
  const [isOpen, setIsOpen] = useState(false)

  function replaceBy(others: readonly SavedId[]) {
    const isStored = storeSavedIds(
      savedIds.get().flatMap((one) => (one === savedId ? others : [one])),
    )
    setIsOpen(!isStored)
    return isStored
  }

  if (isOpen) {
    return (
      <li>
        <IdForm
          label={label}
          defaultValue={kept}
          onSave={(id) => replaceBy([{ ...savedId, kept: id }])}
        >
          <Button variant="secondary" onClick={() => replaceBy([])}>
            Remove
          </Button>
        </IdForm>
      </li>
    )
  }
  return (
    <li className={styles.savedId}>
      <p>
        {label} <strong ref={text}>{kept}</strong>
      </p>
      <CopyButton what={`${label} ${kept}`} source={text} />
      <CheckTime checkAt={checkAt} />
      <Button variant="quiet" aria-label={`Change ${kept}`} onClick={() => setIsOpen(true)}>
        Change
      </Button>
    </li>
  )
}
