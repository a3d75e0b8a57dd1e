import { CircleCheck } from 'lucide-react'
import type { Wait } from '../../storage/waits.ts'
import { checkWords, isCheckTime } from '../../time/check-time.ts'
import { useNow } from '../../time/use-now.ts'
import { nextOf, useWaits } from './use-waits.ts'
import styles from './waits.module.css'

/** On a card: from when to look at what was sent. Nothing where nothing is waited for. */
export function WaitNote({ card }: { card: string }) {
  const waits = useWaits(card)
  return waits.length === 0 ? null : <NextWait waits={waits} />
}

function NextWait({ waits }: { waits: readonly Wait[] }) {
  const now = useNow()
  const next = nextOf(waits, now)
  if (next === undefined) return null
  return <WaitWords checkAt={next.checkAt} now={now} more={styles.note} />
}

type WaitWordsProps = { checkAt: number; now: Date; more?: string | undefined }

export function WaitWords({ checkAt, now, more = '' }: WaitWordsProps) {
  const isTime = isCheckTime(checkAt, now)
  return (
    <p className={`${styles.words} ${more}`.trim()} data-state={isTime ? 'now' : 'later'}>
      {isTime && <CircleCheck aria-hidden="true" size="1.1em" />}
      {checkWords(checkAt, now)}
    </p>
  )
}
