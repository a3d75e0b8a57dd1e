import { useEffect } from 'react'
import type { Messages } from '../api/messages.ts'
import { readInstant } from '../time/read-due.ts'
import { formatDay } from '../time/school-time.ts'
import { MessageText } from '../ui/message-text.tsx'
import type { BannerClock } from './banner-clock.ts'
import styles from './message-banner.module.css'

type EarlierMessagesProps = { messages: Messages['earlier']; clock: BannerClock }

/** The messages that were replaced or have ended. They take longer to read: the banner stays until it is closed. */
export function EarlierMessages({ messages, clock }: EarlierMessagesProps) {
  useEffect(() => {
    clock.hold('earlier')
    return () => clock.release('earlier')
  }, [clock])
  return (
    <>
      <h2 className={styles.earlier}>Earlier messages</h2>
      {/* What scrolls must be reachable with the keyboard. A screen reader reads the list when it gets there:
          the status around it would have all of it read at once. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul tabIndex={0} aria-live="off" className={`stack ${styles.list}`}>
        {messages.map(({ text, since }) => {
          const moment = readInstant(since)
          return (
            <li key={since + text} className={styles.words}>
              {moment && <p className="quiet">{formatDay(moment)}</p>}
              <MessageText text={text} />
            </li>
          )
        })}
      </ul>
    </>
  )
}
