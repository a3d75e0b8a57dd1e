import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../ui/button.tsx'
import { MessageText } from '../ui/message-text.tsx'
import type { BannerClock } from './banner-clock.ts'
import styles from './message.module.css'

type MessageProps = {
  text: string
  /** For all students, or for this one. */
  kind: 'general' | 'student'
  clock: BannerClock
}

/** The first two lines of a message. More shows the rest and pauses the clock until Less. */
export function Message({ text, kind, clock }: MessageProps) {
  const words = useRef<HTMLSpanElement>(null)
  const [state, setState] = useState<'short' | 'long' | 'open'>('short')
  const isOpen = state === 'open'
  useLayoutEffect(() => {
    const whole = words.current
    const clip = whole?.parentElement
    if (!clip || isOpen) return undefined
    const measure = () => setState(whole.scrollHeight > clip.clientHeight ? 'long' : 'short')
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(whole)
    return () => observer.disconnect()
  }, [isOpen])

  useEffect(() => {
    if (!isOpen) return undefined
    clock.hold(kind)
    return () => clock.release(kind)
  }, [clock, kind, isOpen])

  // The focus may move to a link in the hidden lines.
  const showFocused = ({ target }: FocusEvent) => {
    if (state !== 'long') return
    flushSync(() => setState('open'))
    target.scrollIntoView({ block: 'nearest' })
  }
  return (
    <div className={styles.message} data-kind={kind} data-state={state}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <p className={styles.clip} onFocus={showFocused}>
        <span ref={words} className={styles.words}>
          <MessageText text={text} />
        </span>
      </p>
      {state !== 'short' && (
        <Button
          variant="quiet"
          className={styles.more ?? ''}
          onClick={() => setState(isOpen ? 'long' : 'open')}
        >
          {isOpen ? 'Less' : 'More'}
        </Button>
      )}
    </div>
  )
}
