import { CircleCheck } from 'lucide-react'
import { DAY_MS } from '../../../contract/milliseconds.ts'
import { formatShortLocal } from '../../time/school-time.ts'
import { useNow } from '../../time/use-now.ts'
import { useWaits } from './use-waits.ts'
import styles from './waits.module.css'

/** How long a card shows that the student can check. */
const TOLD_MS = 7 * DAY_MS

/** A card's note: when the student can check the oldest saved ID. */
export function WaitNote({ card }: { card: string }) {
  const now = useNow().getTime()
  const first = useWaits(card).findLast(({ checkAt }) => now < checkAt + TOLD_MS)
  return first ? <WaitText checkAt={first.checkAt} more={styles.note} /> : null
}

/** 'Check from Tue 24 Nov, 8:15 AM', later 'You can check now'. */
export function WaitText({ checkAt, more = '' }: { checkAt: number; more?: string | undefined }) {
  const isTime = checkAt <= useNow().getTime()
  return (
    <p className={`row ${styles.words} ${more}`.trim()} data-state={isTime ? 'now' : 'later'}>
      {isTime && <CircleCheck aria-hidden="true" size="1.1em" />}
      <span>
        {isTime ? 'You can check now' : `Check from ${formatShortLocal(new Date(checkAt))}`}
      </span>
    </p>
  )
}
