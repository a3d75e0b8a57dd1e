import { Bell, MessageSquareWarning } from 'lucide-react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import type { BannerClock } from './banner-clock.ts'
import { MessageBanner } from './message-banner.tsx'
import bar from './bar-button.module.css'
import styles from './messages.module.css'
import type { BannerContent } from './use-banner.ts'

/** What a student presses or types into. The heading of a new page has the focus, too, and does nothing. */
const ACTED_ON = 'a, button, input, textarea, summary, [tabindex="0"]'

type MessagesProps = { content: BannerContent; clock: BannerClock; visible: boolean }

/**
 * The Messages button, and the banner below it, on a phone at the lower edge: over the page, which
 * does not move.
 */
export function Messages({ content, clock, visible }: MessagesProps) {
  const place = useRef<HTMLDivElement>(null)
  const close = () => {
    clock.hide()
    // To the Messages button, which brings it back.
    place.current?.querySelector('button')?.focus()
  }

  // Messages that come late, while a keyboard is at what they would lie over, go to the other side.
  const [aside, setAside] = useState(false)
  useLayoutEffect(() => {
    const banner = place.current?.querySelector('section')
    const focused = document.querySelector(`:is(${ACTED_ON}):focus-visible`)
    setAside(visible && covers(banner, focused))
  }, [visible])

  const makeRoom = useEffectEvent(({ target }: FocusEvent) => {
    const banner = place.current?.querySelector('section')
    if (target instanceof Element && target.matches(ACTED_ON) && covers(banner, target)) {
      clock.hide()
    }
  })
  useEffect(() => {
    if (!visible) return undefined
    document.addEventListener('focusin', makeRoom)
    return () => document.removeEventListener('focusin', makeRoom)
  }, [visible])

  return (
    <div ref={place}>
      <Button
        variant="quiet"
        className={bar.button ?? ''}
        aria-expanded={visible}
        onClick={visible ? clock.hide : clock.show}
      >
        {content.kind === 'loaded' ? (
          <Bell aria-hidden="true" size="1.25em" />
        ) : (
          <MessageSquareWarning aria-hidden="true" size="1.25em" className={styles.warning} />
        )}
        <span className={bar.word}>
          Messages{' '}
          {content.kind === 'failed' && <span className={styles.why}>could not be loaded</span>}
        </span>
      </Button>
      <MessageBanner
        content={content}
        clock={clock}
        visible={visible}
        aside={aside}
        onClose={close}
      />
    </div>
  )
}

/** Whether the banner hides something that is not its own. What has the focus must be in sight. */
function covers(banner: Element | null | undefined, target: Element | null): boolean {
  if (!banner || !target || banner.contains(target)) return false
  const over = banner.getBoundingClientRect()
  const under = target.getBoundingClientRect()
  return (
    under.left < over.right &&
    under.right > over.left &&
    under.top < over.bottom &&
    under.bottom > over.top
  )
}
