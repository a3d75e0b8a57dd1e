import {
  useEffect,
  useLayoutEffect,
  useRef,
  type ComponentPropsWithoutRef,
  type RefObject,
} from 'react'
import styles from './button.module.css'
import { focusHeading } from './focus-heading.ts'
import { Spinner } from './spinner.tsx'
import { useHydrated } from './use-hydrated.ts'

type Variant = 'primary' | 'secondary' | 'soft' | 'quiet'

type ButtonProps = ComponentPropsWithoutRef<'button'> & {
  variant?: Variant
  /** Says that the action is under way: disabled, with a spinner before the label. */
  busy?: boolean
}

export function Button({
  variant = 'primary',
  busy = false,
  disabled,
  className,
  children,
  ...rest
}: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusKept(button, busy)
  const hydrated = useHydrated()
  return (
    <button
      ref={button}
      type="button"
      {...rest}
      className={buttonClass(variant, className)}
      disabled={disabled === true || busy || !hydrated}
      aria-busy={busy || undefined}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}

/** The class names that make a link look like a button. */
export function buttonClass(variant: Variant = 'primary', more = ''): string {
  return `${styles.button} ${styles[variant]} ${more}`.trim()
}

/**
 * A busy button is disabled and loses the focus. It gets the focus back afterwards, unless the focus
 * is elsewhere by then. Where the button is gone, such as Try again, the page's heading gets it.
 */
function useFocusKept(button: RefObject<HTMLButtonElement | null>, busy: boolean): void {
  const lost = useRef(false)
  // React hears no event of its own changes, and Chrome 109 takes the focus within the change.
  useEffect(() => {
    const { current } = button
    const note = () => (lost.current = current?.disabled === true)
    current?.addEventListener('focusout', note)
    return () => current?.removeEventListener('focusout', note)
  }, [button])
  useLayoutEffect(() => {
    const { current } = button
    return () => {
      const active = document.activeElement
      const isLost = busy && lost.current && active === document.body
      if (current === null || (active !== current && !isLost)) return
      current.focus()
      setTimeout(() => {
        // A modal that closed, or a new page, may have moved the focus already.
        if (!current.isConnected && document.activeElement === document.body) focusHeading()
      })
    }
  }, [button, busy])
}
