import { Megaphone, X } from 'lucide-react'
import { Collapsible } from 'radix-ui'
import { useEffect, useEffectEvent, type FocusEvent, type PointerEvent } from 'react'
import type { Messages } from '../api/messages.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { MessageText } from '../ui/message-text.tsx'
import type { BannerClock } from './banner-clock.ts'
import styles from './message-banner.module.css'

type MessageBannerProps = { messages: Messages; clock: BannerClock }

/** The messages, while the clock shows them. The status around them stays, or it would not announce them. */
export function MessageBanner({ messages, clock }: MessageBannerProps) {
  return (
    <div role="status">
      <Collapsible.Root open={clock.visible}>
        <Collapsible.Content className={styles.place}>
          <Banner messages={messages} clock={clock} />
        </Collapsible.Content>
      </Collapsible.Root>
    </div>
  )
}

/** The general message and the student's own, whichever is not empty. */
function Banner({ messages, clock }: MessageBannerProps) {
  // Nobody reads a banner that is removed, as on the task form.
  const letGo = useEffectEvent(clock.releaseAll)
  useEffect(() => () => letGo(), [])

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
    // These listeners operate nothing. They only tell whether the banner is being read.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={styles.banner}
      aria-label="Messages"
      onPointerMove={holdForMovement}
      onPointerLeave={() => clock.release('pointer')}
      onFocus={holdForFocus}
      onBlur={() => clock.release('focus')}
    >
      <Megaphone aria-hidden="true" className={styles.icon} size="1.25em" />
      <div className={styles.messages}>
        {messages.general !== '' && (
          <p>
            <MessageText text={messages.general} />
          </p>
        )}
        {messages.student !== '' && (
          <p className={styles.personal}>
            <MessageText text={messages.student} />
          </p>
        )}
      </div>
      <IconButton label="Close messages" className={styles.close ?? ''} onClick={clock.hide}>
        <X aria-hidden="true" />
      </IconButton>
    </section>
  )
}
