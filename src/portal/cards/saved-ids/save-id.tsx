import { useState } from 'react'
import type { CheckLater } from '../../../content/card.ts'
import { storeSavedIds, savedIds } from '../../storage/saved-ids.ts'
import { now } from '../../time/clock.ts'
import { figureMs } from '../../time/figure-ms.ts'
import { Button } from '../../ui/button.tsx'
import { IdForm } from './id-form.tsx'
import { useSavedIds } from './use-saved-ids.ts'
import { CheckTime } from './check-note.tsx'

/** Saves an ID that the student got from the card's links, and says when to check for the result. */
export function SaveId({ later: { card, after, keep, help } }: { later: CheckLater }) {
  const [isOpen, setIsOpen] = useState(false)
  const [saved] = useSavedIds(card)
  const waitMs = figureMs(after)
  if (waitMs === null) return null
  // 'Submission ID' becomes 'submission ID'; 'PIN' stays
  const label = keep.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())

  function save(id: string, ms: number) {
    const savedId = { card, label: keep, kept: id, checkAt: now().getTime() + ms }
    const isStored = storeSavedIds([savedId, ...savedIds.get()])
    setIsOpen(!isStored)
    return isStored
  }

  return (
    <div className="stack">
      <div role="status" className="status">
        {saved !== undefined && (
          <>
            <span>
              {keep} <strong>{saved.kept}</strong> is saved on this device.
            </span>
            <CheckTime checkAt={saved.checkAt} />
          </>
        )}
      </div>
      {isOpen ? (
        <IdForm label={keep} help={help} onSave={(id) => save(id, waitMs)} />
      ) : (
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          Save {saved === undefined ? 'my' : 'another'} {label}
        </Button>
      )}
    </div>
  )
}
