import { Link } from '@tanstack/react-router'
import { cardName } from '../../portal-address.ts'
import { isCheckTime } from '../../time/check-time.ts'
import { formatDayOnPhone } from '../../time/school-time.ts'
import { useNow } from '../../time/use-now.ts'
import { nextOf, useWaits } from './use-waits.ts'
import styles from './waits.module.css'

/** On the dashboard: the card to look at next, and from when. Nothing where nothing is waited for. */
export function NextCheck() {
  const now = useNow()
  const next = nextOf(useWaits(), now)
  if (next === undefined) return null
  const { card, title, checkAt } = next
  const [page = ''] = card.split('/')
  return (
    <Link
      to="/$page"
      params={{ page }}
      search={{ card: cardName(page, card) }}
      preload="intent"
      className={styles.check}
    >
      {title} {isCheckTime(checkAt, now) ? 'now' : `from ${formatDayOnPhone(new Date(checkAt))}`}
    </Link>
  )
}
