import { CircleCheck } from 'lucide-react'
import { DAY_MS } from '../../../contract/milliseconds.ts'
import { formatShortLocal } from '../../time/school-time.ts'
import { useNow } from '../../time/use-now.ts'
import { useSavedIds } from './use-saved-ids.ts'
import styles from './saved-ids.module.css'

/** How long a card shows that the student can check. */
const SHOWN_MS = 7 * DAY_MS

/** A card's note: when the student can check the oldest saved ID. */
export function CheckNote({ card }: { card: string }) {
  const now = useNow().getTime()
  const first = useSavedIds(card).findLast(({ checkAt }) => now < checkAt + SHOWN_MS)
  return first ? <CheckTime checkAt={first.checkAt} more={styles.note} /> : null
}

/** 'Check from Tue 24 Nov, 8:15 AM', later 'You can check now'. */
export function CheckTime({ checkAt, more = '' }: { checkAt: number; more?: string | undefined }) {
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
