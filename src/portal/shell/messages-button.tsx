import { Bell, MessageSquareWarning } from 'lucide-react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import { Button } from '../ui/button.tsx'
import { isInDialog, isPageCovered } from '../ui/page-cover.ts'
import { useBanner } from './banner-provider.tsx'
import { MessageBanner } from './message-banner.tsx'
import styles from './top-bar.module.css'

/** Interactive elements. Not the heading, which gets the focus on a new page. */
const ACTED_ON = 'a, button, input, textarea, summary, [tabindex="0"]'

/** The Messages button and its banner, which covers the lower edge of the page without moving it. */
export function MessagesButton() {
  const { content, clock, visible } = useBanner()
  const place = useRef<HTMLDivElement>(null)
  const close = () => {
    clock.hide()
    // Focus the Messages button, which shows the banner again.
    place.current?.querySelector('button')?.focus()
  }

  // A late banner may cover the focused element.
  useLayoutEffect(() => {
    const focused = document.querySelector(`:is(${ACTED_ON}):focus-visible`)
    if (visible && covers(bannerIn(place), focused)) focused?.scrollIntoView({ block: 'center' })
  }, [visible])

  const makeRoom = useEffectEvent(({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches(ACTED_ON) && covers(bannerIn(place), target)) {
      clock.hide()
    }
  })
  const closeByKey = useEffectEvent(({ key }: KeyboardEvent) => {
    // Escape closes an overlay first.
    if (key !== 'Escape' || isPageCovered()) return
    if (bannerIn(place)?.contains(document.activeElement)) close()
    else clock.hide()
  })
  useEffect(() => {
    if (visible === false) return undefined
    document.addEventListener('focusin', makeRoom)
    document.addEventListener('keydown', closeByKey)
    return () => {
      document.removeEventListener('focusin', makeRoom)
      document.removeEventListener('keydown', closeByKey)
    }
  }, [visible])

  if (content === null) return null
  return (
    <div ref={place}>
      <Button
        variant="quiet"
        className={styles.button ?? ''}
        aria-expanded={visible !== false}
        onClick={visible === false ? clock.show : clock.hide}
      >
        {content.kind === 'loaded' ? (
          <Bell aria-hidden="true" size="1.25em" />
        ) : (
          <MessageSquareWarning aria-hidden="true" size="1.25em" className={styles.warning} />
        )}
        <span className={`visually-hidden ${styles.word}`}>
          Messages{' '}
          {content.kind === 'failed' && (
            <span className={`visually-hidden ${styles.why}`}>could not be loaded</span>
          )}
        </span>
      </Button>
      <MessageBanner content={content} clock={clock} visible={visible} onClose={close} />
    </div>
  )
}

function bannerIn({ current }: RefObject<Element | null>): Element | null {
  return current?.querySelector('section') ?? null
}

/** Whether the banner covers an element outside it. The focused element must stay visible. */
function covers(banner: Element | null, target: Element | null): boolean {
  if (!banner || !target || banner.contains(target)) return false
  if (isInDialog(target)) return false // a dialog is above the banner
  const over = banner.getBoundingClientRect()
  const under = target.getBoundingClientRect()
  return (
    under.left < over.right &&
    under.right > over.left &&
    under.top < over.bottom &&
    under.bottom > over.top
  )
}
