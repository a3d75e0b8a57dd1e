import { pages } from '../../../content/compiled/index.ts'
import type { CheckLater, Page } from '../../../content/types.ts'
import { checkTime, checkWords, isAwaited } from '../../time/check-time.ts'
import { now as readClock } from '../../time/clock.ts'
import { figureMs } from '../../time/figure-ms.ts'
import { useNow } from '../../time/use-now.ts'
import { IdButton } from './id-button.tsx'
import { useWaits } from './use-waits.ts'
import styles from './waits.module.css'

type SaveIdProps = {
  later: CheckLater
  /** The page on which the modal is open. */
  page: Page
}

/** Below a card's links: keeps what the student has got there, and says from when to look. */
export function SaveId({ later: { card, page: slug, after, keep, help }, page }: SaveIdProps) {
  const now = useNow()
  const saved = useWaits(card).find(({ kept, checkAt }) => kept !== '' && isAwaited(checkAt, now))
  const waitMs = figureMs(after)
  if (waitMs === null) return null
  // 'submission ID', and 'PIN' as it is
  const label = keep.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
  // Where this page does not show the card that says from when to look: the title of its page.
  const title = page.cards.find(({ id }) => id === card)?.title ?? pages[slug].title
  return (
    <div className={styles.save}>
      <p role="status">
        {saved !== undefined && (
          <>
            {keep} <strong>{saved.kept}</strong> is saved on this device.{' '}
            {checkWords(saved.checkAt, now)}.
          </>
        )}
      </p>
      <IdButton
        title={`Save ${saved === undefined ? 'my' : 'another'} ${label}`}
        variant="secondary"
        help={help}
        waitNow={() => {
          const sent = readClock()
          const checkAt = checkTime(sent, waitMs).getTime()
          return { card, title, label: keep, kept: '', sentAt: sent.getTime(), checkAt }
        }}
      />
    </div>
  )
}
