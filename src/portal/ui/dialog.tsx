import { AlertDialog, Dialog as RadixDialog } from 'radix-ui'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { focusHeading } from './focus-heading.ts'
import styles from './modal.module.css'
import { coverPage, scrollBarWidth } from './page-cover.ts'
import { ignoreDoubleTapOn } from './second-tap.ts'

/** Missing in TypeScript's types: https://developer.mozilla.org/docs/Web/API/CloseWatcher */
declare class CloseWatcher extends EventTarget {
  destroy(): void
}

type DialogProps = {
  className?: string | undefined
  'aria-label'?: string
  'aria-labelledby'?: string
  'aria-describedby'?: string | undefined
  /** The dialog asks a question or interrupts with a message (role alertdialog). */
  isAlert?: boolean
  /** The id of the element that gets the focus on close. By default the previously focused element. */
  returnFocusTo?: string | undefined
  /** Called on Escape, a phone's Back, or a click on the backdrop. Without it the student cannot close the dialog. */
  onClose?: (() => void) | undefined
  children?: ReactNode
}

/**
 * A dialog over the page, with its backdrop; open while it is rendered. Radix keeps the focus inside
 * and everything behind out of reach. It fills the screen: styles place what is in it.
 */
export function Dialog({
  className = '',
  isAlert = false,
  returnFocusTo,
  onClose,
  ...rest
}: DialogProps) {
  const Root = isAlert ? AlertDialog.Root : RadixDialog.Root
  const BodyPortal = isAlert ? AlertDialog.Portal : RadixDialog.Portal
  const Content = isAlert ? AlertDialog.Content : RadixDialog.Content
  const [{ hadFocus, scrollBar }] = useState(() => ({
    hadFocus: document.activeElement,
    scrollBar: scrollBarWidth(),
  }))
  const content = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    coverPage(1, scrollBar)
    if (content.current !== null) ignoreDoubleTapOn(content.current)
    return () => coverPage(-1, 0)
  }, [scrollBar])
  useBackGesture(onClose)

  const beganOnBackdrop = useRef(false)
  return (
    <Root open onOpenChange={() => onClose?.()}>
      <BodyPortal container={document.body}>
        <Content
          {...rest}
          ref={content}
          className={`${styles.dialog} ${className}`.trim()}
          data-dialog
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            focusFirst(event.currentTarget)
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            // A new page may have focused its heading. A dialog below may have focused its frame.
            if (!document.activeElement?.matches('body, [data-dialog]')) return
            const next =
              returnFocusTo === undefined ? hadFocus : document.getElementById(returnFocusTo)
            if (next instanceof HTMLElement) next.focus({ preventScroll: true })
            // The card that opened it may have ended, and a wide screen hides Menu.
            if (document.activeElement !== next) focusHeading()
          }}
          onPointerDown={({ target, currentTarget }) => {
            // Ignore a drag that ends on the backdrop: a text was selected.
            beganOnBackdrop.current = target === currentTarget
          }}
          onClick={({ target, currentTarget }) => {
            if (beganOnBackdrop.current && target === currentTarget) onClose?.()
          }}
        />
      </BodyPortal>
    </Root>
  )
}

/** Focuses a form's first field, else the first field or button. */
function focusFirst(dialog: EventTarget | null): void {
  if (!(dialog instanceof Element)) return
  const first = dialog.querySelector('form input') ?? dialog.querySelector('input, button')
  if (first instanceof HTMLElement) first.focus({ preventScroll: true })
}

/** Closes the dialog on Android's Back, if there is CloseWatcher. Otherwise Back changes the address. */
function useBackGesture(onClose: (() => void) | undefined): void {
  const close = useEffectEvent(() => onClose?.())
  const canClose = onClose !== undefined
  useEffect(() => {
    if (!canClose || !('CloseWatcher' in window)) return undefined
    const watcher = new CloseWatcher()
    watcher.addEventListener('close', () => close())
    return () => watcher.destroy()
  }, [canClose])
}
