import { useEffect, useId } from 'react'
import type { Messages } from '../api/messages.ts'
import { readInstant } from '../time/read-due.ts'
import { formatDay } from '../time/school-time.ts'
import { MessageText } from '../ui/message-text.tsx'
import type { BannerClock } from './banner-clock.ts'
import styles from './message-banner.module.css'

type EarlierMessagesProps = { messages: Messages['earlier']; clock: BannerClock }

/** The messages that were replaced or have ended. They take longer to read: the banner stays until it is closed. */
export function EarlierMessages({ messages, clock }: EarlierMessagesProps) {
  const id = useId()
  useEffect(() => {
    clock.hold('earlier')
    return () => clock.release('earlier')
  }, [clock])
  return (
    <>
      <h2 id={id} className={styles.earlier}>
        Earlier messages
      </h2>
      {/* A list that scrolls must be reachable with the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul aria-labelledby={id} tabIndex={0} className={`stack ${styles.list}`}>
        {messages.map(({ text, since }) => (
          <li key={`${since} ${text}`} className={styles.words}>
            {since !== null && <p className="quiet">{dayOf(since)}</p>}
            <MessageText text={text} />
          </li>
        ))}
      </ul>
    </>
  )
}

function dayOf(since: string): string {
  const moment = readInstant(since)
  return moment === null ? '' : formatDay(moment)
}
