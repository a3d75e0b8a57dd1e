import { useRef, useState } from 'react'
import { pages } from '../../../content/compiled/index.ts'
import type { CheckLater, Page } from '../../../content/types.ts'
import { storeWait } from '../../storage/waits.ts'
import { checkTime, checkWords, isAwaited } from '../../time/check-time.ts'
import { now as readClock } from '../../time/clock.ts'
import { figureMs } from '../../time/figure-ms.ts'
import { useNow } from '../../time/use-now.ts'
import { Button } from '../../ui/button.tsx'
import { IdForm, inSentence } from './id-modal.tsx'
import { changeIn, useWaits } from './use-waits.ts'
import styles from './waits.module.css'

type SaveIdProps = {
  later: CheckLater
  /** The page on which the modal is open. */
  page: Page
}

/** Below a card's links: keeps what the student has got there, and says from when to look. */
export function SaveId({ later, page }: SaveIdProps) {
  const [asks, setAsks] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const now = useNow()
  const saved = useWaits(later.card).find(
    ({ kept, checkAt }) => kept !== '' && isAwaited(checkAt, now),
  )
  const waitMs = figureMs(later.after)
  if (waitMs === null) return null

  const show = (form: boolean) => changeIn(box, () => setAsks(form))
  function save(kept: string, waitMs: number): boolean {
    const sent = readClock()
    const isStored = storeWait({
      card: later.card,
      title: titleOf(later, page),
      label: later.keep,
      kept,
      sentAt: sent.getTime(),
      checkAt: checkTime(sent, waitMs).getTime(),
    })
    if (isStored) show(false)
    return isStored
  }

  return (
    <div ref={box} className={styles.save}>
      <p role="status">
        {!asks && saved !== undefined && (
          <>
            {saved.label} <strong>{saved.kept}</strong> is saved on this device.{' '}
            {checkWords(saved.checkAt, now)}.
          </>
        )}
      </p>
      {asks ? (
        <IdForm later={later} onSave={(kept) => save(kept, waitMs)} onCancel={() => show(false)} />
      ) : (
        <Button variant="secondary" onClick={() => show(true)}>
          {saved === undefined ? 'Save my' : 'Save another'} {inSentence(later.keep)}
        </Button>
      )}
    </div>
  )
}

/** Of the card that says from when to look: where this page does not show it, that of its page. */
function titleOf(later: CheckLater, page: Page): string {
  return page.cards.find(({ id }) => id === later.card)?.title ?? pages[later.page].title
}
