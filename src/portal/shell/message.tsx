import { useEffect, useId, useLayoutEffect, useRef, useState, type FocusEvent } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../ui/button.tsx'
import { MessageText } from '../ui/message-text.tsx'
import type { BannerClock } from './banner-clock.ts'
import styles from './message.module.css'

type MessageProps = {
  text: string
  clock: BannerClock
  /** It is the student's own. */
  personal?: boolean
}

/** The first two lines of a message; More opens the rest, and the clock stands still until Less. */
export function Message({ text, clock, personal = false }: MessageProps) {
  const id = useId()
  const words = useRef<HTMLParagraphElement>(null)
  const [isLong, setLong] = useState(false)
  const [isOpen, setOpen] = useState(false)
  useLayoutEffect(() => {
    const { current } = words
    if (current === null || isOpen) return undefined
    const measure = () => setLong(current.scrollHeight > current.clientHeight)
    measure()
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [isOpen])

  useEffect(() => {
    if (!isOpen) return undefined
    clock.hold(id)
    return () => clock.release(id)
  }, [clock, id, isOpen])

  // The focus may come to a link in the rest. The text itself operates nothing.
  const showFocused = ({ target }: FocusEvent) => {
    if (!isLong || isOpen) return
    flushSync(() => setOpen(true))
    target.scrollIntoView({ block: 'nearest' })
  }
  return (
    <div
      className={styles.message}
      data-state={isOpen ? 'open' : isLong ? 'long' : undefined}
      data-personal={personal || undefined}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <p ref={words} className={styles.words} onFocus={showFocused}>
        <MessageText text={text} />
      </p>
      {isLong && (
        <Button variant="quiet" className={styles.more ?? ''} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Less' : 'More'}
        </Button>
      )}
    </div>
  )
}
