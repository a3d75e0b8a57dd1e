import { useLayoutEffect, type ComponentProps } from 'react'
import styles from './button.module.css'
import { Spinner } from './spinner.tsx'

type Look = 'primary' | 'secondary' | 'soft' | 'quiet'

type ButtonProps = ComponentProps<'button'> & {
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
  useFocusKept(busy)
  return (
    <button
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
