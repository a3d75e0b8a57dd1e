import {
  Children,
  useEffect,
  useLayoutEffect,
  useRef,
  type ComponentPropsWithoutRef,
  type ReactNode,
  type RefObject,
} from 'react'
import styles from './button.module.css'
import { focusHeading } from './focus-heading.ts'
import { Spinner } from './spinner.tsx'
import { useHydrated } from './use-hydrated.ts'

type Variant = 'primary' | 'secondary' | 'soft' | 'quiet' | 'icon'

type ButtonProps = ComponentPropsWithoutRef<'button'> & {
  variant?: Variant
  /** The action is running: disables the button and shows a spinner before the label. */
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
      {textsApart(children)}
    </button>
  )
}

/**
 * Puts each text into an element of its own. Chrome's translation replaces text nodes, and React cannot insert a
 * spinner before a text that is gone. Another text is another element: the same one would move in the button.
 */
function textsApart(children: ReactNode): ReactNode {
  const parts: ReactNode[] = []
  let text = ''
  const endText = (): void => {
    if (text.trim() !== '') parts.push(<span key={`${parts.length} ${text}`}>{text}</span>)
    text = ''
  }
  // Gives each part a key.
  for (const child of Children.map(children, (each) => each) ?? []) {
    if (typeof child === 'string' || typeof child === 'number') text += String(child)
    else {
      endText()
      parts.push(child)
    }
  }
  endText()
  return parts
}

/** The class names that make a link look like a button. */
export function buttonClass(variant: Variant = 'primary', more = ''): string {
  return `${styles.button} ${styles[variant]} ${more}`.trim()
}

/**
 * A busy button is disabled and loses the focus. Afterwards it gets the focus back, unless the focus has
 * moved elsewhere. If the button has been removed, such as Try again, the page's heading gets the focus.
 */
function useFocusKept(button: RefObject<HTMLButtonElement | null>, busy: boolean): void {
  const lost = useRef(false)
  // Native listeners: React ignores events during its own DOM changes, when Chrome 109 removes the focus.
  useEffect(() => {
    const { current } = button
    const note = ({ type }: FocusEvent) => {
      lost.current = type === 'focusout' && current?.disabled === true
    }
    current?.addEventListener('focusout', note)
    document.addEventListener('focusin', note)
    return () => {
      current?.removeEventListener('focusout', note)
      document.removeEventListener('focusin', note)
    }
  }, [button])
  useLayoutEffect(() => {
    const { current } = button
    return () => {
      const active = document.activeElement
      const isLost = busy && lost.current && active === document.body
      if (current === null || (active !== current && !isLost)) return
      current.focus({ preventScroll: true })
      setTimeout(() => {
        // A closed modal or a new page may already have moved the focus.
        if (!current.isConnected && document.activeElement === document.body) focusHeading()
      })
    }
  }, [button, busy])
}
