import { Bell, X } from 'lucide-react'
import { useEffect, type FocusEvent, type PointerEvent } from 'react'
import type { Messages } from '../api/messages.ts'
import { readInstant } from '../time/read-due.ts'
import { formatDay } from '../time/school-time.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { MessageText } from '../ui/message-text.tsx'
import type { BannerClock } from './banner-clock.ts'
import type { BannerContent } from './banner-provider.tsx'
import styles from './message-banner.module.css'
import { Message } from './message.tsx'

type MessageBannerProps = {
  content: BannerContent
  clock: BannerClock
  visible: ReturnType<BannerClock['get']>
  /** Called when the student closes it. */
  onClose: () => void
}

/**
 * The banner, while it is visible. Its status element always stays: screen readers announce only
 * changes inside it.
 */
export function MessageBanner({ visible, ...banner }: MessageBannerProps) {
  return (
    <div role="status">
      {visible !== false && (
        <div className={`no-print ${styles.place}`}>
          <Banner {...banner} isAskedFor={visible === 'asked for'} />
        </div>
      )}
    </div>
  )
}

type BannerProps = Omit<MessageBannerProps, 'visible'> & { isAskedFor: boolean }

function Banner({ content, clock, isAskedFor, onClose }: BannerProps) {
  // On the task form the banner unmounts without a leave or blur event.
  useEffect(
    () => () => {
      clock.release('pointer')
      clock.release('focus')
    },
    [clock],
  )

  // Only movement counts as reading: Chromium reports pointerenter for an element that appears under
  // a resting mouse. A touch may be a scroll.
  const holdForMovement = (event: PointerEvent) => {
    const moved = event.movementX !== 0 || event.movementY !== 0
    if (event.pointerType !== 'touch' && moved) clock.hold('pointer')
  }
  const holdForFocus = (event: FocusEvent<HTMLElement>) => {
    if (event.target.matches(':focus-visible')) clock.hold('focus')
  }
  return (
    // The listeners only detect that the banner is being read.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={styles.banner}
      aria-label="Messages"
      onPointerMove={holdForMovement}
      onPointerLeave={() => clock.release('pointer')}
      onFocus={holdForFocus}
      onBlur={() => clock.release('focus')}
    >
      <Bell aria-hidden="true" size="1.25em" />
      <div className={`stack ${styles.messages}`}>
        {content.kind === 'loaded' ? (
          <Texts
            key={content.messages.general + content.messages.student}
            {...content}
            clock={clock}
          />
        ) : (
          <Failure {...content} />
        )}
        {content.kind === 'loaded' && isAskedFor && content.messages.earlier.length > 0 && (
          <EarlierMessages messages={content.messages.earlier} clock={clock} />
        )}
      </div>
      <IconButton label="Close messages" onClick={onClose}>
        <X aria-hidden="true" />
      </IconButton>
    </section>
  )
}

type TextsProps = Extract<BannerContent, { kind: 'loaded' }> & { clock: BannerClock }

/** The general message and the student's own, whichever is not empty. */
function Texts({ messages: { general, student }, clock }: TextsProps) {
  return (
    <>
      {general !== '' && <Message text={general} kind="general" clock={clock} />}
      {student !== '' && <Message text={student} kind="student" clock={clock} />}
    </>
  )
}

type EarlierMessagesProps = { messages: Messages['earlier']; clock: BannerClock }

/** The messages that were replaced or have ended. They take longer to read: the banner stays until it is closed. */
function EarlierMessages({ messages, clock }: EarlierMessagesProps) {
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
      <ul role="list" tabIndex={0} aria-live="off" className="stack">
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

function Failure({ busy, retry }: Extract<BannerContent, { kind: 'failed' }>) {
  return (
    <>
      <p>Messages could not be loaded.</p>
      <Button variant="secondary" busy={busy} onClick={retry}>
        Try again
      </Button>
    </>
  )
}
