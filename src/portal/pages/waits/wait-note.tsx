import { CircleCheck } from 'lucide-react'
import type { Wait } from '../../storage/waits.ts'
import { checkWords, isAwaited, isCheckTime } from '../../time/check-time.ts'
import { useNow } from '../../time/use-now.ts'
import { useWaits } from './use-waits.ts'
import styles from './waits.module.css'

/** On a card: from when to look at what was sent. Nothing where nothing is waited for. */
export function WaitNote({ card }: { card: string }) {
  const waits = useWaits(card)
  return waits.length === 0 ? null : <NextWait waits={waits} />
}

/** Of several the next one counts. */
function NextWait({ waits }: { waits: readonly Wait[] }) {
  const now = useNow()
  const awaited = waits.filter(({ checkAt }) => isAwaited(checkAt, now))
  if (awaited.length === 0) return null
  const next = Math.min(...awaited.map(({ checkAt }) => checkAt))
  return <WaitWords checkAt={next} now={now} more={styles.note} />
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
