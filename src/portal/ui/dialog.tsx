import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type PointerEvent,
} from 'react'
import { createPortal } from 'react-dom'
import styles from './dialog.module.css'
import { coverPage } from './page-cover.ts'
import { noteOpened } from './second-tap.ts'

type DialogProps = Omit<ComponentProps<'dialog'>, 'ref' | 'onClose' | 'onCancel'> & {
  /** Whether it is shown. */
  open?: boolean
  /** The id of what the focus goes to when it closes. By default it goes back to who had it. */
  opener?: string | undefined
  /** Called when the student wants it closed: by Escape, a phone's Back, or a press beside what is in it. Without it nothing closes it. */
  onClose?: (() => void) | undefined
  /** Called when it is closed, and what moves then has come to rest. */
  onGone?: () => void
}

const CONTROL = 'a, button, input'

/**
 * What opens over the page, with its shade: the browser's own dialog, which keeps the focus inside and
 * everything behind it out of reach. What is in it stands where its styles place it on the screen.
 */
export function Dialog({
  open = true,
  opener,
  onClose,
  onGone,
  className = '',
  ...rest
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const goFrom = useEffectEvent((closed: HTMLDialogElement) => {
    if (onGone === undefined) return
    const moving = closed.getAnimations({ subtree: true })
    void Promise.allSettled(moving.map(({ finished }) => finished)).then(onGone)
  })
  useLayoutEffect(() => {
    const { current } = dialog
    if (current === null || !open) return undefined
    coverPage(true)
    current.showModal()
    noteOpened()
    // Chrome gives the focus to what scrolls, even where that holds a control.
    if (!current.querySelector(`:is(${CONTROL}):focus`)) {
      current.querySelector<HTMLElement>(CONTROL)?.focus()
    }
    return () => {
      coverPage(document.querySelectorAll('dialog[open]').length > 1)
      current.close() // the focus goes back to who had it
      if (opener !== undefined) document.getElementById(opener)?.focus({ preventScroll: true })
      goFrom(current)
    }
  }, [open, opener])

  // Who selects a text and lets go beside it has pressed nothing.
  const isBeside = useRef(false)
  const press = ({ target, currentTarget }: PointerEvent) => {
    isBeside.current = target === currentTarget
  }
  return createPortal(
    // For keys there is Escape, which comes as onCancel.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${className}`.trim()}
      onPointerDown={press}
      onClick={({ target, currentTarget }) => {
        if (isBeside.current && target === currentTarget) onClose?.()
      }}
      onCancel={(event) => {
        // React brings that of a dialog which was opened from this one, too.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose?.()
      }}
      onClose={({ currentTarget }) => {
        // Chrome closes a dialog at the second Escape, whatever was said to the first.
        if (!open || currentTarget.open || !currentTarget.isConnected) return
        currentTarget.showModal()
        onClose?.()
      }}
      {...rest}
    />,
    document.body,
  )
}
