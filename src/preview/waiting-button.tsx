import type { ComponentProps } from 'react'
import { Button } from '../portal/ui/button.tsx'
import styles from './waiting-button.module.css'

type WaitingButtonProps = Omit<ComponentProps<typeof Button>, 'disabled'> & {
  /** There is nothing to do yet, or no longer. */
  waits: boolean
}

/**
 * A button that often has to wait for something else. It keeps the focus meanwhile, which a disabled one
 * loses; a press of it, or Enter in its form, then does nothing.
 */
export function WaitingButton({ waits, onClick, className = '', ...rest }: WaitingButtonProps) {
  return (
    <Button
      {...rest}
      className={`${styles.button} ${className}`.trim()}
      aria-disabled={waits || undefined}
      onClick={(event) => (waits ? event.preventDefault() : onClick?.(event))}
    />
  )
}
