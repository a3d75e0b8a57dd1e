import { useLayoutEffect, useRef, type ComponentPropsWithoutRef, type RefObject } from 'react'
import styles from './button.module.css'
import { Spinner } from './spinner.tsx'

type Look = 'primary' | 'secondary' | 'soft' | 'quiet'

type ButtonProps = ComponentPropsWithoutRef<'button'> & {
  look?: Look
  /** Says that the action is under way: disabled, with a spinner before the label. */
  busy?: boolean
}

export function Button({
  look = 'primary',
  busy = false,
  disabled,
  className,
  children,
  ...rest
}: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusKept(busy)
  useFocusPassedOn(button)
  return (
    <button
      ref={button}
      type="button"
      {...rest}
      className={buttonClass(look, className)}
      disabled={disabled === true || busy}
      aria-busy={busy || undefined}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}

/** The look of a button for a link, which stays a link. */
export function buttonClass(look: Look = 'primary', more = ''): string {
  return `${styles.button} ${styles[look]} ${more}`.trim()
}

/** A disabled button loses the focus. It has it back afterwards, unless the focus went elsewhere. */
function useFocusKept(busy: boolean): void {
  useLayoutEffect(() => {
    if (!busy) return undefined
    const before = document.activeElement
    return () => {
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus()
    }
  }, [busy])
}

/** A button that goes when it is pressed, such as Try again, leaves the focus to the page's heading. */
function useFocusPassedOn(button: RefObject<HTMLButtonElement | null>): void {
  useLayoutEffect(() => {
    const { current } = button
    return () => {
      if (document.activeElement !== current) return
      setTimeout(() => {
        // A modal that closes, and a page that comes, have a better place for it.
        if (document.activeElement !== document.body) return
        document.querySelector('h1')?.focus({ preventScroll: true })
      })
    }
  }, [button])
}
